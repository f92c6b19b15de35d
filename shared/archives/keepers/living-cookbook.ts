/** Living Cookbook: `.fdx` is an XML whose recipes have their fields as attributes, `.fdxz` a zip of it. No I/O. */
import { bytesOfBase64 } from '../base64.ts'
import { foundRecipe, notesOf, servingsIn, sourceOf, timesIn } from '../found-recipe.ts'
import { type Keeper, readEach } from '../keeper.ts'
import { allIn, type Element, named, parseMarkup, rawText } from '../markup.ts'
import type { PhotoFinder } from '../photos.ts'
import { groupedList, type ListPart, partsOf, plainText, stepsOf } from '../recipe-lines.ts'

export const livingCookbookKeeper: Keeper = {
  name: 'Living Cookbook',
  recognise: ({ form, text }) =>
    form === 'xml' && /<(?:fdxz?|hixz)[\s>]/i.test(text.slice(0, 2_000)),
  read({ text }, { photosOf }) {
    const recipes = allIn(parseMarkup(text, { isXml: true }), named('recipe'))
    return readEach(
      recipes,
      (recipe) => readRecipe(recipe, photosOf('')),
      ({ attributes }) => attributes.name ?? '',
    )
  },
}

function readRecipe(recipe: Element, photos: PhotoFinder) {
  const { attributes } = recipe
  const texts = (name: string) => allIn(recipe, named(name)).map((one) => rawText(one).trim())
  const field = (name: string) => attributes[name]?.trim() ?? ''
  const images = allIn(recipe, named('recipeimage'))
  const inline = images.map((one) => rawText(one).trim()).find((text) => text !== '')
  const files = images.map((one) => one.attributes.filename ?? '').filter(Boolean)
  return foundRecipe(
    {
      name: field('name'),
      servings: servingsIn(field('servings')),
      ...timesIn(field('preparationtime'), field('cookingtime'), field('readyintime')),
      tags: field('recipetypes').split(','),
      ...groupedList(allIn(recipe, named('recipeingredient')).flatMap(readIngredient)),
      method: stepsOf(texts('proceduretext')),
      chef_notes: notesOf(
        plainText(field('comments')),
        ...texts('recipeauthornote').map(plainText),
        ...texts('recipetip').map(plainText),
      ),
      ...sourceOf(field('webpage'), field('source')),
    },
    { photo: inline ? async () => bytesOfBase64(inline) : photos(files) },
  )
}

/** A heading is marked as one, and has no amount. */
function readIngredient({ attributes }: Element): ListPart[] {
  const { quantity = '', unit = '', ingredient = '', heading = '' } = attributes
  if (/^y|^t/i.test(heading)) return [{ heading: ingredient }]
  return partsOf([[quantity, unit, ingredient].filter(Boolean).join(' ')])
}
