/** Copy Me That: one page of all recipes, a block each, their photos beside it. No I/O. */
import { foundRecipe, notesOf, servingsIn, sourceOf, starsIn } from '../found-recipe.ts'
import { type Keeper, readEach } from '../keeper.ts'
import { numberIn } from '../loose-values.ts'
import {
  allIn,
  type Element,
  elementsOf,
  firstIn,
  linesIn,
  parseMarkup,
  withClass,
  withId,
  wordsIn,
} from '../markup.ts'
import type { PhotoFinder } from '../photos.ts'
import { groupedList, type ListPart, partsOf } from '../recipe-lines.ts'

export const copyMeThatKeeper: Keeper = {
  name: 'Copy Me That',
  recognise: ({ form, text }) =>
    form === 'html' && (text.includes('copymethat_class_id_version') || hasMarks(text)),
  read({ text }, { photosOf }) {
    const recipes = allIn(parseMarkup(text, { isXml: false }), withClass('recipe'))
    return readEach(
      recipes,
      (recipe) => readRecipe(recipe, photosOf('')),
      (recipe) => wordsIn(firstIn(recipe, withId('name'))),
    )
  },
}

function hasMarks(text: string): boolean {
  return /class\s?=\s?"recipe"/.test(text) && /id\s?=\s?"recipeIngredients"/.test(text)
}

function readRecipe(recipe: Element, photos: PhotoFinder) {
  const one = (id: string) => firstIn(recipe, withId(id))
  const words = (id: string) => wordsIn(one(id))
  const link = one('original_link')
  const images = allIn(recipe, withClass('recipeImage')).map(
    ({ attributes }) => attributes.src ?? '',
  )
  const isStarred = one('starred') !== null
  return foundRecipe(
    {
      name: words('name'),
      description: linesIn(one('description')).join('\n'),
      servings: servingsIn(words('recipeYield')),
      tags: allIn(recipe, withClass('recipeCategory')).map(wordsIn),
      ...groupedList(lists(one('recipeIngredients')).flatMap(ingredientIn)),
      method: stepsIn(one('recipeInstructions')),
      chef_notes: notesOf(...lists(one('recipeNotes')).map(wordsIn)),
      ...sourceOf(link?.attributes.href ?? wordsIn(link)),
    },
    {
      photo: photos(images),
      photoUrls: images,
      stars: starsIn(numberIn(words('ratingValue'))) ?? (isStarred ? 5 : null),
    },
  )
}

function lists(list: Element | null): Element[] {
  return list ? elementsOf(list) : []
}

function ingredientIn(item: Element): ListPart[] {
  const isHeading = withClass('recipeIngredient_subheader')(item)
  return isHeading ? [{ heading: wordsIn(item) }] : partsOf([wordsIn(item)])
}

/** A heading among the steps goes before the first that follows it. */
function stepsIn(list: Element | null): string[] {
  const steps: string[] = []
  let heading = ''
  for (const item of lists(list)) {
    const text = wordsIn(item)
    if (withClass('instruction_subheader')(item)) heading = text.replace(/:$/, '')
    else if (text !== '') {
      steps.push(heading === '' ? text : `${heading}: ${text}`)
      heading = ''
    }
  }
  return steps
}
