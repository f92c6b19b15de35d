/** How a question is put, whatever it is about: its words and pairs of words, every food and number as one. */
import { foodsNamed } from './card-words.ts'
import { stem } from './term-finder.ts'

/** Words and pairs of words with every food as 'FOOD' and every number as 'NUMBER', each once. */
export function formsOf(question: string): string[] {
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

/** Says of every way to ask, by its place, how alike it is put: from 0 to 1. */
export type Likeness = (forms: readonly string[]) => Float64Array

/** Cosine of forms, each weighing the more the fewer ways have it. */
export function likenessOf(ways: readonly (readonly string[])[]): Likeness {
  const places = new Map<string, number[]>()
  for (const [way, forms] of ways.entries()) {
    for (const form of forms) {
      const known = places.get(form)
      if (known) known.push(way)
      else places.set(form, [way])
    }
  }
  const weigh = (form: string) => Math.log(1 + ways.length / (1 + (places.get(form)?.length ?? 0)))
  const norms = ways.map((forms) => Math.hypot(...forms.map(weigh)))
  return (forms) => {
    const alike = new Float64Array(ways.length)
    const norm = Math.hypot(...forms.map(weigh))
    for (const form of forms) {
      const weight = weigh(form)
      for (const way of places.get(form) ?? []) alike[way] = (alike[way] ?? 0) + weight * weight
    }
    for (let way = 0; way < alike.length; way++) {
      if (alike[way]) alike[way] = (alike[way] ?? 0) / (norm * (norms[way] ?? 1))
    }
    return alike
  }
}
