/** Turns what a recogniser heard into words to match, numbers as digits. Meaning is not its business. */
import { ONES, TEENS, TENS } from '../number-words.ts'

/**
 * An utterance: `words` as patterns match them (lower case, no apostrophe), `raws` as they were heard but
 * for numbers, for free text.
 */
export type Heard = { words: string[]; raws: string[] }

/** Ours: a command is a sentence; what is longer is talk, and is not even looked at. */
const MAX_CHARACTERS = 300

const VALUES: Record<string, number> = {
  ...ONES,
  ...TEENS,
  ...TENS,
  half: 1 / 2,
  quarter: 1 / 4,
  couple: 2,
  dozen: 12,
  third: 3,
  fourth: 4,
  fifth: 5,
}

/** 'Three quarters', 'a hundred and twenty', 'twenty five' or 'two and a half', with their values. */
const COMPOUNDS: readonly [RegExp, (a: string, b?: string) => number][] = [
  [/^(\d) quarters /, (a) => +a / 4],
  [/^(a|\d) hundred (?:and )?(?:(\d\d?) )?/, (a, b = '') => (+a || 1) * 100 + +b],
  [/^([2-9]0|\d+(?= .*0\.)) (?:and )?(?:a )?([1-9]|0\.\d+) /, (a, b) => +a + Number(b)],
]

/** The commas of a list that ends with 'and': 'tea bags, bleach and a kilo of carrots'. */
const LISTED =
  /,(?= (?!no\b|not\b|nah\b|sorry\b|wait\b|actually\b|rather\b|or\b|please\b)[^,]{2,40}(?:, [^,]{2,40})*? and )/gi

/** Empty for silence, and for what is too long to be a command. */
export function tokenise(text: string): Heard {
  const heard = (text.length > MAX_CHARACTERS ? '' : text)
    .replace(/[¼-¾]/g, ' $&')
    .normalize('NFKC')
    .replace(/⁄/g, '/')
    .replace(/’/g, "'")
    .replace(LISTED, ' and')
    .replace(/(\d) ?[-–] ?(?=\d)/g, '$1 to ')
    .replace(/(\d)(?!st|nd|rd|th)(?=[a-z])/gi, '$1 ')
    .match(/[\p{L}\d]+(?:['./][\p{L}\d]+)*/gu)
    ?.join(' ')
    // Else 'second' is a time.
    .replace(/second(?= step)/i, '2nd')
    // Said while thinking: never part of a command.
    .replace(/\b(?:u[mh]+|er+m?|h?mm)(?: |$)/gi, '')
    // 'Set a a timer', 'go back go back': said twice is meant once. 'For for' may be 'for four'.
    .replace(/\b(?!for |to )(\S+(?: \S+){0,2}) (?=\1(?: |$))/gi, '')
    .trim()
  const raws = (heard ? heard.split(' ') : []).map((raw) => {
    const word = raw.toLowerCase()
    const [over = 0, under = 0] = word.split('/').map(Number)
    return String(VALUES[word] ?? (over / under < 9 ? over / under : raw))
  })
  // From the end, so that 'a hundred and twenty five' finds its twenty five.
  for (let at = raws.length; at-- > 0; ) {
    for (const [pattern, worth] of COMPOUNDS) {
      const [text, a = '', b] = pattern.exec(textOf(raws.slice(at, at + 5))) ?? []
      if (text) raws.splice(at, countIn(text), String(worth(a, b)))
    }
  }
  return { words: raws.map((raw) => raw.toLowerCase().replaceAll("'", '')), raws }
}

/** The words for a pattern: each with a space after it; and how many there are in such a text. */
export const textOf = (words: readonly string[]) => words.map((word) => `${word} `).join('')
export const countIn = (text: string) => text.split(' ').length - 1
