/** Replies as the chat shows them. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ReplyBlock, replyBlocks } from './reply-blocks.ts'

const paragraph = (text: string): ReplyBlock => ({ kind: 'paragraph', text })
const bullets = (...items: string[]): ReplyBlock => ({
  kind: 'list',
  isOrdered: false,
  start: 1,
  items,
})
const steps = (start: number, ...items: string[]): ReplyBlock => ({
  kind: 'list',
  isOrdered: true,
  start,
  items,
})

test.each<[reply: string, blocks: ReplyBlock[]]>([
  ['How about soup?', [paragraph('How about soup?')]],
  ['One\ntwo\n\nthree', [paragraph('One\ntwo'), paragraph('three')]],
  ['Ingredients\n- 2 leeks\n* butter', [paragraph('Ingredients'), bullets('2 leeks', 'butter')]],
  ['1. Chop\n\n2) Fry\r\n\nServe', [steps(1, 'Chop', 'Fry'), paragraph('Serve')]],
  ['- a\n1. b', [bullets('a'), steps(1, 'b')]],
  ['Then\n3. Rest', [paragraph('Then'), steps(3, 'Rest')]],
  ['## Soup\n**Leek** soup', [paragraph('Soup\nLeek soup')]],
  ['-5 degrees, 2.5 cups\n- ', [paragraph('-5 degrees, 2.5 cups\n-')]],
  [' \n\n', []],
])('%j is shown as its paragraphs and lists', (reply, blocks) => {
  expect(replyBlocks(reply)).toEqual(blocks)
})

test('markup of any kind stays text', () => {
  const reply = '<img src=x onerror=alert(1)> [here](javascript:x) ![p](http://x/y.png)'
  expect(replyBlocks(reply)).toEqual([paragraph(reply)])
})

test('no word of a reply is lost', () => {
  fc.assert(
    fc.property(fc.string(), (reply) => {
      const shown = replyBlocks(reply)
        .map((block) => (block.kind === 'list' ? block.items.join('') : block.text))
        .join('')
      const letters = (text: string) => text.replace(/[^a-z]/gi, '')
      expect(letters(shown)).toBe(letters(reply))
    }),
  )
})
