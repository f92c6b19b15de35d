/** What to cut, measure and set out before cooking, read off a recipe's verbs. Pure. */
import { ingredientsInStep } from '../../cooking/step-ingredients.ts'
import { sentencesOf } from '../coach/asked.ts'
import { toolsForStep } from '../knowledge/tools.ts'
import type { RecipeLike } from '../schema.ts'
import { listed } from '../words.ts'

const CUTS =
  /\b(finely chop|roughly chop|coarsely grate|finely grate|finely slice|thinly slice|cut|chop|dice|slice|crush|grate|peel|shred|halve|quarter|trim|core|cube|zest|tear)\b/i
/** As the list of ingredients says it: 'onion, finely chopped'. */
const CUT_ALREADY =
  /\b(?:cut|chopped|diced|sliced|grated|crushed|peeled|shredded|halved|quartered|trimmed|cubed|torn)\b/i
const STEPS_MAX = 40
const FOODS_MAX = 12
const TOOLS_MAX = 5

/** 'Get cut and ready: chop the onion and garlic; slice the mushrooms.' */
export function cutFirst({ ingredients, method }: RecipeLike): string[] {
  const cuts = new Map<string, string[]>()
  const seen = new Set<number>()
  for (const step of method.slice(0, STEPS_MAX)) {
    for (const clause of step.split(/[,.;]| and (?=\w+ (?:the|your|a|them|it|any)\b)| then /)) {
      const verb = CUTS.exec(clause)?.[1]?.toLowerCase()
      if (!verb) continue
      for (const at of ingredientsInStep(clause, ingredients)) {
        if (seen.has(at) || seen.size >= FOODS_MAX) continue
        seen.add(at)
        cuts.set(verb, [...(cuts.get(verb) ?? []), bareName(ingredients[at]?.name ?? '')])
      }
    }
  }
  for (const { name } of ingredients) {
    const [food = '', ...how] = name.split(',')
    const verb = CUT_ALREADY.test(how.join(','))
    if (verb && cuts.size < FOODS_MAX)
      cuts.set(how.join(',').trim(), [...(cuts.get(how.join(',').trim()) ?? []), food])
  }
  if (cuts.size === 0) return []
  const said = [...cuts].map(([verb, foods]) => `${listed(foods)} (${verb})`)
  return [`Knife work first: ${said.join('; ')}.`]
}

function bareName(name: string): string {
  return name.split(',')[0]?.trim() ?? ''
}

/** Small measures that go in together: one bowl for all of them. */
export function measuredTogether({ ingredients, method }: RecipeLike): string[] {
  for (const [at, step] of method.slice(0, STEPS_MAX).entries()) {
    for (const sentence of sentencesOf(step)) {
      const small = ingredientsInStep(sentence, ingredients)
        .map((place) => ingredients[place])
        .filter(
          (item) =>
            item !== undefined && /^(?:tsp|tbsp|teaspoons?|tablespoons?|pinch)$/i.test(item.unit),
        )
      const names = small.map((item) => item?.name ?? '').filter((name) => !/\boil\b/i.test(name))
      if (names.length >= 2) return [`Measure together for step ${at + 1}: ${listed(names)}.`]
    }
  }
  return []
}

/** The tools that the steps name or call for. */
export function toolsNeeded({ method }: RecipeLike): string[] {
  const tools = new Set(
    method
      .slice(0, STEPS_MAX)
      .flatMap((step) => toolsForStep(step).map(({ words }) => words[0] ?? '')),
  )
  for (const common of ['oven', 'knife', 'hob', 'lid']) tools.delete(common)
  const named = [...tools].slice(0, TOOLS_MAX)
  return named.length === 0 ? [] : [`Have to hand: ${listed(named)}.`]
}
