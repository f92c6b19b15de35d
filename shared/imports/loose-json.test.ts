import { expect, test } from 'vitest'
import { parseLooseValues } from './loose-json.ts'

const CARD = { name: 'Pie', lines: ['1 cup flour', '2 eggs'] }

test.each([
  ['commas too many', '{"name":"Pie","lines":["1 cup flour",,"2 eggs",],}'],
  ['commas too few', '{"name":"Pie"\n"lines":["1 cup flour"\n"2 eggs"]}'],
  ['keys without quotes', '{name:"Pie",lines:["1 cup flour","2 eggs"]}'],
  ['single quotes', "{'name':'Pie','lines':['1 cup flour','2 eggs']}"],
  ['comments', '/* seo */{"name":"Pie", // short\n"lines":["1 cup flour","2 eggs"]}'],
  ['marks of CDATA', '//<![CDATA[\n{"name":"Pie","lines":["1 cup flour","2 eggs"]}\n//]]>'],
  ['marks of a comment', '<!--{"name":"Pie","lines":["1 cup flour","2 eggs"]}-->'],
  [
    "HTML's quotes",
    '{&quot;name&quot;:&quot;Pie&quot;,&quot;lines&quot;:[&quot;1 cup flour&quot;,&quot;2 eggs&quot;]}',
  ],
  ['a variable', 'var card = {"name":"Pie","lines":["1 cup flour","2 eggs"]};'],
  ['an end that is missing', '{"name":"Pie","lines":["1 cup flour","2 eggs"'],
])('JSON with %s is read', (_, text) => {
  expect(parseLooseValues(text)).toEqual([CARD])
})

test.each([
  ['{"a":"Roll 1/2" thick, on a 9", round tin"}', 'Roll 1/2" thick, on a 9", round tin'],
  ['{"a":"Mix <b class="x" id="y">it</b>"}', 'Mix <b class="x" id="y">it</b>'],
  ['{"a":"Mix\nit\t\u0001all"}', 'Mix\nit\t\u0001all'],
  ['{"a":"Mum\\\'s \\u12 \\u00bd"}', "Mum's u12 ½"],
  ['{"r":{{ rating }},"a":"b"}', 'b'],
  ['{"r":undefined,"s":,"a":"b"}', 'b'],
])('of %s all that makes sense is kept', (text, a) => {
  expect(parseLooseValues(text)).toMatchObject([{ a }])
})

test('several values in a row are all read', () => {
  expect(parseLooseValues('{"a":1},\n{"a":2}}[3]')).toEqual([{ a: 1 }, { a: 2 }, [3]])
})
