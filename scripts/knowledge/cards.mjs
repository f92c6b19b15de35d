/** The cards of the kitchen guide, `guide/knowledge/*.md`, and its words: read, checked, and the words compiled. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { CARD_KINDS, INTENTS } from '../../shared/guide/card.ts'

const FOLDER = 'guide/knowledge'
const FIELDS = ['ask', 'kind', 'foods', 'techniques', 'safety']
/** Questions that are answered from the recipe itself: entries without an answer of their own. */
const COMPUTED = 'computed.md'
const COMPUTED_FIELDS = ['ask', 'computes', 'covers']
const ASK_MIN = 5
/** Longer is no answer for somebody with busy hands. */
const ANSWER_CHARS_MAX = 900

/** The words' module by its path. Throws an error whose `faults` name file and line. */
export function compileWords(folder) {
  const path = join(folder, FOLDER)
  if (!existsSync(path)) return {}
  const tables = [
    ['words', 2],
    ['dishes', 3],
    ['tools', 4],
    ['purposes', 3],
    ['sides', 3],
  ].map(([name, columns]) => rowsIn(path, `${name}.csv`, columns))
  const faults = tables.flatMap((table) => table.faults)
  if (faults.length > 0) throw Object.assign(new Error(faults.join('\n')), { faults })
  return {
    [join(folder, 'guide/words.compiled.ts')]: wordsModule(...tables.map(({ rows }) => rows)),
  }
}

/** The cards, and the questions that are answered from the recipe itself, with what is wrong with them. */
export function readCards(folder) {
  const path = join(folder, FOLDER)
  const files = readdirSync(path).filter((name) => name.endsWith('.md') && name !== COMPUTED)
  const read = files.sort().flatMap((name) => cardsIn(readFileSync(join(path, name), 'utf8'), name))
  const faults = read.flatMap((card, at) => faultsOf(card, read.slice(0, at)))
  const computed = computedOf(path, read)
  const cards = read.map(({ id, title, fields, answer }) => ({
    ...{ id, title, answer, kind: fields.kind, isSafety: fields.safety === 'true' },
    asks: listOf(fields.ask, '|'),
    foods: listOf(fields.foods, ','),
    techniques: listOf(fields.techniques, ','),
  }))
  return { cards, computed: computed.entries, faults: [...faults, ...computed.faults] }
}

