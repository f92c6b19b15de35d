/** What phrases can read besides fixed words: numbers, durations, names, free words. */
import type { Guard, Input, Readers, Reading, Slots } from './grammar.ts'
import { readDuration, readNumber } from './numbers.ts'

/** Ours: longer names are sentences. */
const MAX_NAME_WORDS = 4

/** Ours: a week, as for timers made by touch; a longer time was misheard. */
const MAX_TIMER_SECONDS = 604_800

type Reader = Readers[string]

const number =
  (slotsOf: (value: number, input: Input) => Slots, isHeard = false): Reader =>
  (input, at) => {
    const found = readNumber(input.words, at, isHeard)
    return found ? [[found.end, slotsOf(found.value, input)]] : []
  }

/** Beyond the last step, the twin that fits is what was said: 13 and 30, 14 and 40 … (voice, rule 10). */
function step(n: number, { context: { steps = n } }: Input): Slots {
  const twin = n < 20 ? (n % 10) * 10 : n / 10 + 10
  return { n: n > steps && twin <= steps && twin > 12 && Number.isInteger(twin) ? twin : n }
}

/** `isMore`: said to come on top of a timer; null: either. */
const time =
  (isMore: boolean | null, sign = 1): Reader =>
  ({ words }, at) => {
    const found = readDuration(words, at)
    return found && (isMore ?? found.isMore) === found.isMore && found.value <= MAX_TIMER_SECONDS
      ? [[found.end, { seconds: sign * found.value }]]
      : []
  }

/** 'Set a timer for ten' means minutes: nobody times ten seconds without saying so. */
const minutes = (n: number) => ({ seconds: n * 60 })

/** The words from a position up to each of the next ones, until a number or one of the families. */
const text =
  (slot: string, longest = 60, not?: string): Reader =>
  ({ words, raws, families }, at) => {
    const found: Reading[] = []
    for (let end = at; end < words.length && end < at + longest; ) {
      const isOther = (family: string) => families[end]?.has(family) || readNumber(words, end)
      if (not?.split(' ').some(isOther)) break
      found.push([++end, { [slot]: raws.slice(at, end).join(' ') }])
    }
    return found
  }

/** Families that no new name holds: what is left over must not become one (voice, rule 1). */
const newName = (slot: string) => text(slot, MAX_NAME_WORDS, '^ ~ Timer Bit It Every Who off')

/** A name that exists, longest first. */
const name =
  (slot: 'label' | 'ingredient'): Reader =>
  (input, at) =>
    text('', MAX_NAME_WORDS)(input, at)
      .map(([end, heard]): Reading => [end, { [slot]: input.finders[slot](String(heard[''])) }])
      .filter(([, slots]) => slots[slot])
      .reverse()

/** The name of a unit: what brought the word into its family stands right before it (words.ts). */
const unit =
  (slot: string): Reader =>
  ({ families }, at) => {
    const names = [...(families[at]?.keys() ?? [])]
    const found = names[names.indexOf('Unit') - 1]
    return found ? [[at + 1, { [slot]: found }]] : []
  }

/** Any words of a question; the whole utterance is what is asked. 'What does that mean?' is for people. */
const topic: Reader = (input, at) =>
  text('')(input, at)
    .filter(
      ([, heard]) =>
        input.isOurs || !/^(?:th\w+|its?|you|s?he|i|we|(?:your|my) \w+)$/i.test(String(heard[''])),
    )
    .map(([end]) => [end, { question: input.raws.join(' ') }])

/** By the names that phrases use. */
export const READERS: Readers = {
  count: number((n) => (n === 1 ? {} : { count: n })),
  step: number(step, true),
  at: number(step),
  num: number(minutes, true),
  n: number((servings) => ({ servings }), true),
  value: number((value) => ({ value })),
  qty: number((n) => ({ quantity: String(n) }), true),
  sec: time(false),
  more: time(true),
  time: time(null),
  less: time(null, -1),
  name: name('label'),
  label: newName('label'),
  food: name('ingredient'),
  stuff: newName('ingredient'),
  words: text('label'),
  ask: text('question'),
  topic,
  thing: text('item', 6, 'List It'),
  pack: unit('unit'),
  from: unit('from'),
  to: unit('to'),
}

/** Whether the guard of a head holds: one of these, something in the context, or the pending question. */
export const holds: Guard = (name, { context, isOurs }, { label }) => {
  const { timers = [], pending, speaking } = context
  const meant = timers.filter((timer) => !label || timer.label === label)
  const guards: Record<string, unknown> = {
    ...context,
    [pending ?? '']: true,
    addressed: isOurs,
    /** The app itself says 'Step four.' before it reads the text (voice, rule 12). */
    silent: isOurs || !speaking,
    aloud: isOurs || speaking,
    /** 'Stop the timer' silences one that rings, unless a quiet one is named. */
    rings: context.alarmRinging && !(label && meant.some(({ remaining }) => remaining)),
    timers: timers[0],
    paused: meant.some(({ running, remaining }) => !running && remaining),
  }
  return guards[name]
}
