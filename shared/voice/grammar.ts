/**
 * A small grammar of phrases. In a phrase `word` is a word, `Word` a family of words, `a/b` either,
 * `x?` perhaps, `x*` any number, and `#slot` something read, or the rules of that name.
 */
import type { VoiceContext } from './intents.ts'
import type { NameFinder } from './names.ts'
import type { Heard } from './normalise.ts'

export type Slots = Record<string, unknown>

/** What was read from a position: where it ends, what it fills in, and by a rule of which name. */
export type Reading = readonly [end: number, slots: Slots, intent?: string]

/**
 * An utterance in its situation. `families` are those that begin at each position. `isOurs`: the
 * wake phrase came first, so more is meant for us.
 */
export type Input = Heard & {
  families: readonly ReadonlyMap<string, readonly Reading[]>[]
  context: VoiceContext
  isOurs: boolean
  /** The timer and the ingredient that are called so, by their slots. */
  finders: { label: NameFinder; ingredient: NameFinder }
}

/** What slots read, by their names in phrases. */
export type Readers = Record<string, (input: Input, at: number) => readonly Reading[]>
/** Whether the guard of a head holds for what was filled in. */
export type Guard = (name: string, input: Input, slots: Slots) => unknown

type Part = readonly [names: readonly string[], mark: string]
export type Rule = readonly [
  filler: string,
  heads: readonly string[][],
  phrases: readonly (readonly Part[])[],
]

/**
 * Reads lines of `intent?guard?slot?value other: phrase|phrase`. A sign before a line names the family
 * of small words that may stand anywhere in its phrases.
 */
export function readRules(lines: string): Rule[] {
  return lines
    .trim()
    .split(/\n+/)
    .map((line) => {
      const [, filler, heads = '', phrases = ''] = /^([~^]?)(.+): (.+)/.exec(line) ?? []
      return [
        filler || '.',
        heads.split(' ').map((head) => head.split('?')),
        phrases.split('|').map((phrase) =>
          phrase.split(' ').map((part) => {
            const [names = '', mark = ''] = part.split(/(?=[?*]$)/)
            return [names.split('/'), mark]
          }),
        ),
      ]
    })
}

/**
 * The first rule, in their order, that explains all words, but for fillers; null when none does. Time
 * grows with words times rules.
 */
export function understand(rules: readonly Rule[], input: Input, readers: Readers, holds: Guard) {
  const { families, words } = input

  /** What a word, a family or a slot can be from a position. */
  function readingsOf(name: string, at: number): readonly Reading[] {
    if (name[0] !== '#') return families[at]?.get(name) ?? []
    return [
      ...(readers[name.slice(1)]?.(input, at) ?? []),
      ...rules.flatMap((rule) => (rule[1][0]?.[0] === name ? apply(rule, at) : [])),
    ]
  }

  /** The position, and those after the fillers that stand there. */
  function pastFillers(filler: string, at: number): Set<number> {
    const found = new Set([at])
    for (const from of found) for (const [end] of readingsOf(filler, from)) found.add(end)
    return found
  }

  /** Where a phrase may end, and what it fills in on the way; the first way to an end is kept. */
  function follow(parts: readonly Part[], filler: string, at: number): Map<number, Slots> {
    let ways = new Map<number, Slots>([[at, {}]])
    for (const [names, mark] of parts) {
      const next = new Map<number, Slots>()
      const queue = [...ways]
      for (const [start, slots] of queue) {
        for (const from of pastFillers(filler, start)) {
          for (const [end, more] of names.flatMap((name) => readingsOf(name, from))) {
            if (next.has(end)) continue
            next.set(end, { ...slots, ...more })
            if (mark === '*') queue.push([end, { ...slots, ...more }])
          }
        }
      }
      ways = new Map([...next, ...(mark ? [...ways].filter(([end]) => !next.has(end)) : [])])
      if (!ways.size) break
    }
    return ways
  }

  /** The ways a rule can be read from a position, under the first of its heads whose guard holds. */
  function apply([filler, heads, phrases]: Rule, at: number, isLast = false): Reading[] {
    return phrases.flatMap((parts) =>
      [...follow(parts, filler, at)].flatMap(([end, slots]): Reading[] => {
        const [intent, , slot, value = '0'] =
          heads.find(([, guard]) => !guard || holds(guard, input, slots)) ?? []
        return intent && (!isLast || pastFillers(filler, end).has(words.length))
          ? [[end, slot ? { [slot]: JSON.parse(value), ...slots } : slots, intent]]
          : []
      }),
    )
  }

  for (const rule of rules) {
    const [[, slots = {}, intent = '#'] = []] = apply(rule, 0, true)
    if (intent[0] !== '#') return { intent, slots }
  }
  return null
}
