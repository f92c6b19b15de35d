/** Writes a filled pattern out as a recipe: amounts, method, times, name. Breaks no rule, or gives nothing. */
import type { RecipeData } from '../schema.ts'
import { standInFor } from '../stand-ins.ts'
import { capital } from '../words.ts'
import { amountFor } from './amounts.ts'
import { type Filled, isAllowed, type Rules } from './fill.ts'
import { type DishFood, nameOf } from './food.ts'
import { foodNamed } from './foods.ts'
import { aboutText, singularName, tagsOf, title } from './naming.ts'
import type { CupboardLine, Pattern } from './pattern.ts'
import {
  boilPotatoes,
  cookStarch,
  firmOf,
  fryFirmVegetables,
  fryMinutes,
  frySentences,
  fryVegetables,
  isReady,
  namesOf,
  readySentence,
  roastMain,
  roastTime,
  simmerLentils,
  simmerVegetables,
  slowest,
  starchMinutes,
} from './sentences.ts'
import { type Voice, write } from './template.ts'
import type { Wishes } from './wishes.ts'

type Ingredient = RecipeData['ingredients'][number]
type Line = CupboardLine & { shown: string }

const EXTRA_GROUPS = new Set([
  'herb',
  'cheese',
  'nut',
  'flavour',
  'cream',
  'salad',
  'fruit',
  'aromatic',
])
const REPLACES = new Set(['herb', 'cheese', 'cream'])

/** The recipe, and the names of wanted foods that found no place; `null` when a rule cannot be kept. */
export function compose(
  pattern: Pattern,
  filled: Filled,
  left: readonly DishFood[],
  wishes: Wishes,
  rules: Rules,
): { dish: RecipeData; left: string[] } | null {
  const extras = left.filter(({ group }) => EXTRA_GROUPS.has(group))
  const lines = cupboard(pattern, filled, extras, rules, wishes.heat)
  if (!lines) return null
  const used = new Set(lines.map(({ shown }) => shown))
  const finishing = extras.filter(
    (food) => !used.has(nameOf(food)) && !isSaltyInSweet(food, pattern),
  )
  const isHot = lines.some(({ name }) => name === 'chilli flakes')
  const heat = !isHot && heatOf(wishes, pattern, rules)
  const voice = voiceOf(filled, lines, heat)
  const method = [prepStep(filled, pattern), ...pattern.method, finishStep(finishing)]
    .map((step) => write(step, voice))
    .filter((step) => step !== '')
  const ingredients = mergeSame([
    ...slotIngredients(filled, wishes),
    ...lines.map((line) => lineIngredient(line, wishes)),
    ...finishing.map((food) => foodIngredient(food, wishes)),
    ...(heat
      ? [{ name: 'chilli flakes', ...amountFor(0.12 * wishes.heat, 'tsp', wishes.servings) }]
      : []),
    ...(pattern.isSweet ? [] : [{ name: 'salt and pepper', quantity: '', unit: '' }]),
  ])
  if (ingredients.some(({ name }) => name !== 'salt and pepper' && !isAllowed(name, rules)))
    return null
  const times = timesOf(pattern, filled, wishes)
  return {
    left: left.filter((food) => !finishing.includes(food) && !used.has(nameOf(food))).map(nameOf),
    dish: {
      name: title(pattern.title, filled),
      description: aboutText(pattern.about, filled),
      servings: wishes.servings,
      prep_time: times.prep,
      cook_time: times.cook,
      difficulty: pattern.difficulty,
      tags: tagsOf(pattern, filled, wishes, times.prep + times.cook),
      ingredients,
      method: method.map(capital),
    },
  }
}

/** Lines as the rules have them: a forbidden one is swapped, an optional one dropped; `null` when it cannot be. */
function cupboard(
  pattern: Pattern,
  filled: Filled,
  extras: readonly DishFood[],
  rules: Rules,
  heat: number,
): Line[] | null {
  const lines: Line[] = []
  const taken = new Set(Object.values(filled).flat().map(nameOf))
  for (const line of pattern.lines) {
    if (taken.has(line.name) || (line.name === 'chilli flakes' && heat < 0)) continue
    const group = foodNamed(line.name)?.group
    const wanted = extras.find(
      (food) =>
        food.group === group &&
        REPLACES.has(food.group) &&
        !lines.some(({ shown }) => shown === nameOf(food)),
    )
    if (wanted) lines.push({ ...line, shown: nameOf(wanted), prepared: wanted.prepared })
    else if (isAllowed(line.name, rules)) lines.push({ ...line, shown: line.name })
    else {
      const instead = standInFor(line.name, rules.forbidden, rules.isRefused)
      if (instead && isAllowed(instead, rules))
        lines.push({ ...line, shown: instead, prepared: '' })
      else if (!line.isOptional && !DROPPABLE.test(line.name)) return null
    }
  }
  return lines
}

