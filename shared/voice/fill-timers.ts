/** Reads which timer is meant, for how long, and what a new one is for. */
import type { VoiceContext, WhichTimer } from './intents.ts'
import type { NameFinder } from './names.ts'
import { readNumber } from './numbers.ts'
import { asHeard, lastSeconds, numbersIn, type Phrase, plain } from './phrase.ts'
import { nameIn } from './tagger.ts'

/** Ours: a week, as for timers made by touch; a longer time was misheard. */
const MAX_SECONDS = 604_800

/** The name of a timer in the words spoken, 'the tea's' is the tea; `null` when none is said. */
function nameSaid(phrase: Phrase, isNew: boolean): string | null {
  const found = nameIn(phrase, isNew, phrase.tags)
  if (!found) return null
  const heard = phrase.words.slice(found.from, found.to).map(({ raw }) => raw)
  return heard.join(' ').replace(/'s$/, '')
}

/** Of 'set a timer for ten' and 'timer ten', minutes: nobody times ten seconds without saying so. */
function secondsOf(phrase: Phrase): number | null {
  const seconds = lastSeconds(phrase)
  if (seconds !== null) return seconds <= MAX_SECONDS ? seconds : null
  const number = numbersIn(phrase).at(-1) ?? heardNumber(phrase)
  return number ? Math.round(number * 60) : null
}

function heardNumber(phrase: Phrase): number | null {
  const words = phrase.words.map(({ word }) => word)
  return words.length <= 2 ? (readNumber(words, words.length - 1, true)?.value ?? null) : null
}

/** A new timer; with neither slot the app asks how long. */
export function newTimer(phrase: Phrase): { seconds?: number; label?: string } {
  const seconds = secondsOf(phrase)
  const label = nameSaid(phrase, true)
  return { ...(seconds !== null && { seconds }), ...(label !== null && { label }) }
}

/** The timer that is meant: by its label, all of them, or neither. */
export function whichTimer(phrase: Phrase, context: VoiceContext): WhichTimer {
  const text = plain(phrase)
  if (
    /\b(?:all|both|every|everything|each|the lot)\b/.test(text) &&
    !/at all|all (?:the time|right|done|over)\b/.test(text)
  ) {
    return { all: true }
  }
  const label = knownName(phrase, phrase.labels) ?? nameSaid(phrase, false)
  return label === null || isOnly(label, context) ? {} : { label }
}

/** A label that is nothing but the app's word for an unnamed timer. */
function isOnly(label: string, { timers = [] }: VoiceContext): boolean {
  return label === '' && timers.length > 0
}

/** The name, of those that exist, that is said last and longest. */
export function knownName(phrase: Phrase, find: NameFinder): string | null {
  const { words } = phrase
  for (let length = Math.min(words.length, 5); length > 0; length--) {
    for (let from = words.length - length; from >= 0; from--) {
      const said = words.slice(from, from + length).map(({ word }) => word)
      const name = find(said.join(' '))
      if (name) return name
    }
  }
  return null
}

const LESS =
  /\b(?:take|takes|knock|knocked|shave|cut|reduce|shorten|subtract|remove|minus|lose|drop|less|off|fewer|shorter|trim|chop|deduct)\b/

/** More time, or less below zero; `null` when no time is said. 'Two more' means minutes. */
export function moreTime(
  phrase: Phrase,
  context: VoiceContext,
): { seconds: number; label?: string } | null {
  const seconds = secondsOf(phrase)
  if (seconds === null) return null
  const text = plain(phrase)
  const isLess = LESS.test(text) && !/\b(?:take|takes) (?:about |another |it )/.test(text)
  const { label } = whichTimer(phrase, context)
  return { seconds: isLess ? -seconds : seconds, ...(label !== undefined && { label }) }
}

const NAMING =
  /(?:^| )(?:re)?(?:call(?:ed|ing)?|name(?:d)?|label(?:led|ed)?|title|change|christen|tag)(?: the name of)? (?:(?:it|that|this|the|my|timer|one|1|its|first|name|to|as|of|a) )*(.+)$/

/** A new name for a timer; `null` when no name is said. */
export function rename(phrase: Phrase): { label?: string; name: string } | null {
  const text = plain(phrase)
  const [, both] = NAMING.exec(text) ?? []
  if (!both) return null
  const [first = '', second] = both.split(/ (?:timer|one)? ?(?:to|as|into) (?:the )?/)
  const name = (second ?? first).replace(/^(?:(?:timer|one|1|called|be|as|the|to) )+/, '').trim()
  if (name === '') return null
  const label = second === undefined ? null : phrase.labels(first.replace(/ (?:timer|one)$/, ''))
  return { ...(label && { label }), name: asHeard(name, phrase) }
}
