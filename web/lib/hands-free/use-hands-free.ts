/** Hands-free in React: one for as long as a part of the page stands, silent when it goes. */
import { useStore } from 'jotai'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { primeVoice } from '../prime-voice.ts'
import { findScribe } from '../scribe.ts'
import { createSpeaker } from '../speaker.ts'
import { canListen, listensLocally } from '../speech-browser.ts'
import type { Recogniser, RecogniserOptions } from '../speech-shape.ts'
import { type VoiceSettings, voiceSettingsAtom } from '../voice-settings.ts'
import { whenIdle } from '../when-idle.ts'
import type { HandsFree, HandsFreeDisplay } from './hands-free-view.ts'
import { createLateHandsFree } from './late-hands-free.ts'
import type { Room, Spoken } from './room.ts'

const LANGUAGE = 'en-GB'

type RoomLoader<C extends Spoken> = () => Promise<Room<C>>

/**
 * The code is fetched once it is wanted `soon` and the browser has time, so that a tap needs no network.
 * `loadRoom` is kept from the first call on. `mode`: how it listens here, whatever is chosen elsewhere.
 */
export function useHandsFree<C extends Spoken>(
  loadRoom: RoomLoader<C>,
  soon: boolean,
  mode?: VoiceSettings['mode'],
): HandsFree {
  const store = useStore()
  const [handsFree] = useState(() =>
    createLateHandsFree({
      canListen,
      findScribe,
      prime: primeVoice,
      load: (display) =>
        load(loadRoom, display, () => ({
          ...store.get(voiceSettingsAtom),
          ...(mode && { mode }),
        })),
    }),
  )
  useEffect(() => {
    handsFree.findEars()
  }, [handsFree])
  useEffect(() => {
    if (soon) whenIdle().then(handsFree.prepare)
  }, [soon, handsFree])
  useEffect(() => () => handsFree.dispose(), [handsFree])
  useSyncExternalStore(handsFree.subscribe, handsFree.view)
  return handsFree
}

/** The grammar and the recogniser come from the network only here. */
async function load<C extends Spoken>(
  loadRoom: RoomLoader<C>,
  display: HandsFreeDisplay,
  chosen: () => VoiceSettings,
): Promise<HandsFree> {
  const { isRecorded } = display.view()
  const [room, { createHandsFree }, makeRecogniser, { createMediaKeys }, { createEarcons }] =
    await Promise.all([
      loadRoom(),
      import('./hands-free.ts'),
      isRecorded ? recordingRecogniser() : browsersRecogniser(),
      import('../media-keys.ts'),
      import('../earcons.ts'),
    ])
  const settings = (): VoiceSettings => ({ ...chosen(), ...(isRecorded && { mode: 'tap' }) })
  return createHandsFree(
    room,
    {
      settings,
      isLocal: () => listensLocally(LANGUAGE),
      now: () => Date.now(),
      makeRecogniser: (options) => makeRecogniser({ ...options, lang: LANGUAGE }),
      makeSpeaker: (options) => createSpeaker({ ...options, lang: LANGUAGE }),
      makeMediaKeys: createMediaKeys,
      playEarcon: createEarcons(),
    },
    display,
  )
}

type MakeRecogniser = (options: RecogniserOptions) => Recogniser

async function browsersRecogniser(): Promise<MakeRecogniser> {
  return (await import('../speech.ts')).createRecogniser
}

async function recordingRecogniser(): Promise<MakeRecogniser> {
  return (await import('../recorded-speech.ts')).createRecordedRecogniser
}
