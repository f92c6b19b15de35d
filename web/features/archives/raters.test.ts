import { expect, test } from 'vitest'
import { ratersOf, ratingsFor } from './raters.ts'

const by = (profile_id: string | null, stars = 4) => ({ profile_id, stars, never: false })
const people = async () => [{ id: 'maya' }, { id: 'tom' }]
const whoRated = async (...ids: (string | null)[]) => {
  const ratings = ids.map((id) => by(id))
  const raters = await ratersOf([{ ratings }], 'maya', people)
  return ratingsFor(ratings, raters).map(({ profileId }) => profileId)
}

test('the owner of an archive is who brings it in', async () => {
  expect(await whoRated(null)).toEqual(['maya'])
})

test('people who live here keep their own, strangers are left out', async () => {
  expect(await whoRated('tom', 'maya', 'x', 'y')).toEqual(['tom', 'maya'])
})

test('a lone stranger is who moved', async () => {
  expect(await whoRated('x', 'tom')).toEqual(['maya', 'tom'])
})

test('nobody is asked for who lives here when nobody is named', async () => {
  const none = () => Promise.reject(new Error('asked'))
  expect(await ratersOf([{ ratings: [by(null)] }, { ratings: [] }], null, none)).toEqual(new Map())
})
