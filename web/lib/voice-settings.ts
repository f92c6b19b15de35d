/** How one wants to be heard and answered, remembered on the device. No noun known. */
import { atom } from 'jotai'
import { beepsAtEachStart } from './speech-browser.ts'
import { readStored, writeJson } from './storage.ts'
import { VOICE_SETTINGS_KEY } from './storage-keys.ts'

/** 'open': plain words count; 'wake': only after 'Hey Chef'; 'tap': one utterance after each tap. */
type ListenMode = 'open' | 'wake' | 'tap'
/** 'short' leaves out what stands on the screen anyway; 'sounds' says nothing at all. */
type Answers = 'full' | 'short' | 'sounds'

export type VoiceSettings = {
  mode: ListenMode
  answers: Answers
  /** 1 is the voice's own pace. */
  rate: number
  /** From 0 to 1. */
  volume: number
}

const MODES: readonly unknown[] = ['open', 'wake', 'tap'] satisfies ListenMode[]
const ANSWERS: readonly unknown[] = ['full', 'short', 'sounds'] satisfies Answers[]

/** Where each start beeps, listening is asked for by a tap (voice, 'Hearing'). */
function defaults(): VoiceSettings {
  return { mode: beepsAtEachStart() ? 'tap' : 'open', answers: 'full', rate: 1, volume: 1 }
}

/** What is stored, each part that cannot be read as by default. */
const Stored = {
  safeParse(value: unknown) {
    if (typeof value !== 'object' || value === null) return { success: false as const }
    const kept = new Map(Object.entries(value))
    const isWithin = (name: string, low: number, high: number) => {
      const number: unknown = kept.get(name)
      return typeof number === 'number' && number >= low && number <= high
    }
    const isKnown = {
      mode: MODES.includes(kept.get('mode')),
      answers: ANSWERS.includes(kept.get('answers')),
      rate: isWithin('rate', 0.5, 2),
      volume: isWithin('volume', 0, 1),
    }
    const known = Object.entries(isKnown).filter(([, isFine]) => isFine)
    const parts = Object.fromEntries(known.map(([name]) => [name, kept.get(name)]))
    return { success: true as const, data: { ...defaults(), ...parts } }
  },
}

const keptAtom = atom<VoiceSettings | null>(null)

/** Reads all, takes a part. */
export const voiceSettingsAtom = atom(
  (get): VoiceSettings => get(keptAtom) ?? readStored(VOICE_SETTINGS_KEY, Stored, defaults()),
  (get, set, change: Partial<VoiceSettings>) => {
    const next = { ...get(voiceSettingsAtom), ...change }
    writeJson(VOICE_SETTINGS_KEY, next)
    set(keptAtom, next)
  },
)
