/** A chef's plate: ten colours and two initials. No schema, so that the first page stays small. */

/** Spec 1, section 9: the ten avatar colours; the first is the default. */
export const AVATAR_COLORS = [
  '#FF6B6B',
  '#4ECDC4',
  '#45B7D1',
  '#FFA07A',
  '#98D8C8',
  '#F7DC6F',
  '#BB8FCE',
  '#85C1E2',
  '#F8B500',
  '#FF69B4',
] as const

/** The names of the ten, in the same order, for people who hear colours. */
export const AVATAR_COLOR_NAMES = [
  'red',
  'teal',
  'blue',
  'salmon',
  'mint',
  'yellow',
  'purple',
  'sky',
  'amber',
  'pink',
] as const

/** In code points (Spec 1, section 9). */
export const PROFILE_NAME = { max: 50, required: 'Name is required' } as const

/** Two initials: of the first two words, else the first two letters. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u)
  const [first = '', second] = words
  const letters =
    second === undefined
      ? [...first].slice(0, 2)
      : [...first].slice(0, 1).concat([...second].slice(0, 1))
  return letters.join('').toUpperCase()
}
