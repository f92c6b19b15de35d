/** What is marked in a step, and what can be pressed. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minutesInStep } from './step-minutes.ts'
import { highlightSpans } from './step-spans.ts'
import { timesInStep } from './step-times.ts'

const marked = (text: string) =>
  highlightSpans(text)
    .filter((span) => span.marked)
    .map((span) => span.text)

test.for([
  ['Add 200 g flour and 2 eggs', ['200 g', '2']],
  ['Add 1 ½ tsp salt', ['1 ½ tsp']],
  ['Bake at 180°C for 20 to 25 minutes.', ['180°C', '20 to 25 minutes']],
  ['Leave it for two hours', ['two hours']],
  ['One of the bowls from step 2', []],
  ['Serve.', []],
] as const)('%s marks %j', ([text, spans]) => {
  expect(marked(text)).toEqual(spans)
})

test('times can be pressed, amounts cannot, and a time of several parts is one', () => {
  const pressable = highlightSpans('Add 200 g rice, bake 1 hour 30 minutes, rest 90 seconds')
    .filter((span) => span.time)
    .map((span) => [span.text, span.time?.seconds])
  expect(pressable).toEqual([
    ['1 hour 30 minutes', 5_400],
    ['90 seconds', 90],
  ])
})

test('the stretches of any text add up to the text, and no reader throws', () => {
  const piece = fc.constantFrom(
    '20',
    ' ',
    '-',
    'to',
    '½',
    '1/2',
    'minutes',
    'min',
    'and',
    'hour',
    '\n',
    'x',
  )
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(piece).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(text, (step) => {
      expect(
        highlightSpans(step)
          .map((span) => span.text)
          .join(''),
      ).toBe(step)
      for (const { seconds } of timesInStep(step)) expect(seconds).toBeGreaterThan(0)
      const minutes = minutesInStep(step)
      expect(minutes === null || minutes > 0).toBe(true)
    }),
  )
})
