/** Families of words that mean the same in a command. A word stands in as many families as it likes. */
import type { Input, Reading } from './grammar.ts'

/** By first word: the phrases that begin with it (the words that follow), and the family of each. */
export type Lexicon = ReadonlyMap<
  string,
  readonly [family: string, first: string, ...rest: string[]][]
>

/**
 * Reads lines of `Family word two_words …`: the family's name in small letters is its first word, and a
 * phrase may begin with another family.
 */
export function readLexicon(lines: string): Lexicon {
  const entries = lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [family = '', ...phrases] = line.split(' ')
      return [family.toLowerCase(), ...phrases].map((phrase): [string, string, ...string[]] => {
        const [first = '', ...rest] = phrase.split('_')
        return [family, first, ...rest]
      })
    })
  return Map.groupBy(entries, ([, first]) => first)
}

/** Reads every word as itself, without -s, -ed, -ing, -er or -ly, and as its families. */
export function familiesOf(words: readonly string[], lexicon: Lexicon): Input['families'] {
  return words.map((word, at) => {
    const names = new Map<string, Reading[]>()
    const add = (name: string, end: number) => {
      const readings = names.get(name) ?? []
      if (readings.some((reading) => reading[0] === end)) return
      names.set(name, [...readings, [end, {}]])
      for (const [family, , ...rest] of lexicon.get(name) ?? []) {
        if (rest.every((next, index) => words[end + index] === next)) add(family, end + rest.length)
      }
    }
    for (const ending of ['', /(?<=...)[sd]$/, /(?<=..)(?:e[sd]|ing|er|ly)$/, /[lp]ed$/]) {
      add(word.replace(ending, ''), at + 1)
    }
    return names
  })
}
