/** When two things on shopping lists are the same thing to a household: the same name. Text only. */

/** Ours: a name has 200; one sign can unfold into 18, and 500 such names are more than D1 takes at once. */
const NAME_KEY_CHARS_MAX = 400

/** What two things share when they are the same thing, whatever their capitals. Ours: SQLite folds ASCII only. */
export function itemNameKey(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase().slice(0, NAME_KEY_CHARS_MAX).toWellFormed()
}
