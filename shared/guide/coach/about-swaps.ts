/** Answers about what is missing or not wanted: foods, tools, whole diets. */
import { type Diet, dietsIn, forbiddenBeside, forbiddenBy, TRAIT_NAMES } from '../diets.ts'
import { traitsOf } from '../knowledge/allergens.ts'
import { purposesIn } from '../knowledge/purposes.ts'
import type { Swap } from '../knowledge/swap.ts'
import { findSwaps, swapsIn } from '../knowledge/swaps.ts'
import { techniquesIn } from '../knowledge/techniques.ts'
import { toolsForStep, toolsIn } from '../knowledge/tools.ts'
import { standInFor } from '../stand-ins.ts'
import { capital, ingredientLine, listed, mentions } from '../words.ts'
import { inContext } from './about-method.ts'
import { type Asked, itemsIn, type RecipeItem, stepsWith, WHAT_I_KNOW } from './asked.ts'

const NOTES_MAX = 3
const LABELS = 'Read the labels of everything: I only go by names.'

const LACKS =
  /\b(?:instead|without|substitut\w*|swap\w*|replac\w*|alternatives?|run out|ran out|running out|out of|(?:don|haven|hasn|didn)'?t (?:have|got|buy|own)|have no|no more|forgot to buy|missing|can't (?:find|get|eat|have)|allergic|lieu|(?:other|else) .{0,30}can i use|else can i use)\b/

/** 'What if I don't have this tool?', 'no sieve, what now?' */
export function toolAnswer({ question, step }: Asked): string | null {
  const asksTool = /\b(?:tools?|equipment|gadgets?|utensils?|pan size|tin size)\b/.test(question)
  const lacks =
    LACKS.test(question) ||
    /\b(?:no|broken)\b/.test(question) ||
    /\b(?:need|use) an?\b/.test(question)
  const asked = toolsIn(question)
  if (!(asksTool || (lacks && asked.length > 0))) return null
  if (swapsIn(question).length > 0 && !asksTool) return null
  const tools = asked.length > 0 ? asked : toolsForStep(step)
  if (tools.length > 0)
    return tools
      .slice(0, NOTES_MAX)
      .map(({ text }) => text)
      .join('\n')
  return 'This step names no tool that I know another way for. Tell me which one you are missing.'
}

/** 'Is this gluten-free?', 'can I make it vegan?', 'my guest is allergic to nuts' */
export function dietAnswer({ question, recipe }: Asked): string | null {
  const diets = dietsAsked(question)
  if (diets.length === 0 || recipe.ingredients.length === 0) return null
  const inRecipe = new Set(recipe.ingredients.flatMap((item) => [...traitsOf(item.name)]))
  const forbidden = forbiddenBeside(diets, inRecipe)
  const name = listed(diets.map((diet) => diet.name))
  const problems = recipe.ingredients.flatMap((item) => {
    const has = [...traitsOf(item.name)].filter((trait) => forbidden.has(trait))
    return has.length === 0 ? [] : [{ item, why: TRAIT_NAMES[has[0] ?? 'dairy'] }]
  })
  if (problems.length === 0) {
    return `By their names, all ${recipe.ingredients.length} ingredients are ${name}. ${LABELS}`
  }
  const lines = problems.slice(0, 8).map(({ item, why }) => {
    const instead = standInFor(item.name, forbidden)
    const what = instead ? `use the same amount of ${instead}` : 'I know no safe swap'
    return `- ${capital(item.name)} (${why}): ${what}.`
  })
  return `Not ${name} as it stands. ${LABELS}\n${lines.join('\n')}`
}