/** A dish is plainer without these, and still the dish. */
const DROPPABLE =
  /^(?:onions|red onions|spring onions|garlic|ginger|lemon|lime|smoked paprika|ground cumin|ground cinnamon|chilli flakes|soured cream|coriander|chives|rice vinegar|tomato purée|turmeric|vanilla extract|cornflour)$/

function voiceOf(filled: Filled, lines: readonly Line[], heat: boolean): Voice {
  const groups = new Set(filled.main.map(({ group }) => group as string))
  const shown = new Map(lines.map((line) => [line.name, bareName(line.shown)]))
  const hasOnions = shown.has('onions')
  const gaps: Record<string, () => string> = {
    main: () => namesOf(filled.main),
    'main egg': () => namesOf(filled.main.filter(({ group }) => group === 'egg')),
    'main and veg': () => namesOf([...filled.main.filter((food) => !isReady(food)), ...filled.veg]),
    veg: () => namesOf(filled.veg),
    leaf: () => namesOf(filled.leaf),
    starch: () => namesOf(filled.starch),
    fruit: () => namesOf(filled.fruit),
    heat: () => (heat ? ' and the chilli flakes' : ''),
    fry: () => frySentences(filled),
    'fry once': () => frySentences(filled),
    ready: () => readySentence(filled, 'warm'),
    'in ready': () => readySentence(filled, 'add'),
    'cook veg': () => fryVegetables(filled),
    'cook veg with onions': () => fryVegetables(filled, hasOnions ? ['onions'] : []),
    'cook firm veg': () => fryFirmVegetables(filled),
    'simmer veg': () => simmerVegetables(filled),
    'simmer lentil': () => simmerLentils(filled),
    'boil potato': () => boilPotatoes(filled),
    'cook starch': () => cookStarch(filled),
    'roast main': () => roastMain(filled),
    'leaf minutes': () => String(Math.max(1, slowest(filled.leaf))),
    'veg minutes': () => String(Math.max(6, slowest(filled.veg))),
  }
  return {
    has: (word) =>
      word in filled
        ? filled[word as keyof Filled].length > 0
        : groups.has(word) || shown.has(word),
    say: (gap) => gaps[gap]?.() ?? shown.get(gap) ?? null,
  }
}

/** 'coconut drink (unsweetened)' is the 'coconut drink' of the method. */
function bareName(name: string): string {
  return name.replace(/ \(.*\)$/, '')
}

function prepStep(filled: Filled, { isSweet }: Pattern): string {
  const cut = [...filled.main, ...filled.veg, ...filled.leaf].filter(({ prepared }) =>
    /cut|chop|slice|peel|shred|floret|halve|trim|cube|quarter/.test(prepared),
  )
  if (cut.length === 0 || isSweet) return ''
  const raw = cut.some(({ group }) =>
    ['poultry', 'steak', 'pork', 'stewing', 'sausage', 'fish'].includes(group),
  )
  return `Get the ${namesOf(cut)} ready as the list says.${raw ? ' Keep the raw meat or fish on its own board and wash your hands.' : ''}`
}

