import { expect, test } from 'vitest'
import { ArchiveError } from './fault.ts'
import {
  allIn,
  firstIn,
  linesIn,
  named,
  parseMarkup,
  rawText,
  withClass,
  wordsIn,
} from './markup.ts'

const xml = (text: string) => parseMarkup(text, { isXml: true })
const html = (text: string) => parseMarkup(text, { isXml: false })

test('XML: names in any case, texts as they stand, references resolved, CDATA and comments known', () => {
  const root = xml(
    '<?xml version="1.0"?><Data><Recipe id="1"><Title>Dal &amp; rice</Title><!-- no --><n/>' +
      '<text><![CDATA[Boil <in> water.\nServe.]]></text></Recipe><recipe><recipe/></recipe></Data>',
  )
  const recipes = allIn(root, named('recipe'))
  expect(recipes).toHaveLength(2)
  expect(recipes[0]?.attributes).toEqual({ id: '1' })
  expect(rawText(firstIn(root, named('title')))).toBe('Dal & rice')
  expect(rawText(firstIn(root, named('text')))).toBe('Boil <in> water.\nServe.')
  expect(rawText(firstIn(root, named('nothing')))).toBe('')
})

test('HTML: lines as a reader sees them, whatever is not closed', () => {
  const root = html(
    '<div class = "recipe big"><p title="a > b">Stir&nbsp;well<br>and &frac12;\n  rest<p>Eat</div>',
  )
  const recipe = firstIn(root, withClass('recipe'))
  expect(linesIn(recipe)).toEqual(['Stir well', 'and ½ rest', 'Eat'])
  expect(wordsIn(recipe)).toBe('Stir well and ½ rest Eat')
})

test('a tower of elements is refused whole', () => {
  const tower = '<a>'.repeat(100_000)
  expect(() => xml(tower)).toThrow(ArchiveError)
  expect(() => html(tower.replaceAll('a', 'b'))).toThrow(ArchiveError)
})
