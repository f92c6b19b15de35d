/** Tags as a list. Knows no schema, so that a page can use it without one. */

/** Trimmed, not empty, no duplicates whatever their case; the first spelling stays (Spec 1, section 5). */
export function uniqueTags(list: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const tag of list) {
    const trimmed = tag.trim()
    const key = trimmed.toLowerCase()
    if (trimmed !== '' && !seen.has(key)) seen.set(key, trimmed)
  }
  return [...seen.values()]
}

/** Every tag in use: trimmed, once whatever its case, sorted as a dictionary would. */
export function tagsOf(recipes: readonly { tags: string[] }[]): string[] {
  return uniqueTags(recipes.flatMap((recipe) => recipe.tags)).sort((a, b) =>
    a.localeCompare(b, 'en'),
  )
}
