import { expect, test } from 'vitest'
import { ArchiveError } from './fault.ts'
import { parseFrontMatter, splitFrontMatter } from './front-matter.ts'

test('what stands between two lines of dashes is told from the text behind it', () => {
  expect(splitFrontMatter('\n---\r\n\r\ntitle: a\n---\r\nBody\n---\n')).toEqual({
    yaml: '\r\ntitle: a',
    body: 'Body\n---\n',
  })
  expect(splitFrontMatter('Body\n---\n')).toBeNull()
  expect(splitFrontMatter('---\nnever closed')).toBeNull()
})

test.each<[string, string, unknown]>([
  ['words and numbers', 'title:  Leek soup \nservings: 4', { title: 'Leek soup', servings: '4' }],
  ['quotes', `a: "x: \\"y\\" #1"\nb: 'it''s'`, { a: 'x: "y" #1', b: "it's" }],
  ['comments', '# all\na: b # c\n', { a: 'b' }],
  ['an address', 'source: https://soup.example/#1', { source: 'https://soup.example/#1' }],
  ['a list', 'tags:\n  - one\n  - two: three', { tags: ['one', 'two: three'] }],
  ['a list not further in', 'tags:\n- one\n- "two"\nb: c', { tags: ['one', 'two'], b: 'c' }],
  [
    'a list in brackets',
    'tags: [one, "two, three",\n four]',
    { tags: ['one', 'two, three', 'four'] },
  ],
  ['names in names', 'time:\n  prep: 10 min\n  cook: 1h', { time: { prep: '10 min', cook: '1h' } }],
  [
    'a list of names',
    'ingredients:\n  - name: flour\n    amount: 200 g\n  - name: salt\n    amount: 1 tsp',
    {
      ingredients: [
        { name: 'flour', amount: '200 g' },
        { name: 'salt', amount: '1 tsp' },
      ],
    },
  ],
  ['lines kept', 'notes: |\n  one\n\n  two\nb: c', { notes: 'one\n\ntwo', b: 'c' }],
  ['lines joined', 'notes: >-\n  one\n  two', { notes: 'one two' }],
  ['a plain text that goes on', 'a: one\n  two\nb: c', { a: 'one two', b: 'c' }],
  ['nothing', 'a:\nb: ""', { a: '', b: '' }],
])('%s', (_what, yaml, value) => {
  expect(parseFrontMatter(yaml)).toEqual(value)
})

test.each([
  'just words',
  '- a list',
  'a: &x y',
  'a: *x',
  'a: {b: c}',
  'a: [b',
  'a: "b',
  '  a: b\nc: d',
])('%j is refused whole', (yaml) => {
  expect(() => parseFrontMatter(yaml)).toThrow(ArchiveError)
})

test('towers are refused, and long texts are read in a moment', () => {
  const tower = Array.from({ length: 50 }, (_, at) => `${' '.repeat(at)}a:`).join('\n')
  expect(() => parseFrontMatter(tower)).toThrow(ArchiveError)
  const before = performance.now()
  for (const piece of ['a: [', '- ', 'a: "\\', ': ', 'a: b #']) {
    try {
      parseFrontMatter(piece.repeat(30_000))
    } catch (error) {
      expect(error).toBeInstanceOf(ArchiveError)
    }
  }
  expect(performance.now() - before).toBeLessThan(6_000)
})
