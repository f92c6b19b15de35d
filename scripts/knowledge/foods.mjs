/** The food table, `foods/foods.csv`, checked row by row and compiled into its names and its facts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { ALLERGENS, TRAITS } from '../../shared/diets/vocabulary.ts'
import { SHELVES } from '../../shared/foods/food.ts'
import { foodWordsOf } from '../../shared/foods/spelling.ts'
import { AISLES } from '../../shared/groceries/aisles.ts'
import { boughtWords } from '../../shared/groceries/purchase-words.ts'
import { plainName, singular, wordsOf } from '../../shared/groceries/words.ts'
import { knownUnit } from '../../shared/ingredients/units.ts'
import { foodWords } from './food-words.mjs'

const HEADER =
  'id,name,plural,synonyms,kinds,kind_of,made_of,aisle,shelf,days_fresh,days_open,packs,grams_per_piece,grams_per_cup,allergens,traits,swaps,swap_note'
const COLUMNS = HEADER.split(',')
const LISTS = ['synonyms', 'kinds', 'made_of', 'packs', 'swaps']
const WORDS = ['allergens', 'traits']
/** Words that a swap may say before a name of the table: what it must be free of. */
const LABEL =
  /^(?:(?:vegan|vegetarian|plant-based|(?:gluten|dairy|egg|nut|lactose|alcohol|soya|sesame)-free|low-alcohol) )+/
const IN_BASE = { kg: [1000, 'g'], l: [1000, 'ml'], cl: [10, 'ml'] }

/** The modules' texts by path. Throws an error whose `faults` name file and line. */
export function compileFoods(folder) {
  const rows = readRows(join(folder, 'foods/foods.csv'))
  return {
    [join(folder, 'foods/words.compiled.ts')]: foodWords(rows),
    [join(folder, 'foods/names.compiled.ts')]: moduleOf(
      'How every food is called and where it stands, one a line',
      'FOOD_NAMES',
      rows.map((row) => [
        ...[row.id, row.aisle, indexed(row.name), row.plural === '' ? '' : indexed(row.plural)],
        row.synonyms.map(indexed).join('|'),
        row.kinds.map((kind) => listOf(kind, '=').map(indexed).join('=')).join('|'),
        row.grams_per_cup,
      ]),
    ),
    [join(folder, 'foods/facts.compiled.ts')]: moduleOf(
      'What the kitchen knows of every food, one a line, in the order of its names',
      'FOOD_FACTS',
      rows.map((row) => [
        ...[row.id, row.kind_of, row.made_of.join('|'), row.shelf, row.days_fresh, row.days_open],
        row.packs.map(({ size, unit, container }) => `${size};${unit};${container}`).join('|'),
        ...[row.grams_per_piece, row.allergens.join(' '), row.traits.join(' ')],
        ...[row.swaps.join('|'), row.swap_note],
      ]),
    ),
  }
}

/** A name with its words as the indexes hold them, where they differ: 'oats~oat', 'large egg~large egg~egg'. */
function indexed(name) {
  const said = spelt(name)
  const bought = boughtWords(wordsOf(plainName(name)).map(singular)).join(' ')
  if (bought !== said) return `${name}~${said === name ? '' : said}~${bought}`
  return said === name ? name : `${name}~${said}`
}

function moduleOf(what, name, lines) {
  const text = lines.map((fields) => fields.join('\t').trimEnd()).join('\n')
  return `/** ${what}. Compiled from foods.csv by \`npm run knowledge\`: change the table. */\nexport const ${name} = \`\n${text}\n\`\n`
}

/** Rows with their lists parted, all that is wrong with them thrown at once. */
function readRows(file) {
  const name = 'foods/foods.csv'
  const records = parse(readFileSync(file, 'utf8'), { info: true, relax_column_count: true })
  const [head, ...body] = records
  if (head?.record.join(',') !== HEADER) throw faulty([`${name}:1: the header is not ${HEADER}`])
  const rows = body.map(({ record, info }) => rowOf(record, info.lines))
  // of rows with one id the first keeps it
  const ids = new Map(rows.toReversed().map((row) => [row.id, row]))
  const names = namesOf(rows)
  const faults = rows.flatMap((row) =>
    [
      ...fieldFaults(row),
      ...(ids.get(row.id) === row ? [] : [`the id ${row.id} stands twice`]),
      ...nameFaults(row, names),
      ...referenceFaults(row, ids),
      ...row.swaps
        .filter((swap) => !isKnown(swap, names))
        .map((swap) => `no row is called ${swap}`),
    ].map((fault) => `${name}:${row.line}: ${row.id}: ${fault}`),
  )
  if (faults.length > 0) throw faulty(faults)
  return rows.map((row) => ({ ...row, packs: row.packs.map(packOf) }))
}

