/** The name, description and tags of a dish, from its pattern and what fills it. Pure. */
import { singular } from '../../groceries/words.ts'
import { traitsOf } from '../knowledge/allergens.ts'
import { capital, listed } from '../words.ts'
import type { Filled } from './fill.ts'
import { type DishFood, nameOf } from './food.ts'
import type { Pattern } from './pattern.ts'
import { namesOf } from './sentences.ts'
import type { Wishes } from './wishes.ts'

const GAP = /\{(main|veg|leaf|starch|fruit)\}/g

/** 'Chicken and leek pilaf': the first food of each gap, in the singular. */
export function title(text: string, filled: Filled): string {
  const lead = (list: readonly DishFood[]) => (list[0] ? short(nameOf(list[0])) : '')
  return capital(
    withoutEmpty(text, filled).replace(GAP, (_, gap: keyof Filled) => lead(filled[gap])),
  )
}

function short(name: string): string {
  const plain = name.replace(/ fillets?$| breasts?$/, '').replace(/^tinned /, '')
  return singularName(
    plain.replace(/^(?:braising|rump) steak$/, 'beef').replace(/^beef mince$/, 'beef'),
  )
}

export function aboutText(text: string, filled: Filled): string {
  const both = listed([...filled.main, ...filled.veg].slice(0, 4).map(nameOf))
  const said = both === '' ? text.replace(/ with \{main and veg\}/, '') : text
  return capital(
    withoutEmpty(said, filled)
      .replace('{main and veg}', both)
      .replace(GAP, (_, gap: keyof Filled) => namesOf(filled[gap].slice(0, 3))),
  )
}

/** An empty gap goes, with the word that joined it. */
function withoutEmpty(text: string, filled: Filled): string {
  let rest = text
  for (const [name, list] of Object.entries(filled)) {
    if (list.length > 0) continue
    const gap = `{${name}}`
    for (const joined of [
      `${gap} and `,
      ` and ${gap}`,
      ` with ${gap}`,
      ` of ${gap}`,
      `${gap} `,
      gap,
    ]) {
      rest = rest.replace(joined, '')
    }
  }
  return rest
}

const TAG_OF_GROUP: Partial<Record<DishFood['group'], string>> = {
  poultry: 'Chicken',
  steak: 'Beef',
  stewing: 'Beef',
  pork: 'Pork',
  sausage: 'Pork',
  bacon: 'Pork',
  fish: 'Seafood',
  prawns: 'Seafood',
  'tinned fish': 'Seafood',
}
const FLESH = new Set([
  'poultry',
  'steak',
  'mince',
  'stewing',
  'pork',
  'sausage',
  'bacon',
  'fish',
  'prawns',
  'tinned fish',
])

/** A vegan sausage has the ways of one, and none of these. */
const IS_FLESH: ReadonlySet<string> = new Set(['meat', 'pork', 'fish', 'shellfish'])

export function tagsOf(
  pattern: Pattern,
  filled: Filled,
  { diets, heat }: Wishes,
  total: number,
): string[] {
  const flesh = filled.main.filter(({ group }) => FLESH.has(group))
  const groups = flesh.map((food) => {
    if (![...traitsOf(nameOf(food))].some((trait) => IS_FLESH.has(trait))) return ''
    if (food.group === 'poultry') return /chicken/.test(nameOf(food)) ? 'Chicken' : ''
    if (food.group === 'steak' || food.group === 'stewing')
      return /lamb|pork/.test(nameOf(food)) ? '' : 'Beef'
    return TAG_OF_GROUP[food.group] ?? ''
  })
  const own = pattern.tags.filter((tag) => {
    if (tag === 'Vegetarian') return false
    if (tag === 'Quick & Easy') return total <= 35
    if (tag === 'Seafood') return groups.includes('Seafood')
    return true
  })
  const dietTags = diets.map(({ name }) => capital(name))
  const isVegetarian = diets.some(({ name }) => name === 'vegan' || name === 'vegetarian')
  return [
    ...new Set([
      ...own,
      ...groups,
      ...(heat > 0 ? ['Spicy'] : []),
      ...(isVegetarian ? ['Vegetarian'] : []),
      ...dietTags,
    ]),
  ]
    .filter((tag) => tag !== '')
    .slice(0, 8)
}

/** 'lemon, juice only' of 'lemons, juice only'. */
export function singularName(name: string): string {
  const [food = '', ...rest] = name.split(',')
  const words = food.split(' ')
  const last = words.pop() ?? ''
  return [[...words, singular(last)].join(' '), ...rest].join(',')
}
