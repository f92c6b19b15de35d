/** The kitchen guide's briefing before cooking: read off the recipe itself. Pure. */
import { findAmounts, minutesOfUnit } from '../cooking/amounts.ts'
import { donenessIn } from './doneness.ts'
import type { RecipeLike } from './schema.ts'
import { techniquesIn } from './techniques.ts'
import { counted, ingredientLine, listed, spokenMinutes } from './words.ts'

const LINES_MAX = 6

const BRIEFING_CLOSING = "Ready to create something delicious? Let's cook!"

/** Shown when no briefing can be had (Spec 2, section 8): true of any recipe. */
export const GENERIC_TIPS = `Mise en place
- Read the whole recipe once before you start.
- Weigh, wash and chop everything first, and set it out in the order you need it.
- Put the pans and tools you will use within reach.

Time-saving
- Turn the oven on or put water on to boil before you start chopping.
- Clean up while something simmers.
- Use the longest wait in the recipe for the next step's preparation.

Pro chef secrets
- Let the pan get hot before the food goes in, and give the food room.
- Season a little at a time and taste as you go.
- A squeeze of lemon or a splash of vinegar at the end wakes up a flat dish.

Watch out for
- Keep raw meat and fish, their boards and knives away from food that is ready to eat.
- Times are a guide: go by colour, smell and feel as well.
- Turn pan handles inwards, and mind the steam when you lift a lid.

${BRIEFING_CLOSING}`

/** Plain text under short headings; each line is derived from the recipe or a general truth. */
export function cookingTips(recipe: RecipeLike): string {
  const sections: [string, string[]][] = [
    ['Mise en place', miseEnPlace(recipe)],
    ['Timing', timing(recipe)],
    [
      'Good to know',
      techniquesIn(recipe.method.join('\n'))
        .map(({ text }) => text)
        .slice(0, 3),
    ],
    ['Watch out for', watchOut(recipe)],
  ]
  const said = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => [heading, ...lines.map((line) => `- ${line}`)].join('\n'))
  return [...said, BRIEFING_CLOSING].join('\n\n')
}

function miseEnPlace({ ingredients, method, servings }: RecipeLike): string[] {
  const listedItems = ingredients.filter(({ name }) => name !== '')
  const prepared = listedItems.filter(({ name }) => name.includes(','))
  const lines: string[] = []
  if (listedItems.length > 0) {
    const people = servings === null ? '' : `, enough for ${servings}`
    lines.push(`Set out the ${counted(listedItems.length, 'ingredient')}${people}.`)
  }
  if (prepared.length > 0) {
    lines.push(`Prepare first: ${prepared.slice(0, LINES_MAX).map(ingredientLine).join('; ')}.`)
  }
  const oven = method.findIndex((step) => /\boven\b|\bgas mark\b/i.test(step))
  const heat = /\d{2,3} ?(?:°|º) ?[CF]?|\bgas mark \d{1,2}/i.exec(method[oven] ?? '')?.[0]
  if (oven !== -1) {
    lines.push(
      `The oven is needed in step ${oven + 1}${heat ? ` at ${heat.trim()}` : ''}: turn it on early.`,
    )
  }
  return lines
}

function timing({ prep_time: prep, cook_time: cook, method }: RecipeLike): string[] {
  const parts = [
    ...(prep === null ? [] : [`${spokenMinutes(prep)} to prepare`]),
    ...(cook === null ? [] : [`${spokenMinutes(cook)} to cook`]),
  ]
  const lines = parts.length > 0 ? [`The recipe reckons ${listed(parts)}.`] : []
  const [longest] = method
    .map((step, at) => ({ at, minutes: longestMinutes(step) }))
    .sort((a, b) => b.minutes - a.minutes)
  if (longest !== undefined && longest.minutes > 0) {
    lines.push(`The longest wait is in step ${longest.at + 1}: ${spokenMinutes(longest.minutes)}.`)
  }
  const ahead = method.findIndex((step) =>
    /\b(?:overnight|marinate|soak|chill|prove|leave to rise)\b/i.test(step),
  )
  if (ahead !== -1) lines.push(`Step ${ahead + 1} needs time on its own, so plan for it.`)
  return lines
}

function longestMinutes(step: string): number {
  const minutes = findAmounts(step).map(({ value, unit }) => value * (minutesOfUnit(unit) ?? 0))
  return Math.round(Math.max(0, ...minutes))
}

/** Signs to look for that the steps name, and the rules for what is eaten only when cooked through. */
function watchOut({ ingredients, method }: RecipeLike): string[] {
  const names = ingredients.map(({ name }) => name).join('\n')
  const safety = donenessIn(names)
    .filter(({ isRawRisk }) => isRawRisk)
    .map(({ text }) => text)
  const signs = method.flatMap((step, at) => {
    const sign = /\buntil [^.;!?\n]{3,120}/i.exec(step)?.[0].trim()
    return sign ? [`Step ${at + 1}: ${sign}.`] : []
  })
  const lines = [...safety, ...signs].slice(0, LINES_MAX)
  return lines.length > 0
    ? lines
    : ['Taste before you serve; salt is easy to add and hard to take out.']
}