function dietsAsked(question: string): Diet[] {
  const { asked } = dietsIn(question)
  if (asked.length > 0) return asked
  const contains =
    /\b(?:contains?|has|have|any|is there|are there)\b.{0,30}\b(nuts?|peanuts?|dairy|milk|lactose|gluten|wheat|eggs?|fish|shellfish|pork|meat|alcohol|soya?|sesame)\b/.exec(
      question,
    )?.[1]
  if (!contains || !/\b(?:contain|contains|in it|in this|any|is there|are there)\b/.test(question))
    return []
  if (/\b(?:don't|haven't|instead|much|many|left|more)\b/.test(question)) return []
  return dietsIn(`no ${contains === 'milk' ? 'dairy' : contains}`).asked
}

/** 'What can I use instead of butter?', 'can I substitute an ingredient?' */
export function substituteAnswer(asked: Asked): string | null {
  const { question, recipe, step } = asked
  if (!LACKS.test(question)) return null
  const wanted = replacedPart(question)
  const swaps = swapsIn(wanted)
  if (swaps.length > 0) return swapLines(swaps, itemsIn(wanted, recipe), asked)
  const named = itemsIn(wanted, recipe)
  const ofNamed = named.flatMap((item) => swapsIn(item.name))
  if (ofNamed.length > 0) return swapLines(ofNamed, named, asked)
  if (named.length > 0) {
    const { leaveOut } = purposesIn(named[0]?.name ?? '')[0] ?? { leaveOut: 'maybe' }
    return `I know no good swap for ${listed(named.map(({ name }) => name))}. ${leaveOut === 'no' ? 'The dish depends on it, so it is worth a trip to the shop.' : 'Leaving it out is safer than guessing, where it is not the main part.'}`
  }
  if (
    /\b(?:this|an?|any|the|some|which|what) ingredients?\b|\bsubstitutions?\b|\bsubstitute\b/.test(
      question,
    )
  ) {
    const ofStep = swapsIn(step)
    const ofList = recipe.ingredients.flatMap(({ name }) => swapsIn(name).slice(0, 1))
    const open = (ofStep.length > 0 ? ofStep : ofList).slice(0, NOTES_MAX)
    const where = ofStep.length > 0 ? 'For what this step uses:' : 'For this recipe:'
    if (open.length > 0) return `${where}\n${swapLines(open, recipe.ingredients, asked)}`
    return 'I know no swap for the ingredients of this recipe. Ask me about one by name.'
  }
  return `I know no swap for that. Tell me its plain name, and I say what I have. ${WHAT_I_KNOW}`
}

/** The part of a question that names what is missing: 'milk instead of buttermilk' lacks buttermilk. */
function replacedPart(question: string): string {
  const after =
    /\b(?:instead of|in place of|in lieu of|replace|swap(?: out)?|without|out of|substitute for|alternative to|replacement for|don't have|haven't got|have no) (.{2,200})/.exec(
      question,
    )?.[1]
  return (
    (after ?? question).split(/\b(?:with|for|by|can i|could i|what|but i|but have)\b/)[0] ||
    question
  )
}

function swapLines(
  swaps: readonly Swap[],
  items: readonly RecipeItem[],
  { question }: Asked,
): string {
  const diets = dietsIn(question).asked
  const lines = [...new Set(swaps)].slice(0, NOTES_MAX).map(({ words, swap, not }) => {
    const item = items.find(({ name }) => swapsIn(name).some((other) => other.words === words))
    const amount = item && item.quantity !== '' ? ` (this recipe has ${ingredientLine(item)})` : ''
    const instead = diets.length > 0 ? standInFor(words[0] ?? '', forbiddenBy(diets)) : null
    const strict = instead ? ` ${capital(listed(diets.map(({ name }) => name)))}: ${instead}.` : ''
    return `${capital(words[0] ?? '')}${amount}: ${lowerStart(swap)} ${not}${strict}`
  })
  return `${lines.join('\n')}\nIf it is for an allergy, read the label of what you use instead.`
}

function lowerStart(text: string): string {
  return /^(?:The|Any|Half|Three|Twice|For|In|To|A|An|When|Plain|Leaving|Equal)\b/.test(text)
    ? text.slice(0, 1).toLowerCase() + text.slice(1)
    : text
}

