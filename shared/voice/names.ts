/** Matches spoken names of timers and ingredients with those that exist (voice, rules 8 and 9). */

/**
 * What is left of each word of a name when it is misheard: its first letter and its consonants.
 * Flower and flour, stalk and stock, leaks and leeks, time and thyme, pastor and pasta, rise and rice
 * are the same. Small words and plurals do not count.
 */
function soundsOf(name: string): string[] {
  const before = heard.get(name)
  if (before) return before
  const sounds = soundsIn(name)
  if (heard.size >= MOST_HEARD) heard.clear()
  heard.set(name, sounds)
  return sounds
}

/** The same few names, and the same words of a sentence cut in several ways, come again and again. */
const heard = new Map<string, string[]>()
const MOST_HEARD = 5_000

function soundsIn(name: string): string[] {
  const words = name
    .toLowerCase()
    .replace(/\b(?:the|an?|of|and|in)\b|(?<=..)e?s\b/g, '')
    .match(/[\p{L}\p{N}]+/gu)
  return [...(words ?? [])].map((word) =>
    word
      .replace(/(?:ou|[aeo])r$|l(?=k)/g, '')
      .replace(/c(?=[eiy])|z/g, 's')
      .replace(/c/g, 'k')
      .replace(/(?<=.)[aeiouyhw]|(.)(?=\1)/g, '')
      .replace(/^.$/, word),
  )
}

/** The name that some spoken words mean, or null. */
export type NameFinder = (spoken: string) => string | null

/**
 * Finds which of `names` is meant: the shortest that has a like-sounding word for each of those spoken,
 * of two such the one with the very words.
 */
export function nameFinder(names: readonly string[]): NameFinder {
  // Most utterances name nothing.
  let known: (readonly [name: string, sounds: string[]])[] | undefined
  return (spoken) => {
    const said = soundsOf(spoken)
    known ??= names.map((name) => [name, soundsOf(name)])
    const rank = ([name, sounds]: readonly [string, string[]]) =>
      sounds.length - Number(name.toLowerCase().includes(spoken.toLowerCase())) / 2
    const [best] = known
      .filter(([, sounds]) => said[0] && said.every((sound) => sounds.includes(sound)))
      .sort((a, b) => rank(a) - rank(b))
    return best?.[0] ?? null
  }
}

/** As `nameFinder`, for one name. */
export function matchName(spoken: string, names: readonly string[]): string | null {
  return nameFinder(names)(spoken)
}

/** These alone, or at the end of others, are no name, whatever a timer is called. */
const NEVER_NAMES = new Set(
  'the a an my our your this that these those it its and of in on for to at with from is was be step steps timer timers one ones first last next please all both what how much many do does i you we me go get got set time stop put add start minutes minute left again more now then so no yes whats who whos which when where wheres why hows thats lets tonight today tomorrow dinner lunch breakfast supper'.split(
    ' ',
  ),
)

/**
 * Whether some words name one of `names` here and now: by their very words, or by words of at least four
 * letters that sound like them.
 */
export function nameMatcher(names: readonly string[]): NameFinder {
  if (names.length === 0) return () => null
  const find = nameFinder(names)
  const known = new Set(
    names.flatMap((name) => name.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map(stemOf),
  )
  return (spoken) => {
    const words = spoken.split(' ')
    if (NEVER_NAMES.has(words[0] ?? '') || NEVER_NAMES.has(words.at(-1) ?? '')) return null
    if (!words.some((word) => known.has(stemOf(word)) || word.length >= 4)) return null
    return find(spoken)
  }
}

function stemOf(word: string): string {
  return word.replace(/(?<=..)e?s$/, '')
}
