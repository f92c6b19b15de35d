/** How an answer is laid out around its recipes. */
import { expect, test } from 'vitest'
import { answerParts } from './answer-parts.ts'

const needs = { without: ['prawns', 'nuts'], diets: ['Vegan', 'Gluten-free'] }
const paragraph = (text: string) => ({ kind: 'paragraph', text })

test('what the guide left out stands in its own line, the rest around the recipes', () => {
  const reply = 'Without prawns for Mia.\n\nFrom your recipes: Pie.\n\nI would make the pie.'
  expect(answerParts({ reply, understood: needs, isOffer: true })).toEqual({
    free: 'Without prawns for Mia',
    before: [paragraph('From your recipes: Pie.')],
    after: [paragraph('I would make the pie.')],
  })
})

test.each(['Vegan, without prawns.', 'Gluten-free for Ben.', 'Without prawns. Vegan for Zoe.'])(
  '%s is said as it was',
  (said) => {
    const { free, before } = answerParts({
      reply: `${said}\n\nPie.`,
      understood: needs,
      isOffer: true,
    })
    expect(free?.replace(/\.$/, '')).toBe(said.replace(/\.$/, ''))
    expect(before).toEqual([paragraph('Pie.')])
  },
)

test('of an answer that does not say it, what was understood is said', () => {
  const free = (understood: typeof needs) =>
    answerParts({ reply: 'Veganism is easy. Pie.', understood, isOffer: true }).free
  expect(free(needs)).toBe('Vegan and gluten-free, without prawns and nuts')
  expect(free({ ...needs, diets: [] })).toBe('Without prawns and nuts')
  expect(free({ ...needs, without: [] })).toBe('Vegan and gluten-free')
  expect(free({ without: [], diets: [] })).toBeNull()
})

test('an answer without dishes is left as it is', () => {
  const reply = 'Without eggs it will not rise.\n\nUse vinegar and soda.'
  expect(answerParts({ reply, understood: needs, isOffer: false })).toEqual({
    free: null,
    before: [paragraph('Without eggs it will not rise.'), paragraph('Use vinegar and soda.')],
    after: [],
  })
})

test('an answer that nobody understood anything of has no such line', () => {
  const reply = 'Without further ado: pie.'
  expect(answerParts({ reply, isOffer: true })).toMatchObject({
    free: null,
    before: [paragraph(reply)],
  })
})

test('a list comes after the recipes', () => {
  expect(answerParts({ reply: '- one\n- two', isOffer: true })).toMatchObject({
    before: [],
    after: [{ kind: 'list', items: ['one', 'two'] }],
  })
})