function finishStep(finishing: readonly DishFood[]): string {
  if (finishing.length === 0) return ''
  const creams = finishing.filter(({ group }) => group === 'cream')
  const rest = finishing.filter(({ group }) => group !== 'cream')
  return [
    creams.length > 0 ? `Stir in the ${namesOf(creams)} off the heat.` : '',
    rest.length > 0 ? `Finish with the ${namesOf(rest)}.` : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}

function isSaltyInSweet({ group }: DishFood, { isSweet }: Pattern): boolean {
  return (
    isSweet !== (group === 'fruit') &&
    (isSweet ? ['cheese', 'aromatic', 'salad'].includes(group) : group === 'fruit')
  )
}

function heatOf({ heat }: Wishes, { isSweet }: Pattern, rules: Rules): boolean {
  return heat > 0 && !isSweet && isAllowed('chilli flakes', rules)
}

function slotIngredients(filled: Filled, wishes: Wishes): Ingredient[] {
  const share = (list: readonly DishFood[]) => (list.length > 1 ? 1.3 / list.length : 1)
  return [
    ...filled.main.map((food) => foodIngredient(food, wishes, share(filled.main))),
    ...filled.veg.map((food) => foodIngredient(food, wishes, filled.veg.length > 2 ? 0.7 : 1)),
    ...filled.leaf.map((food) => foodIngredient(food, wishes, share(filled.leaf))),
    ...filled.fruit.map((food) => foodIngredient(food, wishes, share(filled.fruit))),
    ...filled.starch.map((food) => foodIngredient(food, wishes)),
  ]
}

function foodIngredient(food: DishFood, wishes: Wishes, share = 1): Ingredient {
  const more = wishes.boosted.some((name) => food.words.includes(name)) ? 1.5 : 1
  const amount = amountFor(food.perServing * share * more, food.unit, wishes.servings)
  const name = food.prepared ? `${nameOf(food)}, ${food.prepared}` : nameOf(food)
  return {
    name: amount.quantity === '1' && food.unit === '' ? singularName(name) : name,
    ...amount,
  }
}

function lineIngredient({ shown, prepared, amount, unit, name }: Line, wishes: Wishes): Ingredient {
  const isChilli = name === 'chilli flakes' && wishes.heat > 0
  const more = isChilli
    ? 1 + wishes.heat / 2
    : wishes.boosted.some((word) => name.includes(word))
      ? 1.5
      : 1
  // It weighs little: a third of the cheese it stands in for is plenty.
  const light = shown === 'nutritional yeast' ? 1 / 3 : 1
  const measured = amountFor(amount * more * light, unit, wishes.servings)
  const called = prepared ? `${shown}, ${prepared}` : shown
  const isOne = /^(?:1|[¼½¾])$/.test(measured.quantity)
  return {
    name: unit !== '' ? called : isOne ? singularName(called) : pluralName(called),
    ...measured,
  }
}

function pluralName(name: string): string {
  const [food = '', ...rest] = name.split(',')
  return [/s$/.test(food) ? food : `${food}s`, ...rest].join(',')
}

/** The same food twice in a list is one line. */
function mergeSame(items: readonly Ingredient[]): Ingredient[] {
  const seen = new Set<string>()
  return items.filter(({ name }) => {
    const food = (name.split(',')[0] ?? '').toLowerCase()
    if (seen.has(food)) return false
    seen.add(food)
    return true
  })
}

function timesOf(
  pattern: Pattern,
  filled: Filled,
  { servings }: Wishes,
): { prep: number; cook: number } {
  const text = pattern.method.join(' ')
  const isIn = (gap: string) => text.includes(gap)
  const firm = isIn('{cook firm veg}') ? slowest(firmOf(filled.veg)) : 0
  const vegetables =
    isIn('{cook veg') || isIn('{simmer veg}') || isIn('{veg minutes}')
      ? slowest(filled.veg) + (isIn('{simmer veg}') && filled.veg.length > 0 ? 3 : 0)
      : firm
  const lentils =
    isIn('{simmer lentil}') && filled.main.some(({ group }) => group === 'lentil') ? 20 : 0
  const ready = isIn('{ready}') && filled.main.some(isReady) ? 5 : 0
  const fry = isIn('{fry') ? fryMinutes(filled) : 0
  const eggs =
    /Boil the \{main egg\}/.test(text) && filled.main.some(({ group }) => group === 'egg') ? 10 : 0
  const potatoes =
    isIn('{boil potato}') && filled.veg.some(({ group }) => group === 'potato') ? 18 : 0
  const roast = isIn('{roast main}') ? roastTime(filled) - 22 : 0
  const pan =
    pattern.cook +
    fry +
    vegetables +
    lentils +
    ready +
    eggs +
    potatoes +
    roast +
    slowest(filled.leaf)
  const many = servings > 6 ? 5 : 0
  return {
    prep: pattern.prep + many,
    cook: Math.max(pan, pattern.slots.starch ? starchMinutes(filled) : 0),
  }
}
