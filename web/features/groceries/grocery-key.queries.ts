/** Under which key a plan's list is kept: for pages that only forget it, without what reads it. */

export function groceryListKey(planId: string) {
  return ['groceries', 'of-plan', planId]
}
