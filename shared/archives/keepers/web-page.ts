/** A saved web page with a recipe. Refuses one that holds several and does not mark them. No I/O. */
import { completeRecipe } from '../../imports/draft.ts'
import { htmlToText, toLines } from '../../imports/markup.ts'
import { readRecipePage } from '../../imports/page.ts'
import { readHeading } from '../../imports/text-lines.ts'
import { type FoundRecipe, foundRecipe } from '../found-recipe.ts'
import type { Keeper } from '../keeper.ts'
import { allIn, type Element, parseMarkup, rawText } from '../markup.ts'
import type { PhotoFinder } from '../photos.ts'
import { readWhole } from './schema-org.ts'

/**
 * All recipes that the page marks whole for search engines, else the one that it shows. Where the lists
 * stand there several times and only one can be told, none is: a part of a file is no answer.
 */
export const webPageKeeper: Keeper = {
  name: 'a web page',
  recognise: ({ form }) => form === 'html' || form === 'xml',
  read({ text, path }, { photosOf }) {
    const marked = readMarked(text, photosOf(''))
    if (marked.length > 1) return { recipes: marked, unread: [] }
    const page = readRecipePage(text, '')
    if (!page) return { recipes: [], unread: [] }
    if (marked.length === 0 && listsShown(text) > 1) {
      return { recipes: [], unread: [{ name: path, why: { code: 'several_in_one' } }] }
    }
    const found = foundRecipe(completeRecipe(page))
    return { recipes: found ? [found] : [], unread: [] }
  },
}

function readMarked(html: string, photos: PhotoFinder): FoundRecipe[] {
  const scripts = allIn(parseMarkup(html, { isXml: false }), isJsonLd)
  return scripts.flatMap((script) => {
    try {
      return readWhole(JSON.parse(rawText(script)), photos)
    } catch (error) {
      // a page's script may be broken: then the page is read as it shows
      if (error instanceof SyntaxError) return []
      throw error
    }
  })
}

function isJsonLd({ name, attributes }: Element): boolean {
  return name === 'script' && /ld\+json/i.test(attributes.type ?? '')
}

function listsShown(html: string): number {
  const lines = toLines(htmlToText(html))
  return lines.filter((line) => readHeading(line) === 'ingredients').length
}
