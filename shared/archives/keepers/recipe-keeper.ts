/** Recipe Keeper: one page of all recipes, their fields named by itemprop, photos beside it. No I/O. */
import { foundRecipe, notesOf, servingsIn, sourceOf, starsIn, timesIn } from '../found-recipe.ts'
import { type Keeper, readEach } from '../keeper.ts'
import { numberIn } from '../loose-values.ts'
import {
  allIn,
  type Element,
  firstIn,
  linesIn,
  parseMarkup,
  withClass,
  withProperty,
  wordsIn,
} from '../markup.ts'
import { nutritionFacts } from '../nutrition-facts.ts'
import type { PhotoFinder } from '../photos.ts'
import { ingredientList, stepsOf } from '../recipe-lines.ts'

export const recipeKeeperKeeper: Keeper = {
  name: 'Recipe Keeper',
  recognise: ({ form, text }) =>
    form === 'html' && /recipe-details/.test(text) && /itemprop="recipeDirections"/.test(text),
  read({ text }, { photosOf }) {
    const recipes = allIn(parseMarkup(text, { isXml: false }), withClass('recipe-details'))
    return readEach(
      recipes,
      (recipe) => readRecipe(recipe, photosOf('')),
      (recipe) => wordsIn(firstIn(recipe, withProperty('name'))),
    )
  },
}

/** A heart without stars is a recipe that is loved. */
function readRecipe(recipe: Element, photos: PhotoFinder) {
  const all = (field: string) => allIn(recipe, withProperty(field)).map(contentOf).filter(Boolean)
  const one = (field: string) => all(field)[0] ?? ''
  const lines = (field: string) => linesIn(firstIn(recipe, withProperty(field)))
  const images = allIn(recipe, isPhoto).map(({ attributes }) => attributes.src ?? '')
  const { nutrition, rest } = nutritionFacts(nutritionIn(recipe))
  const isLoved = one('recipeIsFavourite').toLowerCase() === 'true'
  const link = firstIn(recipe, withProperty('recipeSource'))
  const href = link && firstIn(link, ({ name }) => name === 'a')?.attributes.href
  return foundRecipe(
    {
      name: one('name'),
      servings: servingsIn(one('recipeYield')),
      ...timesIn(one('prepTime'), one('cookTime'), ''),
      tags: [...all('recipeCourse'), ...all('recipeCategory'), ...all('recipeCollection')],
      ...ingredientList(lines('recipeIngredients')),
      method: stepsOf([lines('recipeDirections').join('\n')]),
      chef_notes: notesOf(lines('recipeNotes').join('\n'), rest),
      nutrition,
      ...sourceOf(href || wordsIn(link)),
    },
    {
      photo: photos(images),
      photoUrls: images,
      stars: starsIn(numberIn(one('recipeRating'))) ?? (isLoved ? 5 : null),
    },
  )
}

function contentOf(element: Element): string {
  return (element.attributes.content ?? wordsIn(element)).trim()
}

function isPhoto(element: Element): boolean {
  return element.name === 'img' && /\brecipe-photos?\b/.test(element.attributes.class ?? '')
}

/** 'recipeNutTotalFat' with its number. */
function nutritionIn(recipe: Element): Record<string, string> {
  const facts = allIn(recipe, ({ attributes }) => /^recipeNut/.test(attributes.itemprop ?? ''))
  return Object.fromEntries(
    facts.map((fact) => [(fact.attributes.itemprop ?? '').slice(9), contentOf(fact)]),
  )
}
