import { expect, test } from 'vitest'
import { changesOf, FormDraft, formOf, QUICK_ADD, readForm, servingsOf, withTag } from './form.ts'
import type { Recipe } from './schema.ts'

const TOAST: Recipe = {
  id: '7f8b5d4e-1c4a-4d5e-9f0a-1b2c3d4e5f60',
  name: 'Toast',
  description: null,
  servings: 2,
  prep_time: 1,
  cook_time: null,
  difficulty: 'easy',
  tags: ['Quick'],
  ingredients: [{ name: 'bread', quantity: '2', unit: 'slices' }],
  method: ['Toast it.'],
  chef_notes: null,
  source_type: 'book',
  source_url: null,
  source_book_name: 'On Toast',
  source_page_number: 3,
  image_url: null,
  course: null,
  ingredient_groups: [],
  nutrition: null,
  canonical_url: null,
  ratings: [],
  created_at: '2026-01-05T10:00:00.000Z',
  rev: 1,
}
const toast = formOf(TOAST)

test('a form that nobody touched changes nothing', () => {
  const reading = readForm(toast)
  expect(reading.ok && changesOf(TOAST, reading.draft)).toEqual({})
})

test('only what was changed is a change', () => {
  const reading = readForm({ ...toast, name: ' Cheese on Toast ', cook_time: '4' })
  expect(reading.ok && changesOf(TOAST, reading.draft)).toEqual({
    name: 'Cheese on Toast',
    cook_time: 4,
  })
})

test.each([
  [{ name: ' ' }, { name: 'Recipe name is required' }],
  [{ servings: '0' }, { servings: 'Servings must be at least 1' }],
  [{ ingredients: [] }, { ingredients: 'At least one ingredient is required' }],
  [
    { ingredients: [{ name: ' ', quantity: '2', unit: '' }] },
    { ingredients: 'At least one ingredient is required' },
  ],
  [{ method: [''] }, { method: 'At least one method step is required' }],
  [
    { name: '', ingredients: [], method: [] },
    {
      name: 'Recipe name is required',
      ingredients: 'At least one ingredient is required',
      method: 'At least one method step is required',
    },
  ],
  [{ prep_time: 'soon' }, { prep_time: 'A whole number from 0 to 10080' }],
  [{ cook_time: '1.5' }, { cook_time: 'A whole number from 0 to 10080' }],
  [
    { source_type: 'website' as const, source_url: 'javascript:alert(1)' },
    { source_url: 'A web address starts with http:// or https://' },
  ],
  [{ method: ['Toast it.', 'x'.repeat(2001)] }, { 'method.1': 'At most 2000 characters' }],
])('%j is told at its field', (typed, issues) => {
  expect(readForm({ ...toast, ...typed })).toEqual({ ok: false, issues })
})

test('blank rows are dropped, blank text is null', () => {
  const reading = readForm({
    ...toast,
    description: '  ',
    ingredients: [{ name: '', quantity: '1', unit: '' }, ...toast.ingredients],
    method: ['', ' Toast it. ', ''],
  })
  expect(reading.draft).toMatchObject({
    description: null,
    ingredients: TOAST.ingredients,
    method: ['Toast it.'],
  })
})

test('the half of the source that is not chosen is neither kept nor checked', () => {
  const typed = { source_url: 'not an address', source_book_name: 'On Toast' }
  expect(readForm({ ...toast, ...typed }).draft).toMatchObject({
    source_type: 'book',
    source_url: null,
    source_book_name: 'On Toast',
  })
  const cleared = readForm({ ...toast, source_type: 'website', source_url: '' })
  expect(cleared.draft).toMatchObject({ source_type: null, source_book_name: null })
})

test('a page of its own that is no address is not kept: no field could mend it', () => {
  const draft = { fields: { ...toast, canonical_url: 'https://%SITE%/x' }, tag: '', photos: [] }
  const kept = FormDraft.parse({ ...draft, recipe: null, id: null })
  expect(readForm(kept.fields).draft).toMatchObject({ canonical_url: null })
})

test('quick-add makes a stub with the defaults', () => {
  const reading = readForm({ ...formOf(QUICK_ADD), name: 'Toast' }, { mayBeStub: true })
  expect(reading.draft).toMatchObject({
    name: 'Toast',
    prep_time: 30,
    cook_time: null,
    servings: 4,
    difficulty: 'easy',
    tags: [],
    ingredients: [],
    method: [],
  })
})

const NO_SOURCE = { source_type: null, source_book_name: null, source_page_number: null }
const STUB: Recipe = { ...TOAST, ...NO_SOURCE, ingredients: [], method: [] }
const stub = formOf(STUB)

test('a stub is renamed and edited bit by bit, and stays one', () => {
  const typed = {
    name: 'French toast',
    prep_time: '5',
    tags: ['Sweet'],
    chef_notes: 'Stale bread.',
  }
  const { draft } = readForm({ ...stub, ...typed }, { mayBeStub: true })
  if (!draft) throw new Error('a stub may stay one')
  expect(changesOf(STUB, draft)).toEqual({ ...typed, prep_time: 5 })
})

const MISSING = {
  ingredients: 'At least one ingredient is required',
  method: 'At least one method step is required',
}

test.each([
  [{ method: ['Toast it.'] }, { ingredients: MISSING.ingredients }],
  [{ ingredients: TOAST.ingredients }, { method: MISSING.method }],
  // an amount is a beginning too: it is not dropped without a word
  [{ ingredients: [{ name: '', quantity: '2', unit: '' }] }, MISSING],
])('a stub given %j alone is told what is missing', (typed, issues) => {
  expect(readForm({ ...stub, ...typed }, { mayBeStub: true })).toEqual({ ok: false, issues })
})

test('both lists at once make a recipe of a stub', () => {
  const lists = { ingredients: TOAST.ingredients, method: ['Toast it.'] }
  expect(readForm({ ...stub, ...lists }, { mayBeStub: true }).draft).toMatchObject(lists)
})

test('a source can be none, and is again where there was one', () => {
  expect(stub.source_type).toBe('none')
  const typed = { source_type: 'none' as const, source_url: 'not an address' }
  const { draft } = readForm({ ...toast, ...typed })
  if (!draft) throw new Error('what is not chosen is not checked')
  expect(changesOf(TOAST, draft)).toEqual(NO_SOURCE)
})

test.each([
  ['4', 4],
  ['', 1],
  ['many', 1],
  ['0', 0],
  ['-2', -2],
])('servings %j are %s', (text, expected) => {
  expect(servingsOf(text)).toBe(expected)
})

test.each([
  [['Soup'], ' Quick ', ['Soup', 'Quick']],
  [['Soup'], 'soup', ['Soup']],
  [['Soup'], '  ', ['Soup']],
])('%j and %j make %j', (tags, typed, expected) => {
  expect(withTag(tags, typed)).toEqual(expected)
})

test('a form is read back as the device kept it, and anything else is not', () => {
  const draft = { fields: toast, tag: 'Che', photos: [], recipe: TOAST, id: null }
  expect(FormDraft.safeParse(JSON.parse(JSON.stringify(draft))).data).toEqual(draft)
  for (const broken of [{}, { ...draft, fields: {} }, { ...draft, photos: ['//evil.example'] }]) {
    expect(FormDraft.safeParse(broken).success).toBe(false)
  }
})
