/** Rows of `profiles`. */
import { asc, eq, sql } from 'drizzle-orm'
import { AppError } from '#shared/errors.ts'
import type { ProfilePatch } from '#shared/profiles/patch.ts'
import { type Profile, type ProfileDraft, profileNameKey } from '#shared/profiles/schema.ts'
import type { Db } from '../../db/client.ts'
import { isUniqueViolation } from '../../db/d1-errors.ts'
import { profiles } from '../../db/schema.ts'

const fields = {
  id: profiles.id,
  name: profiles.name,
  avatar_color: profiles.avatar_color,
  created_at: profiles.created_at,
  needs: profiles.needs,
  appetite: profiles.appetite,
}

/** All profiles, created_at ascending. */
export async function listProfiles(db: Db): Promise<Profile[]> {
  return db.select(fields).from(profiles).orderBy(asc(profiles.created_at), asc(profiles.id))
}

/** One profile. Throws `not_found`. */
export async function getProfile(db: Db, id: string): Promise<Profile> {
  const row = await db.select(fields).from(profiles).where(eq(profiles.id, id)).get()
  if (!row) throw new AppError({ code: 'not_found', what: 'profile' })
  return row
}

/**
 * Adds a profile; the same id sent again answers with the row that is there.
 * Throws `unique_violation` when another profile has the name, whatever its case.
 */
export async function addProfile(
  { db, now }: { db: Db; now: Date },
  draft: ProfileDraft,
): Promise<Profile> {
  const id = draft.id ?? crypto.randomUUID()
  try {
    const row = await db
      .insert(profiles)
      .values({
        id,
        name: draft.name,
        name_key: profileNameKey(draft.name),
        avatar_color: draft.avatar_color,
        created_at: now.toISOString(),
      })
      .onConflictDoNothing({ target: profiles.id })
      .returning(fields)
      .get()
    return row ?? (await getProfile(db, id))
  } catch (cause) {
    throw nameTaken(cause, draft.name)
  }
}

/**
 * Writes the fields given; `needs` are replaced whole.
 * Throws `not_found`, and `unique_violation` when another profile has the name.
 */
export async function changeProfile(db: Db, id: string, patch: ProfilePatch): Promise<Profile> {
  const { name, avatar_color, needs, appetite } = patch
  try {
    const row = await db
      .update(profiles)
      // Without a field given there is nothing to set, which SQL does not allow.
      .set({
        ...{ name, avatar_color, needs, appetite },
        name_key: name === undefined ? sql`name_key` : profileNameKey(name),
      })
      .where(eq(profiles.id, id))
      .returning(fields)
      .get()
    if (!row) throw new AppError({ code: 'not_found', what: 'profile' })
    return row
  } catch (cause) {
    throw nameTaken(cause, name ?? '')
  }
}

/** What failed, in our words where the name was the reason. */
function nameTaken(cause: unknown, name: string): unknown {
  return isUniqueViolation(cause, 'profiles.name_key')
    ? new AppError({ code: 'unique_violation', name }, { cause })
    : cause
}
