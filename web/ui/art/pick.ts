/** What a recipe's picture shows, from its words alone. The same words always give the same picture. */
import type { MotifName } from './motifs.ts'
import type { PaletteName } from './palettes.ts'

export type ArtWords = {
  name: string
  tags: readonly string[]
  ingredients: readonly { name: string }[]
}

const LAYOUT_NAMES = ['plate', 'tile', 'hero', 'shelf', 'scatter'] as const
export type LayoutName = (typeof LAYOUT_NAMES)[number]

export type Picked = {
  motifs: MotifName[]
  palette: PaletteName
  layout: LayoutName
  seed: number
}

/** The most important words of a name decide; whole books in a field do not slow it down. */
const WORDS_MAX = 4_000

/** These words whole, also where they end as more of them or as what was done with them: an eggplant is no egg. */
function words(alternatives: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${alternatives})(?:e?s|e?d|y)?(?!\\p{L})`, 'u')
}

const RULES: readonly (readonly [RegExp, readonly MotifName[]])[] = [
  [words('lemon|lime|citrus|orange'), ['lemon']],
  [words('tomato|passata|shakshuka|ragù|ragu|marinara'), ['tomato', 'tomhalf']],
  [words('onion|shallot'), ['onion']],
  [words('garlic'), ['garlic']],
  [words('carrot|root veg(?:etable)?'), ['carrot']],
  [words('dill|fennel'), ['dill']],
  [words('basil|mint|thai'), ['basil']],
  [words('thyme|rosemary|parsley|herb|green|healthy|vegetarian|vegan'), ['sprig']],
  [words('chill?i|spicy|harissa|sriracha|hot'), ['chilli']],
  [words('mushroom|stroganoff'), ['mushroom']],
  [words('salmon|cod|[a-z]*fish|tuna|seafood'), ['fish']],
  [words('prawn|shrimp|laksa'), ['prawn']],
  [words('chicken|roast|turkey'), ['hen', 'drum']],
  [words('egg|shakshuka|omelette|breakfast'), ['egg']],
  [words('beef|steak|ragù|ragu|pork|lamb'), ['steak']],
  [words('pasta|farfalle|orzo|macaroni'), ['bow']],
  [words('spaghetti|linguine|noodle|pappardelle|ramen|laksa|tagliatelle'), ['nest']],
  [words('soup|broth|ramen|laksa|chowder'), ['bowl']],
  [words('hotpot|chilli|stew|curry|casserole|comfort|stroganoff|one-pot|tagine'), ['pot']],
  [words('pea|risotto'), ['peapod']],
  [words('broccoli|cauliflower|salad'), ['broc']],
  [words('potato|chips|mash'), ['potato']],
  [words('leek|spring onion|scallion'), ['leek']],
  [words('pancake|waffle|crêpe'), ['pancake']],
  [words('[a-z]*berr(?:y|ies)|jam'), ['berry']],
  [words('bean|lentil|chickpea'), ['bean']],
  [words('cheese|feta|parmesan|halloumi|mozzarella'), ['cheese']],
  [words('pepper|fajita'), ['pepper']],
  [words('taco|tortilla|burrito|wrap'), ['taco']],
  [words('pudding|(?:cup|cheese)?cake|toffee|tart|crumble|dessert'), ['pudding']],
  [words('cherry|cherries|sweet|date'), ['cherry']],
  [words('avocado|guac'), ['avo']],
  [words('coconut'), ['coconut']],
]

const GROUNDS: readonly (readonly [RegExp, PaletteName])[] = [
  [words('dessert|sweet|pudding|(?:cup|cheese)?cake'), 'rhubarb'],
  [words('salmon|fish|seafood|prawn|tuna'), 'sky'],
  [words('beef|steak|ragù|ragu'), 'fig'],
  [words('spicy|chilli|harissa'), 'tomato'],
  [words('chicken|lemon|roast'), 'butter'],
  [words('salad|vegetarian|vegan|pea|healthy|leek'), 'pea'],
  [words('pasta|noodle|spaghetti|cheese'), 'carrot'],
  [words('soup|breakfast|egg'), 'jade'],
]

const NEIGHBOURS: Partial<Record<PaletteName, readonly PaletteName[]>> = {
  pea: ['pea', 'jade', 'milk'],
  tomato: ['tomato', 'carrot'],
  butter: ['butter', 'carrot'],
  sky: ['sky', 'jade'],
}

const SPARE_GROUNDS: readonly PaletteName[] = ['butter', 'jade', 'carrot', 'sky', 'rhubarb']
const SPARE_MOTIFS: readonly MotifName[] = [
  'sprig',
  'bowl',
  'lemon',
  'onion',
  'tomhalf',
  'garlic',
  'basil',
  'pot',
]

/** FNV-1a over code units, 32 bits. */
export function hash(text: string): number {
  let sum = 2_166_136_261
  for (const letter of text) {
    sum ^= letter.charCodeAt(0)
    sum = Math.imul(sum, 16_777_619)
  }
  return sum >>> 0
}

/** Numbers in 0..1 from a seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function at<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('Nothing to choose from')
  return item
}

export function pick(recipe: ArtWords): Picked {
  const name = lower(recipe.name)
  const tags = lower(recipe.tags.join(' '))
  const ingredients = lower(recipe.ingredients.map((one) => one.name).join(' '))
  const seed = hash(name)
  return {
    motifs: pickMotifs(name, tags, ingredients, seed),
    palette: pickPalette(name, tags, seed),
    layout: at(LAYOUT_NAMES, seed >>> 9),
    seed,
  }
}

/** A word in the name weighs 4, in the ingredients 2, in the tags 1. Four or five motifs come out. */
function pickMotifs(name: string, tags: string, ingredients: string, seed: number): MotifName[] {
  const scores = new Map<MotifName, number>()
  for (const [pattern, motifs] of RULES) {
    const score =
      (pattern.test(name) ? 4 : 0) +
      (pattern.test(ingredients) ? 2 : 0) +
      (pattern.test(tags) ? 1 : 0)
    if (score === 0) continue
    motifs.forEach((motif, place) => {
      scores.set(motif, (scores.get(motif) ?? 0) + score - place * 0.5)
    })
  }
  const picked = [...scores]
    .sort((a, b) => b[1] - a[1] || hash(a[0] + name) - hash(b[0] + name))
    .map(([motif]) => motif)
    .slice(0, 5)
  for (let next = seed; picked.length < 4; next += 1) {
    const spare = at(SPARE_MOTIFS, next)
    if (!picked.includes(spare)) picked.push(spare)
  }
  return picked
}

function pickPalette(name: string, tags: string, seed: number): PaletteName {
  const found =
    GROUNDS.find(([pattern]) => pattern.test(name)) ??
    GROUNDS.find(([pattern]) => pattern.test(tags))
  const palette = found ? found[1] : at(SPARE_GROUNDS, seed)
  const neighbours = NEIGHBOURS[palette]
  return neighbours ? at(neighbours, seed >>> 5) : palette
}

function lower(text: string): string {
  return text.slice(0, WORDS_MAX).toLowerCase()
}
