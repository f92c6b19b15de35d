/** Recipes as files to keep: one for all, or one each with the photos beside them. Packs and saves nothing. */
import type { Recipe } from '../recipes/schema.ts'
import { recipeJsonLd } from './recipe-json-ld.ts'
import { recipeMarkdown } from './recipe-markdown.ts'

export type RecipeFormat = 'json-ld' | 'markdown'
export type TextFile = { path: string; text: string }

/** Names of files stay short enough for any disk. */
const NAME_MAX = 60

/** Every recipe in one text; `origin` is the kitchen's address, before the paths of photos. */
export function oneFile(recipes: readonly Recipe[], format: RecipeFormat, origin: string): string {
  const image = ({ image_url }: Recipe) => image_url && origin + image_url
  if (format === 'markdown') {
    return recipes.map((one) => recipeMarkdown(one, image(one))).join('\n---\n\n')
  }
  return asJson(recipes.map((one) => recipeJsonLd(one, image(one))))
}

/** A file for each recipe, named after it; photos are meant to lie in `photos` under their own names. */
export function fileEach(recipes: readonly Recipe[], format: RecipeFormat): TextFile[] {
  const taken = new Set<string>()
  return recipes.map((recipe) => {
    const name = freeName(fileName(recipe.name), taken)
    const image = recipe.image_url && photoPath(recipe.image_url)
    return format === 'markdown'
      ? { path: `${name}.md`, text: recipeMarkdown(recipe, image) }
      : { path: `${name}.json`, text: asJson(recipeJsonLd(recipe, image)) }
  })
}

/** Where a photo of ours lies in an archive: '/images/<key>' is 'photos/<key>'. */
export function photoPath(imageUrl: string): string {
  return `photos/${imageUrl.split('/').at(-1)}`
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/** Letters and digits of any alphabet, the rest as dashes: 'Leek & potato soup' is 'leek-potato-soup'. */
function fileName(name: string): string {
  const words =
    name
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const joined = [...words.join('-')].slice(0, NAME_MAX).join('')
  return joined.replace(/-$/, '') || 'recipe'
}

function freeName(name: string, taken: Set<string>): string {
  let free = name
  for (let count = 2; taken.has(free); count++) free = `${name}-${count}`
  taken.add(free)
  return free
}
