/** Recipes in JSON-LD of schema.org, as RecipeSage, others and we write them. Finds them wherever they hang. No I/O. */
import { findRecipes, readNode } from '../../imports/json-ld.ts'
import { IMAGE_URL } from '../../recipes/schema.ts'
import { bytesOfDataUrl } from '../base64.ts'
import {
  type FoundRecipe,
  foundRecipe,
  notesOf,
  nutritionIn,
  type Photo,
  type Remark,
  servingsIn,
  sourceOf,
  timesIn,
} from '../found-recipe.ts'
import { type Doc, type Keeper, readEach } from '../keeper.ts'
import { isObject, type JsonObject, listIn, numberIn, objectsIn, textIn } from '../loose-values.ts'
import type { PhotoFinder } from '../photos.ts'
import { PUBLISHER } from '../recipe-json-ld.ts'
import { ingredientsOf, plainText, stepsOf } from '../recipe-lines.ts'

/** Sites put hundreds of words there for search engines; people put a few. */
const KEYWORDS_MAX = 10

/** One way of reading, several keepers that write it: `is` tells whose the first recipe is. */
function keeperOf(name: string, is: (doc: Doc, first: JsonObject) => boolean): Keeper {
  return {
    name,
    recognise(doc) {
      const [first] = doc.form === 'json' ? findRecipes(doc.value) : []
      return first !== undefined && is(doc, first)
    },
    read: ({ value }, { photosOf }) =>
      readEach(
        findRecipes(value),
        (node) => readRecipe(node, photosOf('')),
        (node) => textIn(node.name),
      ),
  }
}

/** RecipeSage wraps its list, and calls notes the author's; the last is anybody's. */
export const SCHEMA_ORG_KEEPERS: readonly Keeper[] = [
  keeperOf('Dollop', (_doc, { sdPublisher }) =>
    objectsIn(sdPublisher).some(({ name }) => name === PUBLISHER),
  ),
  keeperOf(
    'RecipeSage',
    ({ value }, { comment }) =>
      (isObject(value) && Array.isArray(value.recipes)) ||
      objectsIn(comment).some(({ name }) => name === 'Author Notes'),
  ),
  keeperOf('JSON-LD', () => true),
]

/** The recipes of a JSON value that are whole, with ingredients and method. */
export function readWhole(value: unknown, photos: PhotoFinder): FoundRecipe[] {
  return findRecipes(value).flatMap((node) => {
    const found = readRecipe(node, photos)
    const isWhole = found && found.recipe.method.length > 0 && !found.remarks.some(isLack)
    return isWhole ? [found] : []
  })
}

const isLack = (remark: Remark) => remark === 'no_ingredients' || remark === 'no_method'

function readRecipe(node: JsonObject, photos: PhotoFinder): FoundRecipe | null {
  const markup = readNode({ ...node, recipeInstructions: withSections(node.recipeInstructions) })
  const images = listIn(node.image).map(imageUrl).filter(Boolean)
  const own = images.map(ownPhoto).find((url) => url !== null) ?? null
  return foundRecipe(
    {
      name: markup.name,
      description: plainText(textIn(node.description)) || markup.description,
      servings: servingsIn(markup.yield),
      ...timesIn(markup.prepTime, markup.cookTime, markup.totalTime),
      difficulty: textIn(node.difficulty),
      tags: [...markup.tags, ...keywordsIn(node.keywords)],
      ingredients: ingredientsOf(markup.ingredients),
      method: stepsOf(markup.method),
      chef_notes: notesOf(
        ...objectsIn(node.comment).map((comment) => plainText(textIn(comment.text))),
        nutritionIn(node.nutrition),
      ),
      ...sourceIn(node),
      image_url: own,
    },
    {
      photo: photoIn(images, photos),
      isPhotoElsewhere: own === null && images.some((url) => /^https?:/i.test(url)),
    },
  )
}

/** RecipeSage writes a section without steps before the steps that belong to it. */
function withSections(value: unknown): unknown {
  const isLone = (one: unknown) =>
    isObject(one) && one['@type'] === 'HowToSection' && one.itemListElement === undefined
  const entries = listIn(value)
  if (!entries.some(isLone)) return value
  const sections: JsonObject[] = []
  for (const entry of entries) {
    const last = sections.at(-1)
    if (isLone(entry) && isObject(entry)) {
      const name = textIn(entry.name) || textIn(entry.text).replace(/^\[|\]$/g, '')
      sections.push({ '@type': 'HowToSection', name, itemListElement: [] })
    } else if (last && Array.isArray(last.itemListElement)) last.itemListElement.push(entry)
    else sections.push({ '@type': 'HowToSection', itemListElement: [entry] })
  }
  return sections
}

function keywordsIn(value: unknown): string[] {
  const words = listIn(value).flatMap((one) => textIn(one).split(','))
  return words.length > KEYWORDS_MAX ? [] : words
}

function sourceIn(node: JsonObject) {
  const [based] = listIn(node.isBasedOn)
  if (isObject(based) && based['@type'] === 'Book') {
    return { ...sourceOf('', textIn(based.name)), source_page_number: numberIn(based.pagination) }
  }
  const [main] = listIn(node.mainEntityOfPage)
  const urls = [based, node.url, isObject(main) ? main['@id'] : main]
  const url = urls.map((one) => textIn(isObject(one) ? one.url : one)).find(Boolean) ?? ''
  return sourceOf(url, textIn(node.creditText))
}

function imageUrl(value: unknown): string {
  return textIn(isObject(value) ? (value.url ?? value.contentUrl) : value)
}

/** A photo of ours, wherever the kitchen that wrote the file stands. */
function ownPhoto(url: string): string | null {
  const path = url.replace(/^https?:\/\/[^/]{1,300}(?=\/)/i, '')
  return IMAGE_URL.test(path) ? path : null
}

function photoIn(images: readonly string[], photos: PhotoFinder): Photo | null {
  const inline = images.find((url) => url.startsWith('data:'))
  if (inline) return async () => bytesOfDataUrl(inline)
  return photos(images.filter((url) => !/^[a-z]+:/i.test(url)))
}
