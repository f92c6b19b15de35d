/** Reads one schema.org Recipe node in the forms that sites really write. Pure, never throws. */
import { readImages, readNutrition } from './json-ld-parts.ts'
import { htmlToText, toLines } from './markup.ts'
import type { RecipeMarkup } from './recipe-markup.ts'
import { splitNumbered } from './steps.ts'

export type JsonObject = Record<string, unknown>

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const DEPTH_MAX = 6
const LINES_MAX = 2_000

type Reading = {
  /** The nodes that others only point to. */
  byId?: ReadonlyMap<string, JsonObject>
  /** Names of sections go before their first step: 'For the sauce: Melt the butter.' */
  keepsSections?: boolean
}

/** The node as markup. Ours: of a page its steps alone, of a kitchen's own file every word. */
export function readNode(
  node: JsonObject,
  { byId = new Map(), keepsSections = false }: Reading = {},
): RecipeMarkup {
  const reader = new NodeReader(byId, keepsSections)
  const steps = node.recipeInstructions ?? node.recipeInstruction ?? node.instructions ?? node.step
  return {
    name: plain(node.name) || plain(node.headline),
    description: plain(node.description),
    ingredients: reader.ingredients(
      node.recipeIngredient ?? node.recipeIngredients ?? node.ingredients ?? node.supply,
      0,
    ),
    groups: [],
    method: splitNumbered(reader.steps(steps ?? node.steps, 0)),
    yield: asList(node.recipeYield ?? node.yield)
      .map((value) => plain(isObject(value) ? (value.value ?? value) : value))
      .join(' '),
    prepTime: readDuration(node.prepTime),
    cookTime: readDuration(node.cookTime ?? node.performTime),
    totalTime: readDuration(node.totalTime),
    tags: [node.recipeCategory, node.recipeCuisine, ...diets(node.suitableForDiet)].flatMap(
      (value) => asList(value).flatMap((tag) => plain(tag).split(',')),
    ),
    images: readImages(node.image ?? node.thumbnailUrl, byId),
    nutrition: readNutrition(node.nutrition, byId),
    url: addressOf(node),
  }
}

/** Its own address; a node of a page is known by that of the page. */
function addressOf(node: JsonObject): string {
  const page = node.mainEntityOfPage
  const said = [node.url, isObject(page) ? (page['@id'] ?? page.url) : page, node['@id']]
  return said.map(plain).find((address) => /^https?:/i.test(address)) ?? ''
}

class NodeReader {
  private readonly byId: ReadonlyMap<string, JsonObject>
  private readonly keepsSections: boolean
  private lines = 0

  constructor(byId: ReadonlyMap<string, JsonObject>, keepsSections: boolean) {
    this.byId = byId
    this.keepsSections = keepsSections
  }

  /** Lines of ingredients: texts, a text of many lines, lists within lists, or things with name and amount. */
  ingredients(value: unknown, depth: number): string[] {
    return this.entries(value, depth).flatMap((entry) => {
      if (typeof entry === 'string') return ingredientTexts(entry)
      if (Array.isArray(entry)) return this.ingredients(entry, depth + 1)
      if (!isObject(entry)) return []
      const inner =
        entry.itemListElement ?? entry.ingredients ?? entry.recipeIngredient ?? entry.item
      if (inner !== undefined) return this.ingredients(inner, depth + 1)
      return describeIngredient(entry)
    })
  }

  /** Steps in order. */
  steps(value: unknown, depth: number): string[] {
    return this.entries(value, depth).flatMap((entry) => {
      if (typeof entry === 'string') return textLines(entry)
      if (Array.isArray(entry)) return this.steps(entry, depth + 1)
      if (!isObject(entry)) return []
      const name = plain(entry.name ?? entry.Name ?? entry.title)
      const inner = entry.itemListElement ?? entry.steps ?? entry.step ?? entry.item
      const lines = inner === undefined ? [] : this.steps(inner, depth + 1)
      if (lines.length > 0) return this.keepsSections ? withHeading(name, lines) : lines
      return withHeading(
        name,
        textLines(entry.text ?? entry.description ?? entry.instruction ?? ''),
      )
    })
  }

  /** A list's entries, of `{"0": ..., "1": ...}` too; those that only point somewhere are looked up. */
  private entries(value: unknown, depth: number): unknown[] {
    if (depth > DEPTH_MAX || this.lines > LINES_MAX) return []
    const isNumbered = isObject(value) && '0' in value && Object.keys(value).every(isDigits)
    const entries = isNumbered ? Object.values(value) : asList(value)
    this.lines += entries.length
    return entries.map((entry) => {
      if (!isObject(entry) || Object.keys(entry).length !== 1) return entry
      const id = entry['@id']
      return entry['@list'] ?? (typeof id === 'string' ? this.byId.get(id) : undefined) ?? entry
    })
  }
}

function isDigits(key: string): boolean {
  return /^\d{1,4}$/.test(key)
}

function asList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null ? [] : [value]
}

/** `{name: 'Butter', amount: '100 g'}` and its like as a line. */
function describeIngredient(entry: JsonObject): string[] {
  const amount = entry.requiredQuantity ?? entry.amount ?? entry.quantity ?? entry.value
  const unit =
    entry.unitText ?? entry.unit ?? (isObject(amount) ? (amount.unitText ?? amount.unit) : '')
  const number = isObject(amount) ? (amount.value ?? amount.name) : amount
  const food = entry.name ?? entry.ingredient ?? entry.food ?? entry.text ?? entry['@value']
  const line = [number, unit, food].map(plain).filter((part) => part !== '')
  return line.length > 0 ? [line.join(' ')] : []
}

/** Some sites write all ingredients as one text: by lines, or with commas and amounts between them. */
function ingredientTexts(text: string): string[] {
  const lines = textLines(text)
  const [only = ''] = lines
  if (lines.length !== 1 || only.length < 100) return lines
  const parts = only.split(/,\s*(?=\d|[½¼¾⅓⅔⅛])/u)
  return parts.length > 3 ? parts : lines
}

function readDuration(value: unknown): string {
  if (!isObject(value)) return plain(value)
  return plain(value['@value'] ?? value.value ?? value.minValue ?? value.maxValue ?? value.name)
}

/** 'https://schema.org/VegetarianDiet' is 'Vegetarian'. */
function diets(value: unknown): string[] {
  return asList(value).map((diet) => {
    const name = /([A-Z]\w{1,40})Diet\/?$/.exec(plain(diet))?.[1] ?? ''
    return name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
  })
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
  return value
    .split(/\n|\\n/)
    .flatMap((line) => htmlToText(line).split('\n'))
    .flatMap((line) => toLines(repairText(htmlToText(line))))
}

/** A hard space that was encoded twice, brackets that a plugin doubled, shortcodes it left. */
function repairText(text: string): string {
  return text
    .replace(/Â(?=\s)/g, '')
    .replaceAll('((', '(')
    .replaceAll('))', ')')
    .replace(/\[\/?[a-z]+[-_][a-z_-]{1,40}[^[\]]{0,300}\]/gi, '')
}

/** Names that only repeat or shorten the text are left out. */
function withHeading(name: string, lines: string[]): string[] {
  const [first, ...rest] = lines
  if (first === undefined) return name === '' ? [] : [name]
  const bare = name.replace(/[.…:]+$/, '')
  if (bare === '' || first.startsWith(bare) || /^(?:step|method)? ?\d*$/i.test(bare)) return lines
  return [`${bare}: ${first}`, ...rest]
}
