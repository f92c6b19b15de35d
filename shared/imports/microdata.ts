/** Reads a recipe out of attributes: microdata, RDFa, and the class names of h-recipe and hRecipe. No DOM, no I/O. */
import {
  afterTag,
  attribute,
  htmlToText,
  LINE_TAGS,
  nextTag,
  type Tag,
  toLines,
  VOID_TAGS,
} from './html.ts'
import { OpenTags } from './open-tags.ts'
import { NO_MARKUP, type RecipeMarkup } from './recipe-markup.ts'

type Field = keyof RecipeMarkup

/** How a vocabulary marks a recipe: `root` is looked for in the attribute `kind`, fields stand in `names`. */
type Vocabulary = { kind: string; root: RegExp; names: string[]; scope: RegExp }

const VOCABULARIES: Vocabulary[] = [
  {
    kind: 'itemtype',
    root: /(?:schema|data-vocabulary)\.org\/Recipe\/?$/i,
    names: ['itemprop'],
    scope: /\bitemscope\b/i,
  },
  {
    kind: 'typeof',
    root: /(?:^|[\s:/#])Recipe$/i,
    names: ['property', 'rel'],
    scope: /\btypeof\s*=/i,
  },
  {
    kind: 'class',
    root: /(?:^|\s)h-?recipe(?:\s|$)/i,
    names: ['class'],
    scope: /\bclass\s*=\s*["'][^"']{0,200}(?:vcard|hcard|h-card|h-recipe|hreview)/i,
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
}

const VALUES_MAX = 300
const VALUE_CHARS_MAX = 20_000

/** The recipes of the page, one a vocabulary at most, as their properties say them. Linear. */
export function readMicrodata(html: string): RecipeMarkup[] {
  return VOCABULARIES.flatMap((vocabulary) => {
    const start = startOfRecipe(html, vocabulary)
    return start === null ? [] : [toMarkup(readValues(html, start, vocabulary))]
  })
}

function startOfRecipe(html: string, { kind, root }: Vocabulary): number | null {
  if (!html.includes(kind)) return null
  for (let tag = nextTag(html, 0); tag !== null; tag = nextTag(html, afterTag(html, tag))) {
    if (tag.isClosing || !/recipe/i.test(tag.text) || !tag.text.includes(kind)) continue
    if (root.test(attribute(tag.text, kind) ?? '')) return tag.start
  }
  return null
}

type Value = { field: Field; text: string; start: number }
type Open = { tag: Tag; field: Field | null; isForeign: boolean }

/**
 * What belongs to the recipe itself: not to its author or reviews (elements that begin a thing of their
 * own), nor to a list whose element is counted already. In the order in which the elements begin.
 */
function readValues(html: string, from: number, vocabulary: Vocabulary): Value[] {
  const values: Value[] = []
  const open = new OpenTags<Open>()
  const within = new Set<Field>()
  const end = (at: number) => {
    const ended = open.pop()
    if (!ended || ended.field === null) return
    within.delete(ended.field)
    if (values.length >= VALUES_MAX) return
    values.push({
      field: ended.field,
      text: contentOf(html, ended.tag, at),
      start: ended.tag.start,
    })
  }
  for (let tag = nextTag(html, from); tag !== null; tag = nextTag(html, afterTag(html, tag))) {
    if (values.length >= VALUES_MAX) break
    if (tag.isClosing) {
      for (let left = open.endedByClosing(tag.name); left > 0; left--) end(tag.start)
      if (open.size === 0) break
      continue
    }
    if (open.endedByOpening(tag.name, LINE_TAGS.has(tag.name)) > 0) end(tag.start)
    const parent = open.top()
    const isForeign = parent?.isForeign ?? false
    const named = isForeign || tag.start === from ? null : fieldOf(tag, vocabulary)
    const field = named !== null && isNested(named, within) ? null : named
    if (field !== null) within.add(field)
    // a step or an ingredient may be a thing of its own, and still is the recipe's
    const isOther = tag.start !== from && field === null && vocabulary.scope.test(tag.text)
    open.push(tag.name, { tag, field, isForeign: isForeign || (isOther && within.size === 0) })
    if (VOID_TAGS.has(tag.name)) end(tag.end)
  }
  while (open.size > 0) end(html.length)
  return values.sort((a, b) => a.start - b.start)
}

/** A field within itself, or the name of an ingredient, which is not the recipe's. */
function isNested(field: Field, within: ReadonlySet<Field>): boolean {
  if (within.has(field)) return true
  const isList = field === 'ingredients' || field === 'method'
  return !isList && (within.has('ingredients') || within.has('method'))
}

function fieldOf(tag: Tag, { kind, names }: Vocabulary): Field | null {
  for (const name of names) {
    if (!tag.text.includes(name)) continue
    for (const word of (attribute(tag.text, name) ?? '').toLowerCase().split(/\s+/)) {
      const local = word.split(/[/:#]/).at(-1) ?? ''
      // as class names these two say nothing
      if (kind === 'class' && (local === 'name' || local === 'description')) continue
      const field = Object.hasOwn(FIELDS, local) ? FIELDS[local] : undefined
      if (field) return field
    }
  }
  return null
}

function contentOf(html: string, tag: Tag, end: number): string {
  const content = attribute(tag.text, 'content') ?? attribute(tag.text, 'datetime')
  // hRecipe hides a machine's value in a title: <span class="preptime" title="PT20M">
  const hidden = /\btitle\s*=\s*["']P\d*T/i.test(tag.text) ? attribute(tag.text, 'title') : null
  return (
    content || hidden || htmlToText(html.slice(tag.end, Math.min(end, tag.end + VALUE_CHARS_MAX)))
  )
}

function toMarkup(values: Value[]): RecipeMarkup {
  const all = (field: Field) =>
    values.filter((value) => value.field === field).map(({ text }) => text)
  const first = (field: Field) => toLines(all(field)[0] ?? '').join(' ')
  return {
    ...NO_MARKUP,
    name: first('name'),
    description: first('description'),
    ingredients: all('ingredients').flatMap(toLines),
    method: all('method').flatMap(toLines),
    yield: first('yield'),
    prepTime: first('prepTime'),
    cookTime: first('cookTime'),
    totalTime: first('totalTime'),
    tags: all('tags').flatMap((value) => value.split(/[,\n]/)),
  }
}
