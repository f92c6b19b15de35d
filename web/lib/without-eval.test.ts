import './without-eval.ts'
import { expect, test } from 'vitest'
import { config } from 'zod'

test('zod takes it that there is no eval', () => {
  expect(config().jitless).toBe(true)
})