/** 'Can I use frozen peas?', 'can I use oil for the butter?' */
export function mayUseAnswer({ question, recipe }: Asked): string | null {
  const used =
    /\b(?:can|could|may|should|is it (?:ok|okay|fine) to) (?:i |we )?(?:use|add|put in) (.{2,120})/.exec(
      question,
    )?.[1]
  if (!used) return null
  const [offered = ''] = used.split(/\b(?:instead|in place|for this|rather)\b/)
  for (const item of recipe.ingredients) {
    for (const swap of swapsIn(item.name)) {
      const names = findSwaps(offered).map(({ entry }) => entry.words[0] ?? '')
      const words = [...names, offered.replace(/[^\p{L} ]/gu, '').trim()].filter(
        (name) => name.length > 2,
      )
      if (swap.words.some((word) => names.includes(word))) continue
      if (words.some((word) => mentions(swap.swap, word.toLowerCase()))) {
        return `Yes, in place of the ${item.name}: ${lowerStart(swap.swap)} ${swap.not}`
      }
      if (words.some((word) => mentions(swap.not, word.toLowerCase()))) {
        return `With care. For the ${item.name}: ${lowerStart(swap.swap)} ${swap.not}`
      }
    }
  }
  if (/\bfrozen\b/.test(offered)) {
    return 'Frozen vegetables and fruit: yes, straight from the freezer, with 2 to 3 minutes more. Meat, poultry and fish: defrost them in the fridge first, unless the packet says otherwise.'
  }
  if (/\bdried\b/.test(offered)) {
    return /\b(?:beans?|chickpeas?|lentils?|peas?)\b/.test(offered)
      ? 'Yes, but dried beans must be soaked and boiled soft first; 100 g dry is about one drained tin. Boil kidney beans hard for at least 10 minutes.'
      : 'Dried herbs, yes: 1 tsp for each tbsp fresh, added 15 minutes before the end.'
  }
  if (/\b(?:tinned|canned)\b/.test(offered))
    return 'Tinned is cooked already: drain it (except tomatoes) and add it near the end, just to heat through.'
  return null
}

/** 'Can I leave out the chilli?', 'do I have to rest it?' */
export function skipAnswer({ question, recipe, named, step }: Asked): string | null {
  if (
    !/\b(?:skip|leave (?:out|off)|omit|do i (?:have|need) to|is it necessary|must i|without)\b/.test(
      question,
    )
  )
    return null
  const item = named[0]
  const techniques = techniquesIn(question).filter(({ isPlain }) => !isPlain)
  if (techniques.length > 0 && (!item || /\b(?:to|skip)\b/.test(question))) {
    const [first] = inContext(techniques, `${question} ${step}`)
    const verdict = /\b(?:skip|leave|omit|without)\b/.test(question)
      ? 'You can leave it out, but it has a reason.'
      : 'It is worth doing.'
    return first ? `${verdict} ${first.why} ${first.how}`.trim() : null
  }
  if (!item) return null
  const purpose = purposesIn(item.name)[0]
  const where = stepsWith(recipe, item).map(({ number }) => number)
  const used = where.length > 0 ? ` It is used in step ${listed(where.map(String))}.` : ''
  if (!purpose)
    return `${capital(item.name)} is part of the dish, and I have no note on doing without it.${used}`
  const verdict = {
    yes: 'Yes, you can leave it out.',
    maybe: 'You can, and the dish will be plainer.',
    no: 'Better not: the dish depends on it.',
  }
  const swap = purpose.leaveOut === 'yes' ? undefined : swapsIn(item.name)[0]
  return `${verdict[purpose.leaveOut]} ${purpose.text}${used}${swap ? ` Instead of ${swap.words[0]}: ${lowerStart(swap.swap)}` : ''}`
}
