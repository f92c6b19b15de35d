/** Compiles what the coach answers with: cards, computed questions and step notes, and the vocabulary of them all. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { embeddingText, meanOf, ourEncoder } from '../../shared/guide/embedding.ts'
import { questionFeatures } from '../../shared/guide/question-features.ts'
import { countsOf, countsText, openTokensOf, tokensOf } from '../../shared/guide/tokens.ts'
import { readCards } from './cards.mjs'
import { readNotes } from './notes.mjs'

/** The modules' texts by their paths. Throws an error whose `faults` name file and line. */
export function compileGuide(folder) {
  if (!existsSync(join(folder, 'guide/knowledge'))) return {}
  const { cards, computed, faults } = readCards(folder)
  const { dishes, faults: more } = readNotes(folder)
  if (faults.length + more.length > 0)
    throw Object.assign(new Error([...faults, ...more].join('\n')), {
      faults: [...faults, ...more],
    })
  const embedded = (entries) =>
    entries.map((entry) => ({ ...entry, embedding: embeddingText(embeddingOfEntry(entry)) }))
  const counted = (entries) => entries.map((entry) => ({ ...entry, counts: countsOfEntry(entry) }))
  const all = {
    cards: embedded(counted(cards)),
    computed: counted(computed),
    dishes: dishes.map((dish) => ({ ...dish, notes: embedded(dish.notes) })),
  }
  const words = vocabularyOf([...all.cards, ...all.computed])
  const places = new Map(words.map((word, at) => [word, at]))
  const guide = join(folder, 'guide')
  return {
    [join(guide, 'vocabulary.compiled.ts')]: vocabularyModule(words),
    [join(guide, 'cards.compiled.ts')]: cardsModule(all.cards, places),
    [join(guide, 'computed.compiled.ts')]: computedModule(all.computed, places),
    [join(guide, 'notes-compiled/index.compiled.ts')]: dishesModule(all.dishes),
    ...Object.fromEntries(
      all.dishes.map((dish) => [
        join(guide, 'notes-compiled', `${dish.slug}.compiled.ts`),
        notesModule(dish),
      ]),
    ),
  }
}

/** What is computed is asked for with any food; it has no answer of its own. */
function countsOfEntry({ title, asks, answer }) {
  const cut = answer === undefined ? openTokensOf : tokensOf
  const ways = title === undefined ? asks : [title, ...asks]
  return countsOf(ways.map(cut), cut(answer ?? ''))
}

/** What all that is said of it asks for. */
function embeddingOfEntry({ title, asks, answer }) {
  const texts = [title, ...asks, answer].filter((text) => text !== undefined)
  return meanOf(texts.map((text) => ourEncoder().embed(questionFeatures(text))))
}

/** The commonest words have the shortest places. */
function vocabularyOf(entries) {
  const having = new Map()
  for (const { counts } of entries)
    for (const word of counts.keys()) having.set(word, (having.get(word) ?? 0) + 1)
  return [...having]
    .sort(([a, some], [b, others]) => others - some || (a < b ? -1 : 1))
    .map(([word]) => word)
}

const change = (source) => `Compiled from ${source} by \`npm run knowledge\`: change that.`

function vocabularyModule(words) {
  return `/** Every word of cards and computed questions, the commonest first. ${change('knowledge/*.md')} */
export const VOCABULARY_LINES = \`\n${words.join('\n')}\n\`
`
}

function cardsModule(cards, places) {
  const lines = cards.map((card) => {
    const { id, title, kind, isSafety, foods, techniques, answer, counts, embedding } = card
    return [
      ...[id, title, kind, isSafety ? 'safety' : '', foods.join('|'), techniques.join('|')],
      ...[answer, countsText(counts, places), embedding],
    ].join('\t')
  })
  return `/** What the kitchen guide knows, one card a line. ${change('knowledge/*.md')} */
export const CARD_LINES = \`\n${lines.join('\n')}\n\`
`
}

function computedModule(computed, places) {
  const lines = computed.map(({ id, title, covers, counts }) =>
    [id, title, covers.join('|'), countsText(counts, places)].join('\t'),
  )
  return `/** Questions that are answered from the recipe itself, one a line. ${change('knowledge/computed.md')} */
export const COMPUTED_LINES = \`\n${lines.join('\n')}\n\`
`
}

function dishesModule(dishes) {
  const rows = dishes.map(
    ({ slug, names }) =>
      `  { id: '${slug}', names: ${JSON.stringify(names)}, load: () => import('./${slug}.compiled.ts') },`,
  )
  return `/** The dishes that a cook wrote notes beside, each loaded when it is cooked. ${change('notes/*.md')} */
export const NOTED_DISHES = [
${rows.join('\n')}
] as const
`
}

function notesModule({ name, steps, notes }) {
  const lines = notes.map(({ step, isSafety, answer, embedding }) =>
    [step, isSafety ? 'safety' : '', answer, embedding].join('\t'),
  )
  return `/** ${name}: its steps, and the notes beside them. ${change('notes/*.md')} */
export const STEPS = \`\n${steps.join('\n')}\n\`
export const NOTE_LINES = \`\n${lines.join('\n')}\n\`
`
}
