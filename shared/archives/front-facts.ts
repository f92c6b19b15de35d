/** What the front matter of a recipe says, whatever its author called it. No I/O. */
import { servingsIn, sourceOf, starsIn, timesIn } from './found-recipe.ts'
import type { FrontMatter, FrontValue } from './front-matter.ts'
import { numberIn } from './loose-values.ts'
import { nutritionFacts } from './nutrition-facts.ts'

/** Every name for a thing, without spaces, marks and capitals. */
const NAMES = {
  name: ['title', 'name', 'recipe'],
  description: ['description', 'summary', 'introduction', 'excerpt'],
  servings: [
    'servings',
    'serves',
    'yield',
    'yields',
    'portions',
    'recipeyield',
    'quantity',
    'makes',
  ],
  prep: ['preptime', 'prep', 'timeprep', 'preparationtime', 'activetime'],
  cook: ['cooktime', 'cook', 'timecook', 'cookingtime', 'baketime'],
  total: ['totaltime', 'timerequired', 'time', 'duration', 'total'],
  tags: ['tags', 'tag', 'keywords', 'cuisine', 'diet', 'categories', 'category', 'labels'],
  course: ['course', 'mealtype', 'meal', 'category', 'categories'],
  source: ['source', 'sourceurl', 'url', 'link', 'website', 'originalurl', 'orgurl', 'sourcename'],
  image: ['image', 'images', 'picture', 'pictures', 'photo', 'cover', 'thumbnail', 'banner'],
  rating: ['rating', 'stars', 'score'],
  loved: ['favorite', 'favourite', 'favorited', 'loved'],
  difficulty: ['difficulty', 'level'],
  nutrition: ['nutrition', 'nutritionalinfo', 'nutritionfacts'],
  notes: ['notes', 'note', 'tips'],
  ingredients: ['ingredients'],
  method: ['directions', 'instructions', 'steps', 'method', 'preparation'],
} as const
type Fact = keyof typeof NAMES

export type FrontFacts = ReturnType<typeof frontFacts>

/** Findings of a recipe, its photos as they are named, its lists where the front matter has them. */
export function frontFacts(matter: FrontMatter) {
  const flat = flatOf(matter)
  const all = (fact: Fact) => NAMES[fact].flatMap((name) => flat.get(name) ?? [])
  const one = (fact: Fact) => all(fact)[0] ?? ''
  const course = all('course')
  const address = all('source').find((text) => /^https?:/i.test(text)) ?? ''
  const { nutrition, rest } = nutritionFacts(nutritionOf(matter))
  return {
    found: {
      name: one('name'),
      description: one('description') || null,
      servings: servingsIn(one('servings')),
      ...timesIn(one('prep'), one('cook'), one('total')),
      difficulty: one('difficulty') || null,
      tags: [...course, ...all('tags')].flatMap((text) => text.split(/[,;]/)),
      nutrition,
      ...sourceOf(address, one('source')),
    },
    notes: [all('notes').join('\n'), rest],
    images: all('image'),
    stars: starsIn(numberIn(one('rating'))) ?? (/^(?:true|yes)$/i.test(one('loved')) ? 5 : null),
    ingredients: all('ingredients'),
    method: all('method'),
  }
}

/** Texts by plain name; a name within a name is both together ('time.prep'). */
function flatOf(matter: FrontMatter, outer = ''): Map<string, string[]> {
  const flat = new Map<string, string[]>()
  const add = (name: string, texts: string[]) =>
    flat.set(name, [...(flat.get(name) ?? []), ...texts.filter((text) => text !== '')])
  for (const [name, value] of Object.entries(matter)) {
    const plain = outer + name.toLowerCase().replace(/[^a-z]/g, '')
    if (isNames(value)) for (const [inner, texts] of flatOf(value, plain)) add(inner, texts)
    else add(plain, textsOf(value))
  }
  return flat
}

function isNames(value: FrontValue): value is FrontMatter {
  return typeof value === 'object' && !Array.isArray(value)
}

/** Lists as their entries; one of names ('name: flour, quantity: 200 g') as one text. */
function textsOf(value: FrontValue): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  const { quantity, amount, unit, ...rest } = value
  return [[quantity, amount, unit, ...Object.values(rest)].flatMap((one) => one ?? []).join(' ')]
}

function nutritionOf(matter: FrontMatter): unknown {
  const named = Object.entries(matter).find(([name]) =>
    (NAMES.nutrition as readonly string[]).includes(name.toLowerCase().replace(/[^a-z]/g, '')),
  )
  if (named) return Array.isArray(named[1]) ? textsOf(named[1]).join('\n') : named[1]
  const calories = Object.entries(matter).find(([name]) => /^(?:calories|kcal)$/i.test(name))
  return calories && { calories: calories[1] }
}
