/** Finds the schema.org recipes in a page's JSON-LD, wherever they hang. Reading them is in json-ld-recipe.ts. */
import { isObject, type JsonObject, readNode } from './json-ld-recipe.ts'
import { parseLooseValues } from './loose-json.ts'
import type { Page } from './markup.ts'
import type { RecipeMarkup } from './recipe-markup.ts'

export { readNode }

const NODES_MAX = 50_000
const RECIPES_MAX = 100

/** Every recipe of the page in the order of the page. Never throws. */
export function readJsonLd(page: Page): RecipeMarkup[] {
  const roots = scripts(page).flatMap(parseLooseValues)
  const nodes = findNodes(roots)
  const byId = new Map<string, JsonObject>()
  for (const node of nodes) {
    const id = node['@id']
    // a node that has only its id points to the one that says the rest
    if (typeof id === 'string' && Object.keys(node).length > 1 && !byId.has(id)) byId.set(id, node)
  }
  return nodes
    .filter(isRecipe)
    .slice(0, RECIPES_MAX)
    .map((node) => readNode(node, { byId }))
}

/** Every recipe in a JSON value, breadth first. */
export function findRecipes(root: unknown): JsonObject[] {
  return findNodes([root]).filter(isRecipe)
}

/** The contents of all `<script type="application/ld+json">`. */
function scripts({ elements }: Page): string[] {
  return elements
    .filter(({ name, attributes }) => name === 'script' && /ld\+json/i.test(attributes.type ?? ''))
    .map(({ children }) => children.join(''))
}

/** Every object (in `@graph`, lists, `mainEntity`), breadth first. */
function findNodes(roots: unknown[]): JsonObject[] {
  const nodes: JsonObject[] = []
  const queue: unknown[] = [...roots]
  for (let at = 0; at < queue.length && at < NODES_MAX; at++) {
    const node = queue[at]
    if (isObject(node)) nodes.push(node)
    if (!isObject(node) && !Array.isArray(node)) continue
    for (const child of Object.values(node).slice(0, NODES_MAX)) {
      if (typeof child === 'object' && child !== null) queue.push(child)
    }
  }
  return nodes
}

/** 'Recipe', 'schema:Recipe', 'https://schema.org/Recipe', alone or in a list; or no type, and its lists. */
function isRecipe(node: JsonObject): boolean {
  const types = [node['@type'] ?? node.type].flat()
  if (
    types.some((type) => typeof type === 'string' && /(?:^|[/:#])recipe\/?$/i.test(type.trim()))
  ) {
    return true
  }
  return (
    node['@type'] === undefined &&
    (hasList(node.recipeIngredient) || hasList(node.recipeInstructions))
  )
}

function hasList(value: unknown): boolean {
  return Array.isArray(value) || typeof value === 'string'
}
