/** Matches spoken names of timers and ingredients with those that exist (voice, rules 8 and 9). */

/** Said alike; folded only when comparing with names that exist. */
const SOUNDS_LIKE: Record<string, string> = {
  flower: 'flour',
  time: 'thyme',
  thymes: 'thyme',
  times: 'thyme',
  stalk: 'stock',
  leak: 'leek',
  leaks: 'leek',
  pastor: 'pasta',
  pastas: 'pasta',
  meet: 'meat',
  source: 'sauce',
  moose: 'mousse',
  serial: 'cereal',
  beats: 'beet',
  currents: 'currant',
  carat: 'carrot',
  pairs: 'pear',
  bred: 'bread',
  peace: 'pea',
  piece: 'pea',
  eight: 'egg',
}

const ARTICLES = new Set(['the', 'a', 'an', 'my', 'our', 'some', 'of'])

/** Words of a name as they are compared: no article, singular, one spelling per sound. */
function fold(name: string): string[] {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '' && !ARTICLES.has(word))
    .map((word) => SOUNDS_LIKE[word] ?? singular(word))
}

function singular(word: string): string {
  if (word.length <= 3 || word.endsWith('ss')) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:oes|ches|shes|xes)$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/**
 * The one of `names` that `spoken` means: the same words, else a name that holds all of them (the
 * shortest such name). Null when none does.
 */
export function matchName(spoken: string, names: readonly string[]): string | null {
  const wanted = fold(spoken)
  if (wanted.length === 0) return null
  let best: string | null = null
  let bestLength = Number.POSITIVE_INFINITY
  for (const name of names) {
    const words = fold(name)
    if (words.length < bestLength && wanted.every((word) => words.includes(word))) {
      best = name
      bestLength = words.length
    }
  }
  return best
}
