/** Which rows a talk is ranked over. */
import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { openDb } from '../../db/client.ts'
import { call } from '../../testing/call.ts'
import { findCandidates, namesOfRecipes } from './candidates.queries.ts'

const db = openDb(env.DB)
const add = async (name: string, ingredients: string[], tags: string[] = []) =>
  (
    await call('POST', '/recipes', {
      body: {
        name,
        tags,
        servings: 2,
        ingredients: ingredients.map((each) => ({ name: each })),
        method: ['Cook.'],
      },
    })
  ).json

test('what holds most of the words comes first, what was named before all', async () => {
  const named = await add('Old Favourite', ['rice'])
  const both = await add('Pot', ['red lentils', 'Spinach'], ['Indian'])
  const one = await add('Bowl', ['spinach'])
  const stub = (
    await call('POST', '/recipes', {
      body: { name: 'Spinach idea', servings: 1, ingredients: [], method: [] },
    })
  ).json
  const found = await findCandidates(db, {
    words: ['lentil', 'spinach', 'indian'],
    said: 'How about Old Favourite?',
  })
  const ids = found.map(({ id }) => id)
  expect(ids.slice(0, 3)).toEqual([named.id, both.id, one.id])
  expect(ids).not.toContain(stub.id)
  expect(found[1]).toMatchObject({
    tags: ['Indian'],
    ingredients: [{ name: 'red lentils' }, { name: 'Spinach' }],
  })
})

test('of a large library two hundred are read, the newest where no word tells', async () => {
  const recipes = Array.from({ length: 100 }, (_, at) => ({
    name: `Many ${at}`,
    servings: 2,
    ingredients: [{ name: 'salt' }],
    method: ['Cook.'],
  }))
  for (let batch = 0; batch < 3; batch++)
    await call('POST', '/recipes/batch', { body: { recipes } })
  const found = await findCandidates(db, { words: [], said: '' })
  expect(found).toHaveLength(200)
  const words = ["'); DROP TABLE recipes; --", '%', '"']
  expect(await findCandidates(db, { words, said: words.join() })).toHaveLength(200)
})

test('names are read by id, and of nothing where nothing is asked', async () => {
  const { id } = await add('Stew', ['beef'])
  const names = await namesOfRecipes(db, [id, crypto.randomUUID()])
  expect([...names]).toEqual([[id, 'Stew']])
  expect(await namesOfRecipes(db, [])).toEqual(new Map())
})
