/** Cookmate (My CookBook): `.mcb` is a zip of one XML with all recipes, and of their photos. No I/O. */
import { foundRecipe, notesOf, servingsIn, sourceOf, starsIn, timesIn } from '../found-recipe.ts'
import { type Keeper, readEach } from '../keeper.ts'
import { numberIn } from '../loose-values.ts'
import { allIn, type Element, elementsOf, named, parseMarkup, rawText } from '../markup.ts'
import { nutritionFacts } from '../nutrition-facts.ts'
import type { PhotoFinder } from '../photos.ts'
import { ingredientList, plainText, stepsOf } from '../recipe-lines.ts'

export const cookmateKeeper: Keeper = {
  name: 'Cookmate',
  recognise: ({ form, text }) => form === 'xml' && /<cookbook[\s>]/i.test(text.slice(0, 2_000)),
  read({ text }, { photosOf }) {
    const recipes = allIn(parseMarkup(text, { isXml: true }), named('recipe'))
    return readEach(
      recipes,
      (recipe) => readRecipe(recipe, photosOf),
      (recipe) => linesOf(recipe, 'title').join(' '),
    )
  },
}

function readRecipe(recipe: Element, photosOf: (folder: string) => PhotoFinder) {
  const text = (name: string) => linesOf(recipe, name).join('\n')
  const images = [...linesOf(recipe, 'imagepath'), ...linesOf(recipe, 'image')]
  const files = images.map((path) => path.split('/').at(-1) ?? '').filter(Boolean)
  const { nutrition, rest } = nutritionFacts(text('nutrition'))
  return foundRecipe(
    {
      name: text('title'),
      description: plainText(text('description')),
      servings: servingsIn(text('quantity')),
      ...timesIn(text('preptime'), text('cooktime'), text('totaltime')),
      tags: [...linesOf(recipe, 'category'), ...linesOf(recipe, 'tag')],
      ...ingredientList(linesOf(recipe, 'ingredient')),
      method: stepsOf(linesOf(recipe, 'recipetext')),
      chef_notes: notesOf(plainText(text('comments')), rest),
      nutrition,
      ...sourceOf(text('url'), text('source')),
    },
    {
      photo: photosOf('images/')(files) ?? photosOf('')(files),
      photoUrls: linesOf(recipe, 'imageurl'),
      stars: starsIn(numberIn(text('rating'))),
    },
  )
}

/** A field's lines: each `li` in it, or its text; the field may stand several times. */
function linesOf(recipe: Element, name: string): string[] {
  return elementsOf(recipe)
    .filter(named(name))
    .flatMap((field) => {
      const items = allIn(field, (element) => element.name === 'li' || element.name === 'path')
      return (items.length > 0 ? items : [field]).map((item) => rawText(item).trim())
    })
    .filter((line) => line !== '')
}
