/** What stands around a command: the wake phrase, other assistants' names, and fillers. */
import type { Token } from './normalise.ts'

const GREETINGS = new Set('hey hi okay'.split(' '))
const MISHEARD_GREETINGS = new Set(
  'hey hi okay hay hello a ay eh he yo oi high k oh the'.split(' '),
)
const MISHEARD_CHEF = new Set(
  'chef chefs chief shef sheff jeff geoff jef chf shaft chess jess chev chaff deaf shift chaf ches shelf chap cheff sheph check'.split(
    ' ',
  ),
)
const JOINED = new Set('heychef haychef hychef okaychef okchef hichef'.split(' '))

/** How many words of the beginning are the wake phrase; not exact when it was likely misheard. */
export function wakeLength(tokens: readonly Token[]): { length: number; isExact: boolean } {
  const start = LEADING_NOISE.has(tokens[0]?.word ?? '') ? 1 : 0
  const first = tokens[start]?.word ?? ''
  const second = tokens[start + 1]?.word ?? ''
  if (JOINED.has(first)) return { length: start + 1, isExact: true }
  if (GREETINGS.has(first) && second === 'chef') return { length: start + 2, isExact: true }
  if (MISHEARD_GREETINGS.has(first) && MISHEARD_CHEF.has(second)) {
    return { length: start + 2, isExact: false }
  }
  return { length: 0, isExact: false }
}

const LEADING_NOISE = new Set('um uh er erm ah so right'.split(' '))

/** Meant for another assistant: 'alexa …', 'hey google …'. */
export function isForAnother(tokens: readonly Token[]): boolean {
  const words = tokens.slice(0, 3).map((token) => token.word)
  return (
    words.some((word) => /^(?:alexa|siri|cortana|bixby)$/.test(word)) ||
    (words.includes('google') && words.indexOf('google') <= 1)
  )
}

const LEADING = phrases(
  'um|umm|uh|er|erm|ah|oh|hmm|mm|right|okay|now|please|so|well|chef|just|yeah|yes|alright|all right|hey|hi|hello|sorry|actually|' +
    'can you|could you|would you|will you|can you please|could you please|would you mind|can we|could we|' +
    'i want to|i would like to|id like to|i need to|i need you to|i want you to|id like you to|' +
    'i would like you to|go ahead and|lets|let us|let me|why dont you|then|quickly|you can|we can|we need to|' +
    'ive got to|its time to|time to|do me a favour and|do me a favor and|be a dear and|if you could|if you can|' +
    'i think|maybe|good|great|cool|perfect|lovely|done|got it|like|you know|be a love and|kindly|try to|im ready to|ready to|shall we|should we|dear|oi|listen',
)
const TRAILING = phrases(
  'please|now|right now|thanks|thank you|thank you very much|thanks very much|cheers|chef|for me|for us|mate|' +
    'then|would you|will you|can you|could you|if you can|if you could|if you would|if you dont mind|' +
    'if you wouldnt mind|okay|ok|right|um|uh|er|erm|quickly|love|dear|real quick|when you can|right away|straight away|' +
    'immediately|as well|too|yeah|ta|thanks chef|at once|wont you|thanks a lot|darling|man|buddy|sweetheart|will ya|hey|anyway|today|kindly|actually|so|so much',
)

function phrases(list: string): readonly (readonly string[])[] {
  return list
    .split('|')
    .map((phrase) => phrase.split(' '))
    .sort((a, b) => b.length - a.length)
}

/** The ways to leave fillers off, most first: each is what remains between `from` and `to`. */
export function fillersAround(tokens: readonly Token[]): { from: number; to: number }[] {
  const starts = [0]
  for (;;) {
    const at = starts[0] ?? 0
    const filler = LEADING.find((words) => words.every((word, i) => tokens[at + i]?.word === word))
    if (filler === undefined || starts.length > 6) break
    starts.unshift(at + filler.length)
  }
  const ends = [tokens.length]
  for (;;) {
    const at = ends[0] ?? 0
    const filler = TRAILING.find((words) =>
      words.every((word, i) => tokens[at - words.length + i]?.word === word),
    )
    if (filler === undefined || ends.length > 4) break
    ends.unshift(at - filler.length)
  }
  return starts
    .flatMap((from) => ends.map((to) => ({ from, to })))
    .filter(({ from, to }) => from < to)
}
