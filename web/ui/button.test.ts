/** What router links wear to look like buttons. */
import { expect, test } from 'vitest'
import { buttonClass } from './button.tsx'
import { iconButtonClass } from './icon-button.tsx'

test('a button class names kind, size and width, and nothing for the defaults', () => {
  const cases = [
    [buttonClass(), 'btn'],
    [buttonClass({ kind: 'enamel', size: 'md' }), 'btn'],
    [buttonClass({ kind: 'solid', size: 'lg' }), 'btn btn-solid btn-lg'],
    [buttonClass({ kind: 'heat', size: 'cook', full: true }), 'btn btn-heat btn-cook btn-full'],
    [buttonClass({ kind: 'quiet', className: 'mt-2' }), 'btn btn-quiet mt-2'],
    [iconButtonClass(), 'icon-btn'],
    [iconButtonClass({ kind: 'danger', size: 'sm' }), 'icon-btn icon-btn-danger icon-btn-sm'],
  ]
  for (const [actual, expected] of cases) expect(actual).toBe(expected)
})
