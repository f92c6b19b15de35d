/** Foods that were refused in a misspelling: 'no prwans'. A guess only ever refuses, so it never makes a wish. */
import { allFoods } from '../foods/foods.ts'
import { GROUPS } from './groups.ts'
import { type Mention, mentionsIn } from './mentions.ts'
import { tokensOf } from './tokens.ts'

const WORD_MIN = 3
/** From here on two slips may be made. */
const LONG_WORD_MIN = 7

const NEAR_MAX = 1_000
const near = new Map<string, string[]>()
let names: Map<string, string[]> | null = null

/** Names of one word by their first letter. */
function namesBy(letter: string): readonly string[] {
  if (!names) {
    names = new Map()
    const all = [
      ...GROUPS.filter(({ isDiet }) => !isDiet).flatMap(({ words }) => words),
      ...[...allFoods().values()].flatMap(({ name, plural }) => [name, plural]),
    ]
    for (const name of new Set(all)) {
      if (name.length < WORD_MIN || !/^[a-z]+$/.test(name)) continue
      names.set(name.charAt(0), [...(names.get(name.charAt(0)) ?? []), name])
    }
  }
  return names.get(letter) ?? []
}

/** What a refused word that nobody knows may be meant for, as if it stood at token `at`: all that are as near. */
export function guessesOf(word: string, at: number): Mention[] {
  const names = near.get(word) ?? nearestNames(word)
  if (near.size >= NEAR_MAX) near.clear()
  near.set(word, names)
  return names.flatMap((name) =>
    mentionsIn(name, tokensOf(name)).map((mention) => ({ ...mention, from: at, to: at + 1 })),
  )
}

function nearestNames(word: string): string[] {
  if (word.length < WORD_MIN) return []
  const most = word.length >= LONG_WORD_MIN ? 2 : 1
  let best = most
  let found: string[] = []
  for (const name of namesBy(word.charAt(0))) {
    const slips = slipsBetween(word, name, best)
    if (slips > best) continue
    if (slips < best) found = []
    best = slips
    found.push(name)
  }
  return found
}

/** Letters more, less, other or changed with their neighbour; beyond `most` it no longer counts. */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const slip = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next.push(isSwapped ? Math.min(slip, (before[j - 2] ?? 0) + 1) : slip)
    }
    before = row
    row = next
  }
  return row[b.length] ?? most + 1
}
