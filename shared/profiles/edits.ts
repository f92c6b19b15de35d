/** What somebody changed on a chef's card and has not saved yet. Holds changes, not a row: the row may move on. */
import { areSameNeeds, type Needs, NO_NEEDS, uniteNeeds, withoutNeeds } from '../diets/needs.ts'
import type { Appetite } from './appetite.ts'
import type { AVATAR_COLORS } from './avatar.ts'

/** The fields of a chef that can be changed, as a PATCH takes them. */
export type ProfileFields = {
  name: string
  avatar_color: (typeof AVATAR_COLORS)[number]
  appetite: Appetite
  needs: Needs
}

/** Fields that were not touched are absent; of needs, what was ticked and what was unticked. */
export type ProfileEdits = Partial<Omit<ProfileFields, 'needs'>> & {
  added: Readonly<Needs>
  removed: Readonly<Needs>
}

export const NO_EDITS: ProfileEdits = { added: NO_NEEDS, removed: NO_NEEDS }

/** A row, as far as edits are concerned. */
type Row = Omit<ProfileFields, 'avatar_color'> & { avatar_color: string }

/** One need more or less; ticking and unticking it again is no change. */
export function withNeed<Kind extends keyof Needs>(
  edits: ProfileEdits,
  kind: Kind,
  value: Needs[Kind][number],
  isNeeded: boolean,
): ProfileEdits {
  const one = { ...NO_NEEDS, [kind]: [value] }
  const { added, removed } = edits
  return isNeeded
    ? { ...edits, added: uniteNeeds(added, one), removed: withoutNeeds(removed, one) }
    : { ...edits, added: withoutNeeds(added, one), removed: uniteNeeds(removed, one) }
}

/** The row as it would be. */
export function edited<Chef extends Row>(row: Chef, { added, removed, ...fields }: ProfileEdits) {
  const needs = withoutNeeds(uniteNeeds(row.needs, added), removed)
  return { ...row, ...fields, needs }
}

/**
 * What a PATCH must say for a row as it is now: what another device ticked meanwhile stays ticked.
 * Empty when nothing differs. A name is compared and sent trimmed.
 */
export function changeOf(row: Row, edits: ProfileEdits): Partial<ProfileFields> {
  const { avatar_color, appetite } = edits
  const name = edits.name?.trim()
  const { needs } = edited(row, edits)
  return {
    ...(name !== undefined && name !== row.name && { name }),
    ...(avatar_color && avatar_color !== row.avatar_color && { avatar_color }),
    ...(appetite && appetite !== row.appetite && { appetite }),
    ...(!areSameNeeds(needs, row.needs) && { needs }),
  }
}
