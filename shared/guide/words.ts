/** Small helpers of language: finding whole words, counting, listing, saying minutes. */

/** Whether `text` has `term` as whole words, singular or plural, in any case. */
export function mentions(text: string, term: string): boolean {
  return mentionAt(text, term) !== -1
}

/** Where `term` stands in `text` as whole words (plural endings allowed), or -1. */
function mentionAt(text: string, term: string): number {
  const haystack = text.toLowerCase()
  for (let at = haystack.indexOf(term); at !== -1; at = haystack.indexOf(term, at + 1)) {
    const before = haystack[at - 1] ?? ' '
    const rest = haystack.slice(at + term.length, at + term.length + 4)
    if (!/[\p{L}\p{N}]/u.test(before) && /^(?:e?s)?(?![\p{L}\p{N}])/u.test(rest)) return at
  }
  return -1
}

/** 'a', 'a and b', 'a, b and c'. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** '1 meal', '3 meals'. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** Whole minutes as a cook says them: '45 min', '1 h', '1 h 20 min'. */
export function spokenMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

/** First letter upper case. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** Quantity, unit and name as a line: '200 g flour', '2 eggs', 'salt'. */
export function ingredientLine(item: { quantity: string; unit: string; name: string }): string {
  return [item.quantity, item.unit, item.name].filter((part) => part !== '').join(' ')
}
