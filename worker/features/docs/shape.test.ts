import { expect, test } from 'vitest'
import { type Schema, shapeOf } from './shape.ts'

const cases: [Schema, string][] = [
  [{ type: 'string' }, 'string'],
  [{ type: 'string', format: 'uuid' }, 'uuid'],
  [{}, 'anything'],
  [{ const: 'ok' }, '"ok"'],
  [{ type: 'string', enum: ['easy', 'hard'] }, '"easy" | "hard"'],
  [{ type: ['number', 'null'] }, 'number | null'],
  [{ anyOf: [{ type: 'string' }, { type: 'string' }, { type: 'null' }] }, 'string | null'],
  [{ type: 'array', items: { type: 'string' }, maxItems: 20 }, 'string[] (at most 20)'],
  [{ type: 'array', items: { type: ['string', 'null'] } }, '(string | null)[]'],
  [{ type: 'object' }, '{}'],
  [{ type: 'object', properties: { a: { type: 'string' } }, required: ['a'] }, '{\n  a: string\n}'],
  [
    {
      type: 'object',
      properties: { a: { type: 'array', items: { type: 'object', properties: { b: {} } } } },
    },
    '{\n  a?: {\n    b?: anything\n  }[]\n}',
  ],
  [
    {
      type: 'object',
      propertyNames: { enum: ['Monday'] },
      additionalProperties: { type: 'integer' },
    },
    '{\n  ["Monday"]: integer\n}',
  ],
]

test.each(cases)('%j reads %s', (schema, shape) => {
  expect(shapeOf(schema)).toBe(shape)
})
