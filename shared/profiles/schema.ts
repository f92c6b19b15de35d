/** A profile is a name on a plate: a label that scopes plans and lists, never a credential. */
import { z } from 'zod'
import { StoredNeeds } from '../diets/schema.ts'
import { Id, requiredText, Timestamp } from '../fields.ts'
import { APPETITES } from './appetite.ts'
import { AVATAR_COLORS, PROFILE_NAME } from './avatar.ts'

/** A row; `avatar_color` is a hex colour, `appetite` a share of one serving. */
export const Profile = z.object({
  id: Id,
  name: z.string(),
  avatar_color: z.string(),
  created_at: Timestamp,
  needs: StoredNeeds,
  appetite: z.literal(APPETITES),
})
export type Profile = z.infer<typeof Profile>

/** What can be written of a chef's plate. */
export const plateFields = {
  name: requiredText(PROFILE_NAME.max, PROFILE_NAME.required),
  avatar_color: z.enum(AVATAR_COLORS),
}

/** The body of a POST (Spec 1, section 5). */
export const ProfileDraft = z.strictObject({
  id: Id.optional(),
  name: plateFields.name,
  avatar_color: plateFields.avatar_color.default(AVATAR_COLORS[0]),
})
export type ProfileDraft = z.infer<typeof ProfileDraft>

/** What two names share when they are the same name. SQLite folds ASCII only, so it is done here. */
export function profileNameKey(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase()
}
