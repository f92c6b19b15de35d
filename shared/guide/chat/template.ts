/** Writes the texts of a dish pattern: conditions and gaps. Knows no food. */

/** `has` says whether a condition's word holds, `say` what a gap stands for (`null`: the gap's own name). */
export type Voice = { has: (word: string) => boolean; say: (gap: string) => string | null }

/**
 * A text with its conditions decided and its gaps filled; '' when its leading condition fails.
 * '[leaf] …' stands for a whole text, '[leaf]…[/]' for a part of one.
 */
export function write(text: string, voice: Voice): string {
  const lead = /^\[([^\]]+)\] /.exec(text)
  if (lead && !holds(lead[1] ?? '', voice)) return ''
  const body = (lead ? text.slice(lead[0].length) : text)
    .split('[/]')
    .map((part) => decided(part, voice))
    .join('')
  return tidy(body.replace(/\{([^{}]+)\}/g, (_, gap: string) => voice.say(gap) ?? gap))
}

/** A part holds at most one open condition, at whose '[/]' the text was cut. */
function decided(part: string, voice: Voice): string {
  const at = part.search(/\[[^\]]+\]/)
  if (at === -1) return part
  const end = part.indexOf(']', at)
  const inside = part.slice(end + 1)
  return part.slice(0, at) + (holds(part.slice(at + 1, end), voice) ? inside : '')
}

export function holds(condition: string, { has }: Pick<Voice, 'has'>): boolean {
  if (condition === '') return true
  return condition
    .split('/')
    .some((word) => (word.startsWith('!') ? !has(word.slice(1)) : has(word)))
}

function tidy(text: string): string {
  return text
    .replace(/ {2,}/g, ' ')
    .replace(/ ([.,;])/g, '$1')
    .replace(/\.{2,}/g, '.')
    .trim()
}
