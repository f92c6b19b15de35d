/** Reads which timer is meant, for how long, and what a new one is for. */
import type { VoiceContext, WhichTimer } from './intents.ts'
import type { NameFinder } from './names.ts'
import { readNumber } from './numbers.ts'
import {
  asHeard,
  groupIn,
  lastSeconds,
  numbersIn,
  type Phrase,
  plain,
  spoken,
  withoutTimes,
} from './phrase.ts'

/** Ours: a week, as for timers made by touch; a longer time was misheard. */
const MAX_SECONDS = 604_800

/** Words that are about timers, or point at something: no name of one holds any of them alone. */
const NO_NAME =
  /^(?:(?:timers?|timber|clock|alarm|countdown|reminder|it|its|this|that|these|those|step|steps|stage|bit|one|me|us|them|now|minutes?|seconds?|hours?|another|second|new|please|the|a|an|quick|same|thing|everything|all|both|every|more|kitchen|time|times|my|our|your|then|too|also|running|still|other|different|separate|extra|out|in|on|off|up|down|back|again|going|left|to|for|of|there|here|just|about|from|be|do|is|has|have|with|and|next|whole|current|original|current|what|which|how|i|you|we|go|so|not|no|yes|start|stop|pause|set|beginning|top|zero|hold|until|till|till|done|ready|long|each|any|some|sure|her|are|count|lot|rest|longer|much|got|get|put|give|take|make|let|know|when|where|<time>|<more>|\d[\d.]*) ?)+$/

const ARTICLE = '(?:(?:the|my|our|those|these|some|that|this|a|an) )?'
/** Patterns of what a new timer is for, the most telling first. */
const FOR: readonly RegExp[] = [
  /(?:called|named|labelled|labeled|label it|call it|name it|call this one|call that one|call this|call that) (?:the )?(.+?) (?=for <|<|for the next|$)/,
  /(?:remind|nudge|poke|prompt) (?:me|us) (?:(?:in|after) )?(?:<time> )?(?:to|about|that) (.+?) (?=(?:in |after |at )?<|$)/,
  new RegExp(
    `(?:time|times|timing|clock) ${ARTICLE}((?!timer|for |is |is|up|left|to |on )(?:[^<\\d ]+ ){1,3}?)(?=(?:for|at|to) (?:about |another )?<|<|$)`,
  ),
  new RegExp(
    `(?:for|on|in for) ${ARTICLE}((?!the |about |another |a |for )(?:[^<\\d ]+ ){1,4}?)(?=(?:for|at|of|to|in|which|that|it|timer|its|and|so|theyre|is|are|please|need|needs|want|wants|set) |<|$)`,
  ),
  /(?:^|.* )(?:a|an|the|my|our|another|<time>|set|start|new) ((?!(?:a|an|the|my|our|set|start) )(?:[^<\d ]+ ){1,3}?)(?:timer|alarm|countdown|reminder) /,
  new RegExp(
    `^${ARTICLE}((?:[^<\\d ]+ ){1,3}?)(?:needs?|wants?|takes?|gets?|have|has|for|in|on|go(?:es)? (?:in|on) for)? ?(?:about |another )?<time> $`,
  ),
  new RegExp(`^<time> (?:for |on )?${ARTICLE}((?:[^<\\d ]+ ){1,3}?)$`),
]

/** Whether some words can be what a timer is for. */
function isName(words: string): boolean {
  return !NO_NAME.test(words) && !/\b(?:timers?|timber|alarm|the)\b/.test(words)
}

/** As it was heard; 'the tea's' is the tea. */
function labelIn(words: string, phrase: Phrase): string {
  return asHeard(words, phrase).replace(/'s$/, '')
}

/** What a new timer is for, in the words spoken; `null` when it was not said. */
function newLabel(phrase: Phrase): string | null {
  const text = withoutTimes(phrase)
  for (const pattern of FOR) {
    const found = groupIn(pattern, text)
    if (found && isName(found)) return labelIn(found, phrase)
  }
  return null
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
  const label = newLabel(phrase)
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
  const label = knownName(phrase, phrase.labels) ?? namedTimer(phrase)
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

const TIMER = '(?:timer|timber|alarm|countdown|one|clock)'
const OLD: readonly RegExp[] = [
  new RegExp(`(?:^|.* )(?:the|my|our|that) ((?:[^<\\d ]+ ){1,3}?)${TIMER} `),
  new RegExp(`${TIMER} (?:for|on|called) (?:the |my )?((?:[^<\\d ]+ ){1,3})$`),
  /(?:on|for|to|off|does|has|have|until|till|is|are|gives?) (?:the|my|our|them|those) ((?:[^<\d ]+ ){1,3}?)(?=<|got|have|has|need|left|is|are|done|ready|going|still|come|comes|be|take|takes|for|at|a|another|on|to|$)/,
  /(?:on|for|off) ((?:[^<\d ]+ ){1,2})$/,
]

/** The words that stand where a timer's name stands. */
function namedTimer(phrase: Phrase): string | null {
  const text = withoutTimes(phrase)
  for (const pattern of OLD) {
    const found = groupIn(pattern, text)?.replace(
      /^(?:(?:pause|stop|cancel|reset|resume|kill|start|delete|remove|hold|the|that|this|off|restart|my|clear|on|bin|and|how|is|much|long|left|for|what|check|to|of|a|an|turn|get|rid|give|bung|more|put|call|has|got|set|i|dont|need|continue|unpause|forget|scrap|drop|end|one) )+/,
      '',
    )
    if (found && isName(found)) return labelIn(found, phrase)
  }
  const foods = phrase.spans.filter(({ kind }) => kind === 'food' || kind === 'name')
  const [food] = foods
  return food && foods.length === 1 && phrase.spans.length <= 7 ? spoken(food, phrase) : null
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
