/** Recipes as Markdown: with front matter, under headings of any level, several in one text. No I/O. */
import { readFacts } from '../../imports/facts.ts'
import { COURSES } from '../../recipes/courses.ts'
import { type FoundRecipe, foundRecipe, notesOf, sourceOf } from '../found-recipe.ts'
import { type FrontFacts, frontFacts } from '../front-facts.ts'
import { type FrontMatter, parseFrontMatter, splitFrontMatter } from '../front-matter.ts'
import { type Doc, type Keeper, readEach } from '../keeper.ts'
import { nutritionFacts } from '../nutrition-facts.ts'
import type { PhotoFinder } from '../photos.ts'
import { groupedList, partsOf, stepsOf } from '../recipe-lines.ts'
import {
  INGREDIENTS,
  ingredientParts,
  type Part,
  plain,
  recipesIn,
  stepsIn,
} from './markdown-parts.ts'
import { fileTitle, pictures } from './text-files.ts'

export const markdownKeeper: Keeper = {
  name: 'Markdown',
  recognise: ({ form, text }) =>
    form === 'text' && (INGREDIENTS.test(text) || splitFrontMatter(text) !== null),
  read: readMarkdown,
}

/** A whole file of names and values is a recipe when it has both lists (CookBook Manager). */
export const yamlKeeper: Keeper = {
  name: 'YAML',
  recognise: ({ form, text }) =>
    form === 'text' &&
    splitFrontMatter(text) === null &&
    /^ingredients:/m.test(text) &&
    /^(?:directions|instructions|steps):/m.test(text),
  read: (doc, around) => readMarkdown({ ...doc, text: `---\n${doc.text}\n---\n` }, around),
}

function readMarkdown(
  { path, text }: Pick<Doc, 'path' | 'text'>,
  { photosOf }: { photosOf: (folder: string) => PhotoFinder },
) {
  const front = splitFrontMatter(text)
  const matter: FrontMatter = front ? parseFrontMatter(front.yaml) : {}
  const facts = frontFacts(matter)
  const parts = recipesIn(front?.body ?? text)
  return readEach(
    parts,
    (part) => readPart(part, parts.length === 1 ? facts : frontFacts({}), path, photosOf('')),
    ({ title }) => title || path,
  )
}

function readPart(
  part: Part,
  facts: FrontFacts,
  path: string,
  photos: PhotoFinder,
): FoundRecipe | null | undefined {
  const told = introOf([...part.intro, ...tailOf(part)])
  const list = groupedList([...partsOf(facts.ingredients), ...ingredientParts(part.ingredients)])
  const method = [...stepsOf(facts.method), ...stepsIn(part.method)]
  if (list.ingredients.length === 0 && method.length === 0) return undefined
  const { nutrition, rest } = nutritionOf(part.nutrition)
  const { total, tags = [], ...counted } = told.facts
  const { found } = facts
  return foundRecipe(
    {
      ...found,
      ...(total !== undefined && { cook_time: total - (counted.prep_time ?? 0) }),
      ...counted,
      ...(told.course && { course: told.course }),
      name: found.name || part.title || fileTitle(path),
      description: found.description || told.description,
      tags: [...(found.tags ?? []), ...tags],
      ...list,
      method,
      chef_notes: notesOf(...facts.notes, textOf(part.notes), textOf(part.other), rest),
      nutrition: found.nutrition ?? nutrition,
      ...(told.source !== '' && told.sourceFields),
      canonical_url: told.page || null,
    },
    { ...pictures([...facts.images, ...told.images], photos), stars: facts.stars },
  )
}

/** Lines that say where it is from may stand last, under whichever heading was open. */
function tailOf(part: Part): string[] {
  const isSource = (line: string) => /^(?:Source|Page): /.test(line)
  return [part.method, part.notes, part.other, part.nutrition, part.ingredients].flatMap(
    (lines) => {
      const tail = lines.filter(isSource)
      lines.splice(0, lines.length, ...lines.filter((line) => !isSource(line)))
      return tail
    },
  )
}

const IMAGE =
  /!\[[^[\]]{0,500}\]\(<?([^()<>\s]{1,1000})[^()]{0,200}\)|!\[\[([^[\]|]{1,300})(?:\|[^[\]]*)?\]\]/g

/** What stands before the lists: facts, photos, where it is from; the rest describes the dish. */
function introOf(lines: readonly string[]) {
  const facts: NonNullable<ReturnType<typeof readFacts>> = {}
  const images: string[] = []
  const description: string[] = []
  const told = { course: null as (typeof COURSES)[number] | null, source: '', page: '' }
  for (const line of lines) {
    for (const [, link, wiki] of line.matchAll(IMAGE)) images.push(link ?? wiki ?? '')
    const text = plain(line.replace(IMAGE, '').replace(/^\s*[-*+]\s+/, ''))
    const [, name = '', value = ''] = /^(course|source|page):\s+(.+)$/i.exec(text) ?? []
    const read = readFacts(text)
    if (/^course$/i.test(name)) {
      told.course = COURSES.find((one) => one === value.toLowerCase()) ?? null
    } else if (/^source$/i.test(name)) told.source = value
    else if (/^page$/i.test(name)) told.page = bare(value)
    else if (read) Object.assign(facts, read)
    else description.push(text)
  }
  const [, book = '', page = ''] = /^(.*?)(?:, page (\d{1,6}))?$/.exec(told.source) ?? []
  const sourceFields = {
    ...sourceOf(bare(told.source) || book, book),
    ...(page !== '' && { source_page_number: Number(page) }),
  }
  const text = description
    .join('\n')
    .replace(/\n{2,}/g, '\n')
    .trim()
  return { ...told, facts, images, sourceFields, description: text || null }
}

/** The address out of '<https://...>', '[words](https://...)' or alone; '' for words. */
function bare(text: string): string {
  return /<?(https?:[^\s<>()]+)/i.exec(text)?.[1] ?? ''
}

function nutritionOf(lines: readonly string[]) {
  const text = lines.map((line) => plain(line.replace(/^\s*[-*+]\s+/, '')))
  const per = text.map((line) => /^per (.{1,60})$/i.exec(line)?.[1]).find(Boolean) ?? ''
  return nutritionFacts(text.filter((line) => !/^per /i.test(line)).join('\n'), per)
}

function textOf(lines: readonly string[]): string | null {
  const text = lines.map((line) => plain(line.replace(/^#{1,6}\s+/, ''))).join('\n')
  return text.replace(/\n{3,}/g, '\n\n').trim() || null
}
