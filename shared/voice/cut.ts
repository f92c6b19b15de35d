/** Cuts away what is said around a command, and keeps what was meant where somebody corrects himself. */
import { countIn, textOf } from './normalise.ts'
import type { Span, SpanKind } from './spans.ts'

/** Said to begin with, or to be kind. 'Yes' and 'no' are never among them: they may be the answer. */
const LEADS =
  /^(?:(?:(?:hey|hi|ok|okay|oh|yo) )?(?:there )?chef|ok|okay|okey dokey|right(?: then| so)?|alright(?: then)?|alrighty|so|well(?: then)?|oh|ooh|ah|ach|och|ey|hey|hiya|now(?: then)?|please|um|uh|like|look|listen|buddy|pal|mate|love|dear|darling|friend|boss|and|then|but|also|plus|yeah so|great|good|lovely|perfect|cool|brilliant|nice|kindly|go ahead and|let me see|lets see|sorry but|excuse me|just) (?=.)/

/** Said at the end. */
const TAILS =
  /(?<=. )(?:please(?: and)?(?: thank you)?|pls|thanks(?: a lot)?|thank you(?: very much| so much)?|ta|cheers|chef|buddy|pal|mate|love|dear|darling|friend|boss|will you|would you|could you|can you|if you (?:could|can|dont mind|would|please|will)|if its no (?:bother|trouble)|for me|then|now|and|also|plus|but|so|right|okay|ok|yeah|eh|innit|like|man|hun|ya|kindly) $/

/** The place where the utterance proper begins and ends. */
export function core(words: readonly string[]): { from: number; to: number } {
  let text = textOf(words)
  let from = 0
  for (let lead = LEADS.exec(text); lead; lead = LEADS.exec(text)) {
    from += countIn(lead[0])
    text = text.slice(lead[0].length)
  }
  let to = words.length
  for (let tail = TAILS.exec(text); tail; tail = TAILS.exec(text)) {
    to -= countIn(tail[0])
    text = text.slice(0, tail.index)
  }
  return { from, to }
}

const AGAIN =
  'no|naw|nah|nope|nay|sorry|actually|i mean|i meant|make that|make it|scratch that|or rather|rather|wait|hang on|hold on|hold it|oops|whoops|ach|och|my bad|my mistake|correction|strike that|forget that|forget it|not that|(?:i )?beg (?:your )?pardon|(?:i )?tell a lie|on reflection|on second thoughts?|what am i saying|i withdraw that|silly me|excuse me|never mind|better'
/** Said between a correction and what is meant in the end. */
const BETWEEN =
  'oh|ah|er|um|uh|that|one|to|love|honey|dear|darling|mate|pal|chef|way|only|just|rather|lets do|lets say|lets make it|let us be exact|it says|it should be|it is|its|say|thats wrong|not right|instead|maybe|do|give (?:it|me|us)|call it|put'
const MARKER = new RegExp(
  `(?:^| )(?:(?:oh|ah|no|well|er|and|but|or|wait) )*(?:${AGAIN})(?: (?:${AGAIN}|${BETWEEN}))* (?=.)`,
  'g',
)
/** 'No, not the rice, the peas': what is not meant is named once more. */
const NOT_THAT = /^(?:not|never|forget) /

/** What stood before a correction, and what came after it; null when nothing was corrected. */
export function correctionIn<Word>(
  all: readonly Word[],
  words: readonly string[],
): { before: Word[]; after: Word[] } | null {
  const text = textOf(words)
  const last = [...text.matchAll(MARKER)].filter(({ index }) => index > 0).at(-1)
  if (!last) return null
  const at = countIn(text.slice(0, last.index + 1))
  const to = countIn(text.slice(0, last.index + last[0].length))
  return {
    before: all.slice(0, at),
    after: all.slice(to + notMeant(words.slice(0, at), words.slice(to))),
  }
}

/** How many words name once more what is not meant. */
function notMeant(before: readonly string[], after: readonly string[]): number {
  if (!NOT_THAT.test(textOf(after))) return 0
  const known = new Set(before)
  let at = 1
  while (
    at < after.length - 1 &&
    (known.has(after[at] ?? '') || (SMALL.has(after[at] ?? '') && known.has(after[at + 1] ?? '')))
  )
    at++
  return at > 1 ? at : 0
}

const SMALL = new Set(
  'the a an my our your to for on of in at just it with from up that'.split(' '),
)

const IT = new Set(['it', 'them'])

/** Of what kind a span must be to take another's place. */
const PLACE: Partial<Record<SpanKind, string>> = {
  time: 'number',
  more: 'number',
  number: 'number',
  food: 'food',
  name: 'food',
  day: 'day',
  unit: 'unit',
}

/** Some words and their spans. */
type Cut<Word> = { words: readonly Word[]; spans: readonly Span[] }

/**
 * The words before a correction with its words in the place of what they correct: of the last thing of
 * the same kind, or from the last word that is said again. Null when there is no such place.
 */
export function spliced<Word>(
  { words: old, spans: before }: Cut<Word>,
  { words: fresh, spans: after }: Cut<Word>,
): Word[] | null {
  const first = after.findIndex((span) => span.kind !== null || !SMALL.has(span.text))
  const head = after[first]
  if (!head) return null
  if (head.kind) {
    const place = PLACE[head.kind]
    const meant = before.findLast(({ kind }) => kind && PLACE[kind] === place)
    if (!meant) return null
    const isBare = first === after.length - 1
    // 'a five minute timer, no, ten': the unit is meant again
    const isTime = (meant.kind === 'time' || meant.kind === 'more') && head.kind === 'number'
    return [
      ...old.slice(0, meant.from),
      ...fresh.slice(head.from, head.to),
      ...(isTime ? old.slice(meant.to - 1, meant.to) : []),
      ...fresh.slice(head.to),
      ...(isBare ? old.slice(meant.to) : []),
    ]
  }
  const it = after.findIndex(({ text }) => IT.has(text))
  const named = before.findLast(({ kind }) => kind && PLACE[kind] === 'food')
  const cell = after[it]
  // 'pause the rice, no, cancel it': the same thing is meant
  if (cell && named && !after.some(({ kind }) => kind && PLACE[kind] === 'food'))
    return [
      ...fresh.slice(0, cell.from),
      ...old.slice(named.from, named.to),
      ...fresh.slice(cell.to),
    ]
  const [start] = after
  const same = before.findLast(({ text }) => text === start?.text)
  return same && same.from > 0 ? [...old.slice(0, same.from), ...fresh] : null
}
