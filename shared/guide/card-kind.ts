/** Tells of what kind a question is by how cards of each kind are asked for. Learns from any cards; knows none. */
import type { Card, CardKind } from './card.ts'
import { foodsNamed } from './card-words.ts'
import { stem } from './term-finder.ts'

/** For each kind, from 0 to 1, how likely a question asks for a card of it. */
export type KindGuess = (question: string) => ReadonlyMap<CardKind, number>

/** What a rare form counts before it is seen, so that one question proves nothing. */
const PRIOR = 1.5

/** Reads how every card is asked for: 'how long does FOOD', 'why is my', 'can i'. */
export function kindGuessOf(cards: readonly Card[]): KindGuess {
  const asked = new Map<CardKind, number>()
  const forms = new Map<string, Map<CardKind, number>>()
  let all = 0
  for (const { kind, title, asks } of cards) {
    for (const way of [title, ...asks]) {
      all++
      asked.set(kind, (asked.get(kind) ?? 0) + 1)
      for (const form of formsOf(way)) {
        const counts = forms.get(form) ?? new Map<CardKind, number>()
        counts.set(kind, (counts.get(kind) ?? 0) + 1)
        forms.set(form, counts)
      }
    }
  }
  const shareOf = (counts: ReadonlyMap<CardKind, number>) =>
    [...counts.values()].reduce((sum, count) => sum + count, 0) / all
  return (question) => {
    const said = formsOf(question)
      .map((form) => forms.get(form))
      .filter((counts) => counts !== undefined)
      .map((counts) => ({ counts, share: shareOf(counts) }))
      .filter(({ share }) => share * all >= 2)
    const logs = [...asked].map(([kind, count]) => {
      const told = said.reduce((sum, { counts, share }) => {
        const inKind = ((counts.get(kind) ?? 0) + PRIOR * share) / (count + PRIOR)
        return sum + Math.log(inKind / share)
      }, 0)
      return [kind, told / Math.sqrt(said.length || 1)] as const
    })
    const most = Math.max(...logs.map(([, log]) => log))
    const whole = logs.reduce((sum, [, log]) => sum + Math.exp(log - most), 0)
    return new Map(logs.map(([kind, log]) => [kind, Math.exp(log - most) / whole]))
  }
}

/** Words and pairs of words with every food as 'FOOD' and every number as 'NUMBER', each once. */
function formsOf(question: string): string[] {
  const plain = question.toLowerCase().replace(/[’‘`]/g, "'")
  let text = ''
  let at = 0
  for (const { start, end } of foodsNamed(plain)) {
    text += `${plain.slice(at, start)} FOOD `
    at = end
  }
  const words = (text + plain.slice(at)).match(/[\p{L}\p{N}']+/gu) ?? []
  const forms = words.map((word) => {
    if (word === 'FOOD') return word
    return /^\d/.test(word) ? 'NUMBER' : stem(word.replace(/'/g, ''))
  })
  const pairs = ['^', ...forms].map((form, place) => `${form} ${forms[place] ?? '$'}`)
  return [...new Set([...forms, ...pairs])]
}
