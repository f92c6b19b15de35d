/** Reads screens, days, meals, recipes and wishes. */
import { knownName } from './fill-timers.ts'
import { asHeard, groupIn, type Phrase, plain } from './phrase.ts'

/** The screens that can be asked for, by the words that mean them; the first that is said last counts. */
const SCREENS: readonly [RegExp, string][] = [
  [/\b(?:pantry|cupboards?|larder|pan tree|panty|in stock)\b/g, 'pantry'],
  [/\b(?:shopping list|shopping)\b/g, 'shopping'],
  [/\b(?:grocery list|groceries|grocery)\b/g, 'groceries'],
  [/\b(?:settings?|preferences|options)\b/g, 'settings'],
  [/\b(?:people|family|household|profiles?|members)\b/g, 'people'],
  [/\b(?:assistant|chat)\b/g, 'assistant'],
  [/\b(?:plan|planner|meal plan|menu|calendar|plans)\b/g, 'plan'],
  [/\b(?:week|weekly|this week)\b/g, 'week'],
  [/\b(?:home|start page|main page|main screen|front page|beginning)\b/g, 'home'],
  [/\b(?:recipes?|cookbook|cook book|dishes|collection)\b/g, 'recipes'],
]

/** The screen that is named; `null` when none is. */
export function screenIn(phrase: Phrase): string | null {
  const text = plain(phrase)
  let last = -1
  let found: string | null = null
  for (const [pattern, screen] of SCREENS) {
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length
      if (end <= last) continue
      last = end
      found = screen
    }
  }
  return found
}

const TODAY = /\b(?:today|tonight|this evening|this afternoon|this morning)\b/
const DAY = /\b(monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow)s?\b/g
const SLOT = /\b(breakfast|brunch|lunch|dinner|supper|tea|snack)\b/g

/** The day and the meal of it, as far as they are said. 'Tonight' is today. */
export function mealTime(phrase: Phrase, needsSlot: boolean): { day?: string; slot?: string } {
  const text = plain(phrase)
  const day = [...text.matchAll(DAY)].at(-1)?.[1] ?? (TODAY.test(text) ? 'today' : undefined)
  const said = [...text.matchAll(SLOT)].at(-1)?.[1]
  const meal = said === 'tea' || said === 'supper' ? 'dinner' : said
  const slot = meal === 'dinner' && !needsSlot ? undefined : meal
  return { ...(day && { day }), ...(slot && { slot }) }
}

const COOKED =
  /(?:start|cook|cooking|make|making|do|begin|doing|open|plan|put|have|stick|schedule|want|fancy|add) (?:cooking |making )?(?:the |some |a |an |my |our |up )?(.+?) (?=on|for|down|in|now|tonight|today|tomorrow|this|next|please|from|into|$)/
const NO_RECIPE =
  /^(?:(?:it|that|this|one|recipe|cooking|the|a|something|dinner|lunch|tea|supper) ?)+$/

/** The recipe that is meant, by its name here if it has one; `null` when none is said. */
export function recipeIn(phrase: Phrase): string | null {
  const known = knownName(phrase, phrase.things)
  if (known) return known
  const said = groupIn(COOKED, plain(phrase))
  return said && !NO_RECIPE.test(said) ? asHeard(said, phrase) : null
}

const WISHING =
  /^(?:.*? )?(?:find|search|look|looking|show|give|get|suggest|need|want|fancy|got|have|like|recipes?|see|cook|make|eat|use up|feel)(?: (?:me|us|for|up|a recipe|some recipes|recipes|recipe|out|some|a|an|to eat|to cook|to make|something to do|like|with that))* /

/** What kind of recipe is wished for: the whole sentence when nothing introduces it. */
export function wishIn(phrase: Phrase): string | null {
  const text = plain(phrase)
  const wish = text.replace(WISHING, '').trim() || text.trim()
  return wish === '' ? null : asHeard(wish, phrase)
}