/** The rows of a table below its header, lists as they stand; a file that is not there has none. */
function rowsIn(path, name, columns) {
  if (!existsSync(join(path, name))) return { rows: [], faults: [] }
  const text = readFileSync(join(path, name), 'utf8')
  const [, ...records] = parse(text, { info: true, relax_column_count: true })
  const isWhole = (record) =>
    record.length === columns &&
    record[0] !== '' &&
    record.some((field, at) => at > 0 && field !== '') &&
    !/[`\\\t]|\$\{/.test(record.join(''))
  const faults = records
    .filter(({ record }) => !isWhole(record))
    .map(
      ({ info }) =>
        `${FOLDER}/${name}:${info.lines}: no row of ${columns} fields that names something`,
    )
  return {
    rows: records.map(({ record }) =>
      record
        .map((field) => listOf(field, '|').join('|'))
        .join('\t')
        .trimEnd(),
    ),
    faults,
  }
}

function wordsModule(words, dishes, tools, purposes, sides) {
  return `/** Words of one meaning at the stove, what kinds of dish and tools are called, what foods do, how long sides take. Compiled from knowledge/*.csv by \`npm run knowledge\`: change the tables. */
/** What a word means, and other ways to say it. */
export const WORD_LINES = \`\n${words.join('\n')}\n\`
/** A kind of dish, what names it, and what must be among its foods for the name to count. */
export const DISH_LINES = \`\n${dishes.join('\n')}\n\`
/** A tool, its other names, the verbs that call for it, and what does its work where it is missing. */
export const TOOL_LINES = \`\n${tools.join('\n')}\n\`
/** Foods, whether a dish does without them (yes, maybe, no), and what they do in it. */
export const PURPOSE_LINES = \`\n${purposes.join('\n')}\n\`
/** What is served beside, the minutes from the cold pan to the plate, and how they are spent. */
export const SIDE_LINES = \`\n${sides.join('\n')}\n\`
`
}

/** The questions of `computed.md`, each intent once; a folder without the file has none. */
function computedOf(path, cards) {
  const text = existsSync(join(path, COMPUTED)) ? readFileSync(join(path, COMPUTED), 'utf8') : ''
  const entries = cardsIn(text, COMPUTED, COMPUTED_FIELDS)
  const faults = entries.flatMap(({ title, place, fields, repeated, answer }, at) => {
    const isTwice = entries.slice(0, at).some((other) => other.fields.computes === fields.computes)
    return [
      ...repeated,
      ...(INTENTS.includes(fields.computes) && !isTwice
        ? []
        : [`${place}: ${title}: nothing, or twice the same, is computed`]),
      ...(listOf(fields.ask, '|').length >= ASK_MIN ? [] : [`${place}: ${title}: too few asks`]),
      ...listOf(fields.covers, ',')
        .filter((id) => !cards.some((card) => card.id === id))
        .map((id) => `${place}: ${title}: it covers ${id}, which is no card`),
      ...(answer === '' ? [] : [`${place}: ${title}: what is computed has no answer`]),
    ]
  })
  return {
    entries: entries.map(({ title, fields }) => ({
      ...{ id: fields.computes, title },
      asks: listOf(fields.ask, '|'),
      covers: listOf(fields.covers, ','),
    })),
    faults,
  }
}

/** A card begins at its title; its fields stand below it, its answer after a blank line. */
function cardsIn(text, name, known = FIELDS) {
  const cards = []
  for (const [at, line] of text.split('\n').entries()) {
    const place = `${FOLDER}/${name}:${at + 1}`
    const title = /^## (.*)$/.exec(line)?.[1]?.trim()
    const card = cards.at(-1)
    if (title !== undefined) {
      cards.push({
        title,
        id: idOf(title),
        place,
        fields: {},
        repeated: [],
        answer: '',
        open: true,
      })
    } else if (!card) {
      if (line.trim() !== '' && !line.startsWith('# '))
        cards.push({
          title: '',
          id: '',
          place,
          fields: {},
          repeated: [],
          answer: line,
          open: false,
        })
    } else if (line.trim() === '') {
      if (Object.keys(card.fields).length > 0) card.open = false
    } else if (card.open) {
      const [, field = '', value = ''] = /^([a-z]+):(.*)$/.exec(line) ?? []
      if (field in card.fields || !known.includes(field)) card.repeated.push(`${place}: ${line}`)
      card.fields[field] = value.trim()
    } else card.answer = `${card.answer} ${line.trim()}`.trim()
  }
  return cards
}

function idOf(title) {
  return title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

const listOf = (text, mark) =>
  (text ?? '')
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== '')

function faultsOf(card, before) {
  const { title, id, place, fields, repeated, answer } = card
  const faults = repeated.map((line) => `${line.slice(0, 100)}: no field of a card, or said twice`)
  const expect = (isTrue, fault) => isTrue || faults.push(`${place}: ${title}: ${fault}`)
  const asks = listOf(fields.ask, '|')
  expect(id !== '', 'a card begins with its title')
  expect(!before.some((other) => other.id === id), `the id ${id} stands twice`)
  for (const field of FIELDS) expect(field in fields, `it has no ${field}`)
  expect(asks.length >= ASK_MIN, `${asks.length} ways to ask, not ${ASK_MIN}`)
  expect(new Set(asks).size === asks.length, 'a way to ask stands twice')
  expect(CARD_KINDS.includes(fields.kind), `no kind is called ${fields.kind}`)
  expect(/^(?:true|false)$/.test(fields.safety), `safety is true or false, not ${fields.safety}`)
  expect(answer !== '', 'it has no answer')
  expect(answer.length <= ANSWER_CHARS_MAX, `an answer of ${answer.length} characters`)
  expect(/[.!?)"”]$/.test(answer), 'its answer does not end a sentence')
  expect(
    !/[`\\\t]|\$\{/.test(`${Object.values(fields).join('')}${title}${answer}`),
    'a sign that no card may hold',
  )
  return faults
}
