/** A profile is a name on a plate: a label that scopes plans and lists, never a credential. */
import { z } from 'zod'
import { Id, requiredText, Timestamp } from '../fields.ts'

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
export const PROFILE_NAME_MAX = 50

export const Profile = z.object({
  id: Id,
  name: z.string(),
  avatar_color: z.string(),
  created_at: Timestamp,
})
export type Profile = z.infer<typeof Profile>

export const ProfileDraft = z.strictObject({
  id: Id.optional(),
  name: requiredText(PROFILE_NAME_MAX, 'Name is required'),
  avatar_color: z.enum(AVATAR_COLORS).default(AVATAR_COLORS[0]),
})
export type ProfileDraft = z.infer<typeof ProfileDraft>

/** What two names share when they are the same name. SQLite folds ASCII only, so it is done here. */
export function profileNameKey(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase()
}

/** Two initials: of the first two words, else the first two letters. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const [first = '', second] = words
  const letters = second
    ? [...first].slice(0, 1).concat([...second].slice(0, 1))
    : [...first].slice(0, 2)
  return letters.join('').toUpperCase()
}
