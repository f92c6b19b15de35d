/** How large the words of a step are (design, 'Cooking text fits itself'). */
import { expect, test } from 'vitest'
import { fitText, sizesFor } from './fit-text.ts'

test.for([
  [80, 'narrow', 40],
  [81, 'narrow', 34],
  [140, 'wide', 58],
  [220, 'wide', 46],
  [221, 'narrow', 24],
  [2_000, 'wide', 38],
] as const)('%i characters on a %s screen begin at %i px', ([length, width, size]) => {
  const sizes = sizesFor('a'.repeat(length), width)
  expect(sizes[0]).toBe(size)
  expect(sizes.at(-1)).toBeGreaterThanOrEqual(width === 'wide' ? 28 : 20)
})

test('the largest that fits is taken; what never fits scrolls and takes focus', () => {
  const box = document.createElement('div')
  box.style.cssText = 'width:300px;height:100px;overflow:auto;line-height:1.2'
  const words = document.createElement('p')
  words.style.margin = '0'
  box.append(words)
  document.body.append(box)
  words.textContent = 'Stir.'
  fitText(box, [40, 20])
  expect([words.style.fontSize, box.tabIndex]).toEqual(['40px', -1])
  words.textContent = 'Stir it all. '.repeat(60)
  fitText(box, [40, 20])
  expect([words.style.fontSize, box.tabIndex]).toEqual(['20px', 0])
  box.remove()
})
