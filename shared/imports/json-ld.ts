/** Finds the schema.org recipe in a page's JSON-LD, in the forms that sites really write. No I/O. */
import { attribute, htmlToText, nextTag, type Tag, toLines } from './html.ts'
import { parseLooseJson } from './loose-json.ts'
import { splitNumbered } from './steps.ts'

export type JsonObject = Record<string, unknown>

/** What markup says about a recipe: every text plain, ingredients and steps as lines. */
export type RecipeMarkup = {
  name: string
  description: string
  ingredients: string[]
  method: string[]
  yield: string
  prepTime: string
  cookTime: string
  totalTime: string
  tags: string[]
}

const NODES_MAX = 50_000

/** The page's fullest Recipe node as markup, or `null`. Later, emptier copies do not win. */
export function readJsonLd(html: string): RecipeMarkup | null {
  const nodes = scripts(html).flatMap((script) => findRecipes(parseLooseJson(script)))
  let best: RecipeMarkup | null = null
  for (const node of nodes) {
    const markup = readNode(node)
    if (best === null || weight(markup) > weight(best)) best = markup
  }
  return best
}

function weight(markup: RecipeMarkup): number {
  return (
    Math.min(1, markup.ingredients.length) +
    Math.min(1, markup.method.length) +
    Math.min(1, markup.name.length)
  )
}

/** The contents of all `<script type="application/ld+json">`. */
function scripts(html: string): string[] {
  const found: string[] = []
  let at = 0
  for (let tag = nextTag(html, at); tag !== null; tag = nextTag(html, at)) {
    at = tag.end
    if (tag.name !== 'script' || tag.isClosing) continue
    const end = endOfScript(html, tag)
    if (attribute(tag.text, 'type')?.toLowerCase().includes('ld+json')) {
      found.push(html.slice(tag.end, end))
    }
    at = end
  }
  return found
}

function endOfScript(html: string, tag: Tag): number {
  const close = /<\/script/gi
  close.lastIndex = tag.end
  return close.exec(html)?.index ?? html.length
}

/** Every object of type Recipe, wherever it hangs (`@graph`, lists, `mainEntity`), breadth first. */
export function findRecipes(root: unknown): JsonObject[] {
  const recipes: JsonObject[] = []
  const queue: unknown[] = [root]
  for (let at = 0; at < queue.length && at < NODES_MAX; at++) {
    const node = queue[at]
    if (Array.isArray(node)) {
      for (const child of node.slice(0, NODES_MAX)) queue.push(child)
    } else if (isObject(node)) {
      if (isOfType(node, 'recipe')) recipes.push(node)
      for (const child of Object.values(node)) {
        if (typeof child === 'object' && child !== null) queue.push(child)
      }
    }
  }
  return recipes
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** 'Recipe', 'schema:Recipe', 'https://schema.org/Recipe', alone or in a list. */
function isOfType(node: JsonObject, type: string): boolean {
  return asList(node['@type']).some(
    (name) => typeof name === 'string' && name.toLowerCase().split(/[/:#]/).at(-1) === type,
  )
}

function asList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null ? [] : [value]
}

/** What one Recipe node says. */
export function readNode(node: JsonObject): RecipeMarkup {
  return {
    name: plain(node.name) || plain(node.headline),
    description: plain(node.description),
    ingredients: ingredientLines(node),
    method: splitNumbered(instructionLines(node.recipeInstructions ?? node.instructions, 0)),
    yield: asList(node.recipeYield ?? node.yield)
      .map(plain)
      .join(' '),
    prepTime: plain(node.prepTime),
    cookTime: plain(node.cookTime),
    totalTime: plain(node.totalTime),
    tags: [...asList(node.recipeCategory), ...asList(node.recipeCuisine)].flatMap((tag) =>
      plain(tag).split(','),
    ),
  }
}

/** One line of text; entities are often written twice over (`&amp;#39;`). */
function plain(value: unknown): string {
  return textLines(value).join(' ')
}

function textLines(value: unknown): string[] {
  if (typeof value === 'number') return [String(value)]
  if (Array.isArray(value)) return textLines(value[0])
  if (isObject(value)) return textLines(value['@value'] ?? value.name ?? value.text ?? '')
  if (typeof value !== 'string') return []
  return value.split('\n').flatMap((line) => toLines(repairText(htmlToText(htmlToText(line)))))
}

/** A hard space that was encoded twice, and brackets that a plugin doubled. */
function repairText(text: string): string {
  return text
    .replace(/Â(?=\s)/g, '')
    .replaceAll('((', '(')
    .replaceAll('))', ')')
}

function ingredientLines(node: JsonObject): string[] {
  const given = asList(node.recipeIngredient ?? node.ingredients)
  return given.flatMap((entry) => asList(entry).flatMap(textLines))
}

const SECTION_DEPTH_MAX = 5

/** Steps in order. A section's name goes before its first step: 'For the sauce: Melt the butter.' */
function instructionLines(value: unknown, depth: number): string[] {
  if (depth > SECTION_DEPTH_MAX) return []
  return asList(value).flatMap((entry) => {
    if (!isObject(entry))
      return Array.isArray(entry) ? instructionLines(entry, depth + 1) : textLines(entry)
    const name = plain(entry.name ?? entry.Name)
    const inner = entry.itemListElement ?? entry.steps ?? entry.item
    const lines = inner === undefined ? [] : instructionLines(inner, depth + 1)
    const own = textLines(entry.text ?? entry.description ?? '')
    return withHeading(name, lines.length > 0 ? lines : own)
  })
}

/** Names that only repeat or shorten the text are left out. */
function withHeading(name: string, lines: string[]): string[] {
  const [first, ...rest] = lines
  if (first === undefined) return name === '' ? [] : [name]
  const bare = name.replace(/[.…:]+$/, '')
  if (bare === '' || first.startsWith(bare) || /^(?:step|method)? ?\d*$/i.test(bare)) return lines
  return [`${bare}: ${first}`, ...rest]
}
