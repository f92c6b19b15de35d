/** Reads a recipe out of attributes: microdata, RDFa, and the class names of h-recipe and hRecipe. No DOM, no I/O. */
import { NUTRITION_FIELDS, nutritionOf } from './json-ld-parts.ts'
import { htmlToText, linesOf, type Page, type PageElement, toLines } from './markup.ts'
import { NO_MARKUP, type RecipeMarkup } from './recipe-markup.ts'

/** A field of the recipe, or one of `NUTRITION_FIELDS`. */
type Field = keyof RecipeMarkup | (string & {})

/**
 * How a vocabulary marks a recipe: `root` is looked for in the attribute `kind`, fields stand in `names`;
 * `begins` tells an element with which a thing of its own begins.
 */
type Vocabulary = {
  kind: string
  root: RegExp
  names: string[]
  begins: (attributes: PageElement['attributes']) => boolean
}

const VOCABULARIES: Vocabulary[] = [
  {
    kind: 'itemtype',
    root: /(?:schema|data-vocabulary)\.org\/Recipe\/?$/i,
    names: ['itemprop'],
    begins: ({ itemscope }) => itemscope !== undefined,
  },
  {
    kind: 'typeof',
    root: /(?:^|[\s:/#])Recipe$/i,
    names: ['property', 'rel'],
    begins: (attributes) => attributes.typeof !== undefined,
  },
  {
    kind: 'class',
    root: /(?:^|\s)h-?recipe(?:\s|$)/i,
    names: ['class'],
    begins: (attributes) => /vcard|hcard|h-card|h-recipe|hreview/i.test(attributes.class ?? ''),
  },
]

/** The names of fields in all vocabularies, lower case, without prefix. */
const FIELDS: Record<string, Field> = {
  name: 'name',
  fn: 'name',
  'p-name': 'name',
  description: 'description',
  summary: 'description',
  'p-summary': 'description',
  recipeingredient: 'ingredients',
  ingredients: 'ingredients',
  ingredient: 'ingredients',
  'p-ingredient': 'ingredients',
  recipeinstructions: 'method',
  instructions: 'method',
  instruction: 'method',
  'e-instructions': 'method',
  'p-instructions': 'method',
  recipeyield: 'yield',
  yield: 'yield',
  'p-yield': 'yield',
  preptime: 'prepTime',
  cooktime: 'cookTime',
  totaltime: 'totalTime',
  duration: 'totalTime',
  'dt-duration': 'totalTime',
  recipecategory: 'tags',
  recipecuisine: 'tags',
  recipetype: 'tags',
  image: 'images',
  photo: 'images',
  'u-photo': 'images',
  nutrition: 'nutrition',
}

const RECIPES_MAX = 10
const VALUES_MAX = 300
const LINES_MAX = 300

/** The recipes of the page in the order of the page, as their properties say them. */
export function readMicrodata({ elements }: Page): RecipeMarkup[] {
  return VOCABULARIES.flatMap((vocabulary) => {
    const { kind, root } = vocabulary
    return elements
      .filter(({ attributes }) => root.test(attributes[kind]?.trim() ?? ''))
      .slice(0, RECIPES_MAX)
      .map((element) => toMarkup(readValues(element, vocabulary)))
  })
}

type Value = { field: Field; lines: string[] }

/**
 * What belongs to the recipe itself: not to its author or reviews (elements that begin a thing of their
 * own), nor to a list whose element is counted already. In the order in which the elements begin.
 */
function readValues(recipe: PageElement, vocabulary: Vocabulary): Value[] {
  const values: Value[] = []
  const within = new Set<Field>()
  const readInside = (element: PageElement) => {
    for (const child of element.children) {
      if (values.length >= VALUES_MAX) return
      if (typeof child !== 'string') readElement(child)
    }
  }
  const readElement = (element: PageElement) => {
    const named = fieldOf(element, vocabulary)
    const field = named !== null && isNested(named, within) ? null : named
    // a step or an ingredient may be a thing of its own, and still is the recipe's
    const isForeign = field === null && within.size === 0 && vocabulary.begins(element.attributes)
    if (isForeign) return
    if (field === null || field === 'nutrition') return readInside(element)
    values.push({ field, lines: field === 'images' ? [imageOf(element)] : contentOf(element) })
    within.add(field)
    readInside(element)
    within.delete(field)
  }
  readInside(recipe)
  return values
}

/** A field within itself, or the name of an ingredient, which is not the recipe's. */
function isNested(field: Field, within: ReadonlySet<Field>): boolean {
  if (within.has(field)) return true
  const isList = field === 'ingredients' || field === 'method'
  return !isList && (within.has('ingredients') || within.has('method'))
}

function fieldOf({ attributes }: PageElement, { kind, names }: Vocabulary): Field | null {
  for (const name of names) {
    const said = attributes[name]
    if (said === undefined) continue
    for (const word of said.toLowerCase().split(/\s+/)) {
      const local = word.split(/[/:#]/).at(-1) ?? ''
      // as class names these two say nothing
      if (kind === 'class' && (local === 'name' || local === 'description')) continue
      const field = Object.hasOwn(FIELDS, local) ? FIELDS[local] : undefined
      if (field) return field
      if (Object.hasOwn(NUTRITION_FIELDS, local)) return local
    }
  }
  return null
}

function contentOf(element: PageElement): string[] {
  const { content, datetime, title } = element.attributes
  // hRecipe hides a machine's value in a title: <span class="preptime" title="PT20M">
  const hidden = title && /^P\d*T/i.test(title) ? title : ''
  const said = content || datetime || hidden
  if (said) return toLines(said)
  // some write their HTML as text: '&lt;p&gt;1 leek&lt;br&gt;'
  return linesOf(element)
    .slice(0, LINES_MAX)
    .flatMap((line) => (/<[a-z/]/i.test(line) ? htmlToText(line).split('\n') : [line]))
    .filter((line) => line !== '')
}

/** The address of an image, its own or of what stands within; '' for none. */
function imageOf({ attributes, children }: PageElement): string {
  const own = attributes.content ?? attributes['data-src'] ?? attributes.src ?? attributes.href
  if (own) return own
  for (const child of children) {
    const inner = typeof child === 'string' ? '' : imageOf(child)
    if (inner !== '') return inner
  }
  return ''
}

function toMarkup(values: Value[]): RecipeMarkup {
  const all = (field: Field) =>
    values.filter((value) => value.field === field).flatMap(({ lines }) => lines)
  const first = (field: Field) =>
    values.find((value) => value.field === field)?.lines.join(' ') ?? ''
  return {
    ...NO_MARKUP,
    name: first('name'),
    description: first('description'),
    ingredients: all('ingredients'),
    method: all('method'),
    yield: first('yield'),
    prepTime: first('prepTime'),
    cookTime: first('cookTime'),
    totalTime: first('totalTime'),
    tags: all('tags').flatMap((value) => value.split(',')),
    images: all('images'),
    nutrition: nutritionOf(values.map(({ field, lines }) => [field, lines.join(' ')] as const)),
  }
}
