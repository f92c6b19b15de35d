import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { aProfile, call } from '../../testing/call.ts'
import { aRecipe } from '../../testing/rows.ts'

const rate = (recipe: string, profile: string, body: object) =>
  call('PUT', `/recipes/${recipe}/ratings/${profile}`, { body })

test('each person says what they think, in the row of the recipe', async () => {
  const [recipe, ada, ben] = [await aRecipe(), await aProfile(), await aProfile()]
  const before = (await call('GET', `/recipes/${recipe}`)).json
  await rate(recipe, ada, { stars: 5, never: false })
  const { status, json } = await rate(recipe, ben, { stars: null, never: true })
  expect(status).toBe(200)
  const ratings = [
    { profile_id: ada, stars: 5, never: false },
    { profile_id: ben, stars: null, never: true },
  ].sort((a, b) => (a.profile_id < b.profile_id ? -1 : 1))
  // whoever edits the recipe meanwhile has not been overtaken
  expect(json).toEqual({ ...before, ratings })
  expect((await call('GET', '/recipes')).json).toContainEqual(json)
  const renamed = await call('PATCH', `/recipes/${recipe}`, { body: { name: 'Rated toast' } })
  expect(renamed.json.ratings).toEqual(ratings)
})

test('saying it again sets it, saying nothing takes the row away', async () => {
  const [recipe, ada] = [await aRecipe(), await aProfile()]
  await rate(recipe, ada, { stars: 5, never: false })
  const again = await rate(recipe, ada, { stars: 3, never: false })
  expect(again.json.ratings).toEqual([{ profile_id: ada, stars: 3, never: false }])
  const nothing = await rate(recipe, ada, { stars: null, never: false })
  expect(nothing.json.ratings).toEqual([])
  const rows = await env.DB.prepare('select * from recipe_ratings where recipe_id = ?')
    .bind(recipe)
    .all()
  expect(rows.results).toEqual([])
})

test.each([
  ['given', { stars: 4, never: false }],
  ['changed', { stars: 2, never: false }],
  ['taken back', { stars: null, never: false }],
])('a rating that is %s moves the library on', async (what, body) => {
  const [recipe, ada] = [await aRecipe(), await aProfile()]
  if (what !== 'given') await rate(recipe, ada, { stars: 1, never: false })
  const etag = (await call('GET', '/recipes')).headers.get('ETag') as string
  await rate(recipe, ada, body)
  const { status } = await call('GET', '/recipes', { headers: { 'If-None-Match': etag } })
  expect(status).toBe(200)
})

test.each([
  [{ stars: 0, never: false }, 'stars'],
  [{ stars: 6, never: false }, 'stars'],
  [{ stars: 2.5, never: false }, 'stars'],
  [{ stars: '5', never: false }, 'stars'],
  [{ never: true }, 'stars'],
  [{ stars: 5 }, 'never'],
  [{ stars: 5, never: false, why: 'good' }, ''],
])('%j is refused at %s', async (body, path) => {
  const [recipe, ada] = [await aRecipe(), await aProfile()]
  const { status, json } = await rate(recipe, ada, body)
  expect([status, json.error.code]).toEqual([422, 'validation_failed'])
  expect(json.error.issues[0].path).toBe(path)
  expect((await call('GET', `/recipes/${recipe}`)).json.ratings).toEqual([])
})

test('of a recipe or a person that is not there nothing is said', async () => {
  const [recipe, ada] = [await aRecipe(), await aProfile()]
  const nobody = crypto.randomUUID()
  for (const body of [
    { stars: 5, never: false },
    { stars: null, never: false },
  ]) {
    for (const { status, json } of [
      await rate(nobody, ada, body),
      await rate(recipe, nobody, body),
      await rate('soup', ada, body),
    ]) {
      expect([status, json.error.code]).toEqual([404, 'not_found'])
    }
  }
})

test('another method is 405, a broken body 400', async () => {
  const path = `/recipes/${await aRecipe()}/ratings/${await aProfile()}`
  expect((await call('GET', path)).status).toBe(405)
  const headers = { 'Content-Type': 'application/json' }
  expect((await call('PUT', path, { raw: '{', headers })).json.error.code).toBe('invalid_json')
})

test('the ratings of a deleted recipe go with it', async () => {
  const [recipe, ada] = [await aRecipe(), await aProfile()]
  await rate(recipe, ada, { stars: 5, never: false })
  await call('DELETE', `/recipes/${recipe}`)
  const rows = await env.DB.prepare('select * from recipe_ratings where profile_id = ?')
    .bind(ada)
    .all()
  expect(rows.results).toEqual([])
})
