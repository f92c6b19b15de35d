/** The XML export of RecipeSage: one `recipe` element a recipe, its fields as elements. No I/O. */
import { bytesOfDataUrl } from '../base64.ts'
import {
  type FoundRecipe,
  foundRecipe,
  notesOf,
  servingsIn,
  sourceOf,
  starsIn,
  timesIn,
} from '../found-recipe.ts'
import { type Keeper, readEach } from '../keeper.ts'
import { numberIn } from '../loose-values.ts'
import { allIn, type Element, elementsOf, named, parseMarkup, rawText } from '../markup.ts'
import { ingredientList, plainText, stepsOf } from '../recipe-lines.ts'

export const recipeSageXmlKeeper: Keeper = {
  name: 'RecipeSage',
  recognise: ({ form, text }) =>
    form === 'xml' && /<recipe[\s>]/i.test(text) && /<title[\s>]/i.test(text),
  read({ text }) {
    const recipes = allIn(parseMarkup(text, { isXml: true }), named('recipe'))
    const title = (element: Element) => rawText(elementsOf(element).find(named('title')) ?? null)
    return readEach(recipes, readRecipe, (element) => title(element).trim())
  },
}

function readRecipe(element: Element): FoundRecipe | null {
  const all = (name: string) => elementsOf(element).filter(named(name))
  const text = (name: string) => rawText(all(name)[0] ?? null).trim()
  const within = (name: string, field: string) =>
    all(name).flatMap((child) => allIn(child, named(field)).map((found) => rawText(found).trim()))
  const images = within('images', 'location')
  const inline = images.find((url) => url.startsWith('data:'))
  const address = sourceOf(text('url'), text('source'))
  return foundRecipe(
    {
      name: text('title'),
      description: plainText(text('description')),
      servings: servingsIn(text('yield')),
      ...timesIn(text('activetime'), '', text('totaltime')),
      tags: within('labels', 'title'),
      ...ingredientList([text('ingredients')]),
      method: stepsOf([text('instructions')]),
      chef_notes: notesOf(
        plainText(text('notes')),
        text('source') && address.source_url ? `Source: ${text('source')}` : null,
      ),
      ...address,
    },
    {
      photo: inline ? async () => bytesOfDataUrl(inline) : null,
      photoUrls: images,
      stars: starsIn(numberIn(text('rating'))),
    },
  )
}
