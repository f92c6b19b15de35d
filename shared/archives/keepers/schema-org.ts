/** Recipes in JSON-LD of schema.org, as RecipeSage, others and we write them. Finds them wherever they hang. No I/O. */
import { findRecipes, readNode } from '../../imports/json-ld.ts'
import { COURSES } from '../../recipes/courses.ts'
import { IMAGE_URL } from '../../recipes/schema.ts'
import { bytesOfDataUrl } from '../base64.ts'
import {
  type FoundRecipe,
  foundRecipe,
  notesOf,
  type Photo,
  type Remark,
  servingsIn,
  sourceOf,
  starsIn,
  timesIn,
} from '../found-recipe.ts'
import { type Doc, type Keeper, readEach } from '../keeper.ts'
import {
  either,
  isObject,
  type JsonObject,
  listIn,
  numberIn,
  objectsIn,
  textIn,
} from '../loose-values.ts'
import { nutritionFacts } from '../nutrition-facts.ts'
import type { PhotoFinder } from '../photos.ts'
import { PUBLISHER } from '../recipe-json-ld.ts'
import { ingredientList, plainText, stepsOf } from '../recipe-lines.ts'

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

function isFromUs({ sdPublisher }: JsonObject): boolean {
  return objectsIn(sdPublisher).some(({ name }) => name === PUBLISHER)
}

/** RecipeSage wraps its list, and calls notes the author's; the last is anybody's. */
export const SCHEMA_ORG_KEEPERS: readonly Keeper[] = [
  keeperOf('Dollop', (_doc, first) => isFromUs(first)),
  keeperOf(
    'RecipeSage',
    ({ value }, { comment }) =>
      (isObject(value) && Array.isArray(value.recipes)) ||
      objectsIn(comment).some(({ name }) => name === 'Author Notes'),
  ),
  keeperOf('Nextcloud Cookbook', ({ path }) => /(?:^|\/)recipe\.json$/.test(path)),
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
  const whole = { ...node, recipeInstructions: withSections(node.recipeInstructions) }
  const markup = readNode(whole, { keepsSections: true })
  const images = listIn(node.image).map(imageUrl).filter(Boolean)
  const own = images.map(ownPhoto).find((url) => url !== null) ?? null
  const { nutrition, rest } = nutritionFacts(node.nutrition, perOf(node.nutrition))
  return foundRecipe(
    {
      name: markup.name,
      description: plainText(textIn(node.description)) || markup.description,
      servings: servingsIn(markup.yield),
      ...timesIn(markup.prepTime, markup.cookTime, markup.totalTime),
      difficulty: textIn(node.difficulty),
      tags: [...markup.tags, ...keywordsIn(node.keywords)],
      ...ingredientList(markup.ingredients),
      ...oursIn(node),
      method: stepsOf(markup.method),
      chef_notes: notesOf(
        ...objectsIn(node.comment).map((comment) => plainText(textIn(comment.text))),
        rest,
      ),
      ...sourceIn(node),
      nutrition,
      image_url: own,
    },
    {
      photo: photoIn(images, photos),
      photoUrls: own === null ? images : [],
      stars: ownStars(node.aggregateRating),
    },
  )
}

function perOf(value: unknown): string {
  return isObject(value) ? textIn(value.per) : ''
}

/** What schema.org has no word for and our own files say. */
function oursIn(node: JsonObject) {
  const course = COURSES.find((one) => one === node.course)
  const ingredient_groups = objectsIn(node.ingredientGroups).map(({ name, start }) => ({
    name: textIn(name),
    start: numberIn(start) ?? -1,
  }))
  return { course, ...(ingredient_groups.length > 0 && { ingredient_groups }) }
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

/** Where it comes from, and its own page where the file tells the two apart. */
function sourceIn(node: JsonObject) {
  const [based] = listIn(node.isBasedOn)
  const canonical_url = textIn(node.url) || null
  if (isObject(based) && based['@type'] === 'Book') {
    const source_page_number = numberIn(based.pagination)
    return { ...sourceOf('', textIn(based.name)), source_page_number, canonical_url }
  }
  const [main] = listIn(node.mainEntityOfPage)
  const own = isFromUs(node) ? [] : [node.url, isObject(main) ? main['@id'] : main]
  const urls = [based, ...own]
  const url = urls.map((one) => textIn(isObject(one) ? one.url : one)).find(Boolean) ?? ''
  return { ...sourceOf(url, textIn(node.creditText)), canonical_url }
}

/** What one person gave it; what many gave is no opinion of this household. */
function ownStars(value: unknown): number | null {
  const [rating] = objectsIn(value)
  if (!rating) return null
  const count = numberIn(either(rating, 'ratingCount', 'reviewCount'))
  return (count ?? 1) > 1 ? null : starsIn(numberIn(rating.ratingValue))
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
  // Nextcloud keeps it beside the recipe, whatever address the recipe names
  return photos([...images.filter((url) => !/^[a-z]+:/i.test(url)), 'full'])
}
