/** Reads schema.org microdata (`itemprop` attributes) of a recipe, without a DOM. No I/O. */
import { attribute, htmlToText, nextTag, type Tag, toLines } from './html.ts'
import type { RecipeMarkup } from './json-ld.ts'

type Property = { name: string; value: string }
type Open = { tag: Tag; name: string; properties: string[] }

const PROPERTIES_MAX = 300
const VALUE_CHARS_MAX = 20_000
const VOID_TAGS = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
)

/** The page's recipe as its properties say it, or `null` when no element is a Recipe. */
export function readMicrodata(html: string): RecipeMarkup | null {
  const start = startOfRecipe(html)
  if (start === null) return null
  const properties = readProperties(html, start)
  const all = (...names: string[]) =>
    properties.filter((property) => names.includes(property.name)).map(({ value }) => value)
  const first = (name: string) => toLines(all(name)[0] ?? '').join(' ')
  return {
    name: first('name'),
    description: first('description'),
    ingredients: all('recipeIngredient', 'ingredients').flatMap(toLines),
    method: all('recipeInstructions').flatMap(toLines),
    yield: first('recipeYield'),
    prepTime: first('prepTime'),
    cookTime: first('cookTime'),
    totalTime: first('totalTime'),
    tags: all('recipeCategory', 'recipeCuisine').flatMap((value) => value.split(/[,\n]/)),
  }
}

function startOfRecipe(html: string): number | null {
  for (let tag = nextTag(html, 0); tag !== null; tag = nextTag(html, tag.end)) {
    if (!tag.text.includes('schema.org/Recipe')) continue
    if (/schema\.org\/Recipe$/.test(attribute(tag.text, 'itemtype') ?? '')) return tag.start
  }
  return null
}

/** Properties in the order in which their elements begin, each with its content or seen text. */
function readProperties(html: string, from: number): Property[] {
  const found: (Property & { start: number })[] = []
  const stack: Open[] = []
  const openCount = new Map<string, number>()
  const close = (open: Open, end: number) => {
    openCount.set(open.name, (openCount.get(open.name) ?? 1) - 1)
    for (const name of open.properties) {
      // Elements that nothing closes nest for ever and would each be read to the end.
      if (found.length >= PROPERTIES_MAX) return
      found.push({ name, value: contentOf(html, open.tag, end), start: open.tag.start })
    }
  }
  let at = from
  for (let tag = nextTag(html, at); tag !== null; tag = nextTag(html, at)) {
    at = tag.end
    if (found.length >= PROPERTIES_MAX) break
    if (tag.isClosing) {
      // A closing tag that nothing opened is passed over; one that was opened ends all within.
      while ((openCount.get(tag.name) ?? 0) > 0) {
        const open = stack.pop()
        if (open === undefined) break
        close(open, tag.start)
        if (open.name === tag.name) break
      }
      if (stack.length === 0) break
      continue
    }
    const properties = tag.text.includes('itemprop')
      ? (attribute(tag.text, 'itemprop')?.split(/\s+/) ?? [])
      : []
    const open = { tag, name: tag.name, properties }
    openCount.set(tag.name, (openCount.get(tag.name) ?? 0) + 1)
    if (VOID_TAGS.has(tag.name)) close(open, tag.end)
    else stack.push(open)
  }
  for (const open of stack) close(open, at)
  return found.sort((a, b) => a.start - b.start)
}

function contentOf(html: string, tag: Tag, end: number): string {
  const content = attribute(tag.text, 'content') ?? attribute(tag.text, 'datetime')
  if (content) return content
  return htmlToText(html.slice(tag.end, Math.min(end, tag.end + VALUE_CHARS_MAX)))
}
