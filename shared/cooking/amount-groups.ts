/** The amounts that a step writes, with what is only said again in other units: '100 g (3½ oz)'. Pure. */
import { findAmounts } from './amounts.ts'

/** '100 g (3½ oz)' is one amount, the second of its `parts` the same again. */
export type Group = { start: number; end: number; parts: Part[] }
export type Part = { start: number; end: number; unit: string }

const AGAIN = /^\s{0,2}(?:[(/[]|or|(?:or )?about)\s{0,2}(?:about )?$/i
const HALF_OR_ONE = /\b(?:half an?|an?)(?= \p{L})/giu

/** The amounts that a step writes, the same amount in other units with it. */
export function amountsIn(text: string): Group[] {
  // '50 g/2 oz': the second is an amount too
  const written = findAmounts(text.replace(/(?<=\p{L}\s?)\/(?=\s?\d)/gu, ' '))
  const words = [...text.matchAll(HALF_OR_ONE)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    unit: '',
  }))
  const isFree = (word: Part) =>
    !written.some(({ start, end }) => word.start < end && word.end > start)
  const parts = [...written, ...words.filter(isFree)].sort((a, b) => a.start - b.start)
  const groups: Group[] = []
  for (const { start, end, unit } of parts) {
    const last = groups.at(-1)
    const isAgain = last && unit !== '' && AGAIN.test(text.slice(last.parts.at(-1)?.end, start))
    const closed =
      isAgain && /^\s?[)\]]/.test(text.slice(end)) ? text.slice(end).search(/[)\]]/) + 1 : 0
    if (isAgain)
      Object.assign(last, { end: end + closed, parts: [...last.parts, { start, end, unit }] })
    else groups.push({ start, end, parts: [{ start, end, unit }] })
  }
  return groups
}
