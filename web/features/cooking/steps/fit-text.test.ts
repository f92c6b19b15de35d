/** How large the words of a step are (design, 'Cooking text fits itself'), and what folds for them. */
import { expect, test } from 'vitest'
import { fitStep, markEdges, sizesFor } from './fit-text.ts'
import { scrollText } from './scroll-text.ts'

test.for([
  [80, 'narrow', 40, 22],
  [81, 'narrow', 34, 22],
  [140, 'wide', 58, 28],
  [220, 'wide', 46, 28],
  [221, 'narrow', 24, 22],
  [2_000, 'wide', 38, 28],
] as const)('%i characters on a %s screen: at most %i px, and folds below %i', (row) => {
  const [length, width, largest, comfortable] = row
  expect(sizesFor('a'.repeat(length), width)).toMatchObject({ largest, comfortable, smallest: 20 })
})

/** A frame of 300 x 200 px; what stands round the words takes 120 px, folded 60, folded twice nothing. */
function kitchen() {
  const frame = document.createElement('div')
  frame.style.cssText = 'width:300px;height:200px;overflow:auto'
  frame.innerHTML = `<style>
      .round { height: 120px } [data-fold="1"] .round { height: 60px } [data-fold="2"] .round { height: 0 }
    </style>
    <div class="cook" style="display:flex;flex-direction:column;height:100%">
      <div class="box" style="flex:1 1 0;min-height:0;overflow:auto;line-height:1.2">
        <p style="margin:0"></p>
      </div>
      <div class="round"></div>
    </div>`
  document.body.append(frame)
  const find = (name: string) => {
    const found = frame.querySelector(name)
    if (!(found instanceof HTMLElement)) throw new Error(`No ${name}`)
    return found
  }
  return { frame, cook: find('.cook'), box: find('.box'), words: find('p') }
}

test('short words stand large with nothing folded, longer ones fold what is round them, then shrink', () => {
  const { frame, cook, box, words } = kitchen()
  const seen = [5, 80, 150].map((length) => {
    words.textContent = 'Stir. '.repeat(length / 5)
    fitStep(cook, box, { largest: 40, comfortable: 24, smallest: 20, scrolled: 20 })
    expect(box.scrollHeight).toBeLessThanOrEqual(box.clientHeight)
    return [cook.dataset.fold, Number.parseFloat(words.style.fontSize) * 16, box.tabIndex]
  })
  expect(seen[0]).toEqual(['0', 40, -1])
  expect(seen[1]?.[0]).toBe('1')
  expect(seen[2]?.[0]).toBe('2')
  frame.remove()
})

test('what fits at no size scrolls, takes the focus, and shows on which edges there is more', () => {
  const { frame, cook, box, words } = kitchen()
  words.textContent = 'Stir it all. '.repeat(60)
  fitStep(cook, box, { largest: 40, comfortable: 24, smallest: 20, scrolled: 20 })
  expect([cook.dataset.fold, words.style.fontSize, box.tabIndex]).toEqual(['2', '1.25rem', 0])
  const edges = () => [box.hasAttribute('data-above'), box.hasAttribute('data-below')]
  expect(edges()).toEqual([false, true])
  box.scrollTop = 20
  markEdges(box)
  expect(edges()).toEqual([true, true])
  box.scrollTop = 10_000
  markEdges(box)
  expect(edges()).toEqual([true, false])
  frame.remove()
})

test('a screenful on, and the last bit of it at once', () => {
  const box = document.createElement('div')
  box.style.cssText = 'height:100px;overflow:auto'
  box.innerHTML = '<div style="height:300px"></div>'
  document.body.append(box)
  expect(scrollText(box, 'up')).toBe(false)
  expect([scrollText(box, 'down'), box.scrollTop]).toEqual([true, 85])
  // the answer of the voice took a little of the room
  box.style.height = '80px'
  expect([scrollText(box, 'up'), box.scrollTop]).toEqual([true, 0])
  const stops = []
  while (scrollText(box, 'down')) stops.push(box.scrollTop)
  expect(stops).toEqual([68, 136, 220])
  box.remove()
})
