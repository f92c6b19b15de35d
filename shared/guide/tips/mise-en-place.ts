/** What to cut, measure and set out before cooking, read off a recipe's verbs. Pure. */
import { ingredientsInStep } from '../../cooking/step-ingredients.ts'
import { sentencesOf } from '../answers/sentences.ts'
import { toolsNamed } from '../answers/tools.ts'
import { isOrder } from '../card-words.ts'
import type { RecipeLike } from '../schema.ts'
import { listed } from '../words.ts'

const CUTS =
  /\b(finely chop|roughly chop|coarsely grate|finely grate|finely slice|thinly slice|cut|chop|dice|slice|crush|grate|peel|shred|halve|quarter|trim|core|cube|zest|tear)\b/gi
/** As the list of ingredients says it: 'onion, finely chopped'. */
const CUT_ALREADY =
  /\b(?:cut|chopped|diced|sliced|grated|crushed|peeled|shredded|halved|quartered|trimmed|cubed|torn)\b/i
const STEPS_MAX = 40
const FOODS_MAX = 12
const TOOLS_MAX = 5

/** 'Knife work first: onion and garlic (finely chop); mushrooms (slice).' */
export function cutFirst({ ingredients, method }: RecipeLike): string[] {
  const cuts = new Map<string, string[]>()
  const seen = new Set<number>()
  const add = (verb: string, food: string) => cuts.set(verb, [...(cuts.get(verb) ?? []), food])
  for (const step of method.slice(0, STEPS_MAX)) {
    for (const { verb, of } of ordersToCut(step)) {
      for (const at of ingredientsInStep(of, ingredients)) {
        if (seen.has(at) || seen.size >= FOODS_MAX) continue
        seen.add(at)
        add(verb, bareName(ingredients[at]?.name ?? ''))
      }
    }
  }
  for (const { name } of ingredients) {
    const [food = '', ...how] = name.split(',')
    if (CUT_ALREADY.test(how.join(',')) && cuts.size < FOODS_MAX) add(how.join(',').trim(), food)
  }
  if (cuts.size === 0) return []
  const said = [...cuts].map(([verb, foods]) => `${listed(foods)} (${verb})`)
  return [`Knife work first: ${said.join('; ')}.`]
}

/** Where a step orders to cut, up to the next order or the end of the sentence; 'the zest' is no order. */
function ordersToCut(step: string): { verb: string; of: string }[] {
  return sentencesOf(step).flatMap((sentence) => {
    const orders = [...sentence.matchAll(CUTS)].filter(({ index }) =>
      isOrder(sentence.slice(0, index)),
    )
    return orders.map((match, at) => ({
      verb: match[0].toLowerCase(),
      // what stands behind these is not cut: 'cut into strips', 'slice and brush with egg'
      of:
        sentence
          .slice(match.index + match[0].length, orders[at + 1]?.index)
          .split(/ (?:into|with|over|from) /)[0] ?? '',
    }))
  })
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
  const named = toolsNamed(method.slice(0, STEPS_MAX)).slice(0, TOOLS_MAX)
  return named.length === 0 ? [] : [`Have to hand: ${listed(named)}.`]
}