function faulty(faults) {
  return Object.assign(new Error(faults.join('\n')), { faults })
}

function rowOf(record, line) {
  const fields = COLUMNS.map((column, at) => {
    const text = (record[at] ?? '').trim()
    if (LISTS.includes(column)) return [column, listOf(text, '|')]
    return [column, WORDS.includes(column) ? listOf(text, ' ') : text]
  })
  return { ...Object.fromEntries(fields), line, text: record.join(','), count: record.length }
}

function listOf(text, mark) {
  return text
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function fieldFaults(row) {
  const faults = []
  const expect = (isTrue, fault) => isTrue || faults.push(fault)
  const called = [row.name, row.plural, ...row.synonyms, ...kindNames(row)]
  expect(row.count === COLUMNS.length, `${row.count} fields, not ${COLUMNS.length}`)
  expect(/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(row.id), 'the id is no slug')
  expect(row.name !== '', 'it has no name')
  expect(!called.some((name) => name !== name.toLowerCase()), 'names are in lower case')
  expect(!/[`\\~\t\n]|\$\{/.test(row.text), 'a sign that no field may hold')
  expect(AISLES.includes(row.aisle), `no aisle is called ${row.aisle}`)
  expect(SHELVES.includes(row.shelf), `no shelf is called ${row.shelf}`)
  for (const field of ['days_fresh', 'days_open']) {
    expect(/^\d*$/.test(row[field]), `${field} is no number: ${row[field]}`)
  }
  for (const field of ['grams_per_piece', 'grams_per_cup']) {
    expect(row[field] === '' || Number(row[field]) > 0, `${field} is no weight: ${row[field]}`)
  }
  for (const [field, known] of [
    ['allergens', ALLERGENS],
    ['traits', TRAITS],
  ]) {
    for (const word of row[field]) {
      expect(known.includes(word.replace(/\?$/, '')), `${word} is none of the ${field}`)
    }
  }
  for (const pack of row.packs) expect(packOf(pack), `no pack: ${pack}`)
  return faults
}

/**
 * '250 g pack' is 250 of 'g' in a 'pack', '6 box' six pieces in a 'box', '4 x 440 ml tin' a multipack;
 * `null` for anything else.
 */
function packOf(text) {
  const [, times = '', one = ''] = /^(\d+) x (.+)$/.exec(text) ?? []
  const each = one === '' ? null : packOf(one)
  if (each) return { ...each, size: each.size * Number(times), container: 'multipack' }
  const [, number = '', rest = ''] = /^(\d+(?:\.\d+)?) ([a-z].*)$/.exec(text) ?? []
  if (Number(number) <= 0) return null
  const [first = '', ...others] = rest.split(' ')
  const unit = others.length > 0 ? knownUnit(first) : null
  if (unit === null) return { size: Number(number), unit: '', container: rest }
  const [factor, base] = IN_BASE[unit] ?? [1, unit]
  return {
    size: Number((Number(number) * factor).toFixed(3)),
    unit: base,
    container: others.join(' '),
  }
}

/** Every name of every kind: 'iceberg lettuce = iceberg' is one kind with two. */
const kindNames = (row) => row.kinds.flatMap((kind) => listOf(kind, '='))

const spelt = (name) =>
  foodWordsOf(name)
    .map(({ word }) => word)
    .join(' ')

/** Rows by every name of theirs, spelt as the index of names spells it. */
function namesOf(rows) {
  const names = new Map()
  for (const row of rows) {
    for (const name of [row.name, row.plural, ...row.synonyms, ...kindNames(row)]) {
      const known = names.get(spelt(name)) ?? new Set()
      if (name !== '') names.set(spelt(name), known.add(row))
    }
  }
  return names
}

function nameFaults(row, names) {
  const all = [row.name, row.plural, ...row.synonyms, ...kindNames(row)].filter(
    (name) => name !== '',
  )
  return [...new Set(all.map(spelt))].flatMap((name) => {
    const others = [...(names.get(name) ?? [])].filter((other) => other.line < row.line)
    return others.map((other) => `${name} is a name of ${other.id} (line ${other.line})`)
  })
}

function isKnown(name, names) {
  return names.has(spelt(name)) || names.has(spelt(name.replace(LABEL, '')))
}

function referenceFaults(row, ids) {
  const above = (each) => [...(each.kind_of === '' ? [] : [each.kind_of]), ...each.made_of]
  const missing = above(row).filter((id) => !ids.has(id))
  if (missing.length > 0) return missing.map((id) => `no row has the id ${id}`)
  const seen = new Set()
  const open = above(row)
  while (open.length > 0) {
    const id = open.pop()
    if (id === row.id) return ['it is a kind of itself, or made of itself']
    if (seen.has(id)) continue
    seen.add(id)
    const next = ids.get(id)
    if (next) open.push(...above(next))
  }
  return []
}
