import fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlToText, linesOf, readMarkup } from './markup.ts'

test.each([
  ['a sign of a tag in an attribute', '<p title="a > b">Leeks', 'Leeks'],
  [
    "numbers of Windows' letters",
    'Bake 10&#150;15 min, &#145;golden&#146;',
    'Bake 10–15 min, ‘golden’',
  ],
  ['fractions by any of their names', '&half; &frac12; &frac13; &#8532; &#xbd;', '½ ½ ⅓ ⅔ ½'],
  [
    'references without an end',
    'salt &amp pepper &ampersand &nosuch;',
    'salt & pepper &ersand &nosuch;',
  ],
  ['a reference to nothing', 'a&#0;b&#xffffff;c', 'a\ufffdb\ufffdc'],
  [
    'tags that nobody closed',
    '<ul><li>Peel<li>Bake <b>hot</ul><p>Eat<p>Rest',
    'Peel\nBake hot\nEat\nRest',
  ],
  ['tags that nobody opened', '</div>Peel</li></p>Bake', 'Peel\nBake'],
  ['comments, whatever they hold', 'Peel<!-- <p> > -- --> and<!--> bake', 'Peel and bake'],
  ['marks of CDATA, which no page has', 'Peel<![CDATA[ <b>x</b> ]]> it', 'Peel it'],
  [
    'what scripts and styles say',
    'Peel<script>if (a<b) "</p>"</script><style>p > b {}</style> it',
    'Peel it',
  ],
  ['signs that open no tag', 'Bake < 5 min, 3 <4, a<', 'Bake < 5 min, 3 <4, a<'],
  ['spaces and places to break', 'but&shy;ter&nbsp;&ensp;\n milk\u200b', 'butter milk'],
  ['marks of its own words', '&lt;b&gt;', '<b>'],
])('%s', (_, html, text) => {
  expect(htmlToText(html)).toBe(text)
})

test('an attribute holds what its author wrote', () => {
  const [meta] = readMarkup(`<META Content='5 &half; > 4' onload="x" content=2 name=a>`).elements
  expect(meta).toMatchObject({ name: 'meta', attributes: { content: '5 ½ > 4', name: 'a' } })
  expect(meta?.attributes).not.toHaveProperty('onload')
})

test('what stands too deep is not lost', () => {
  const { root } = readMarkup(`${'<div>'.repeat(2_000)}Peel<p>Bake</p>${'</div>'.repeat(2_000)}Eat`)
  expect(linesOf(root)).toEqual(['Peel', 'Bake', 'Eat'])
})

test('any text is a tree', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('<p>', '</p', '<!--', '-->', '<svg>', '<br/>', '&#', 'a="', '<script>', '>'),
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      expect(linesOf(readMarkup(pieces.join('')).root).every((line) => line !== '')).toBe(true)
    }),
  )
})

test.each([
  '<div>',
  '<div></b>',
  '<form>',
  '<svg>',
  '<a a="&amp;">',
  '<p a="',
  '&',
  '<',
  '<![CDATA[',
])('a page of %j alone is read in linear time', (piece) => {
  const read = (size: number) => {
    const start = performance.now()
    linesOf(readMarkup(piece.repeat(size / piece.length)).root)
    return performance.now() - start
  }
  read(40_000)
  expect(read(1_000_000)).toBeLessThan(10_000)
})
