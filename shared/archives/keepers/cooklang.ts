/** Cooklang: a text a recipe, with its ingredients, tools and times marked in the steps. No I/O. */
import { foundRecipe, notesOf } from '../found-recipe.ts'
import { frontFacts } from '../front-facts.ts'
import { type FrontMatter, parseFrontMatter, splitFrontMatter } from '../front-matter.ts'
import type { Doc, Keeper } from '../keeper.ts'
import type { PhotoFinder } from '../photos.ts'
import { groupedList, type ListPart } from '../recipe-lines.ts'
import { type Cooked, readCooklang } from './cooklang-steps.ts'
import { fileTitle, pictures } from './text-files.ts'

/** Marks that no other text has: '@flour{200%g}', '#pot{}', '~{5%minutes}'. */
const MARKS =
  /(?:^|[\s(])(?:@[^@#~{}\n]{1,100}\{[^{}\n]{0,100}\}|#[^@#~{}\n]{1,60}\{[^{}\n]{0,60}\}|~[^@#~{}\n]{0,60}\{[^{}\n]{1,60}\})/
/** Old metadata: '>> servings: 4', a line each. */
const OLD_METADATA = /^>>\s*([^:\n]{1,60}):\s*(.*)$/gm

export const cooklangKeeper: Keeper = {
  name: 'Cooklang',
  recognise: ({ form, path, text }) =>
    form === 'text' && (MARKS.test(text) || /\.cook$/i.test(path)),
  read(doc, { photosOf }) {
    const found = readRecipe(doc, photosOf(''))
    return {
      recipes: found ? [found] : [],
      unread: found ? [] : [{ name: doc.path, why: 'blank' }],
    }
  },
}

function readRecipe({ path, text }: Doc, photos: PhotoFinder) {
  const front = splitFrontMatter(text)
  const body = front?.body ?? text
  const matter: FrontMatter = front ? parseFrontMatter(front.yaml) : {}
  for (const [, name = '', value = ''] of body.matchAll(OLD_METADATA)) matter[name] = value.trim()
  const facts = frontFacts(matter)
  const cooked = readCooklang(body.replace(OLD_METADATA, ''))
  if (cooked.steps.length === 0) return null
  const title = fileTitle(path)
  const name =
    path
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? ''
  return foundRecipe(
    {
      ...facts.found,
      name: facts.found.name || title,
      ...groupedList(cooked.ingredients.flatMap(withSection)),
      method: cooked.steps,
      chef_notes: notesOf(...facts.notes, ...cooked.notes, toolsIn(cooked)),
    },
    { ...pictures([name, ...facts.images], photos), stars: facts.stars },
  )
}

function withSection({ section, ingredient }: Cooked['ingredients'][number]): ListPart[] {
  return section === null ? [ingredient] : [{ heading: section }, ingredient]
}

function toolsIn({ tools }: Cooked): string | null {
  return tools.length > 0 ? `Tools: ${tools.join(', ')}` : null
}
