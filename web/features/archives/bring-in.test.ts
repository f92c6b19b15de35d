/** Bringing recipes in against a kitchen that loses answers, photos and patience. */
import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '#web/lib/api.ts'
import { createMoveIn, type Draft, type KitchenPort, type Picked } from './bring-in.ts'

const LOST = new NetworkError()

function picked(count: number, changes: (at: number) => Partial<Picked> = () => ({})): Picked[] {
  return Array.from({ length: count }, (_, place) => ({
    place,
    draft: { ...DRAFT, id: `id-${place}`, name: `Soup ${place}` },
    hasPhoto: false,
    photoUrl: null,
    ratings: [],
    ...changes(place),
  }))
}

const DRAFT = { servings: 4, ingredients: [], method: [] }

/** A kitchen in memory; `before` and `after` may throw when a portion comes, or once it is kept. */
type Faults = {
  before?: () => void
  after?: () => void
  photo?: (url: string) => void
  afterPhoto?: () => void
}

function kitchen(faults: Faults = {}) {
  const rows = new Map<string, Draft & { rev: number }>()
  const calls: string[] = []
  const port: KitchenPort = {
    async add(drafts) {
      calls.push(`add ${drafts.length}`)
      faults.before?.()
      const fresh = drafts.filter(({ id }) => !rows.has(id))
      for (const draft of fresh) rows.set(draft.id, { ...draft, rev: 1 })
      faults.after?.()
      const existing = drafts.filter((draft) => !fresh.includes(draft)).map(({ id }) => id)
      return { created: fresh.map(({ id }) => ({ id, rev: 1 })), existing }
    },
    async storePhotos(files) {
      calls.push(`photos ${files.length}`)
      return files.map(({ name }) => (name === 'id-1' ? null : `/images/${name}`))
    },
    hasPhoto: async (url) => url === '/images/here.jpg',
    async remove({ id, rev }) {
      calls.push(`remove ${id}`)
      if (rows.get(id)?.rev !== rev && rows.has(id)) return false
      rows.delete(id)
      return true
    },
    rate: async (id, profileId, { stars }) => calls.push(`rate ${id} ${profileId} ${stars}`),
    async fetchPhoto(url) {
      calls.push(`fetch ${url}`)
      faults.photo?.(url)
      return new Blob([url])
    },
    async setPhoto(row, image_url) {
      const kept = rows.get(row.id)
      if (!kept || kept.rev !== row.rev) return null
      rows.set(row.id, { ...kept, image_url, rev: row.rev + 1 })
      faults.afterPhoto?.()
      return { id: row.id, rev: row.rev + 1 }
    },
    async photoNow(id) {
      const row = rows.get(id)
      return row ? { rev: row.rev, url: row.image_url ?? null } : null
    },
    pause: async () => {
      calls.push('pause')
    },
    photo: async (place) => (place === 2 ? null : new Uint8Array([place])),
  }
  return { rows, calls, port }
}

const run = (move: ReturnType<typeof createMoveIn>) =>
  move.run(
    () => {},
    () => false,
  )
/** Does it the first so many times. */
const times = (count: number, act: () => void) => () => {
  if (count-- > 0) act()
}
const fail = (error: Error) => () => {
  throw error
}

test('a large pick comes in by portions, each told', async () => {
  const { rows, port } = kitchen()
  const told: number[] = []
  const move = createMoveIn(picked(120), port)
  await move.run(
    ({ cameIn }) => told.push(cameIn),
    () => false,
  )
  expect(told).toEqual([50, 100, 120])
  expect([...rows.keys()]).toEqual(picked(120).map(({ draft }) => draft.id))
})

test('a lost answer is asked again and doubles nothing, and all of it can be taken back', async () => {
  const { rows, port } = kitchen({ after: times(1, fail(LOST)) })
  const move = createMoveIn(picked(3), port)
  await expect(run(move)).rejects.toBe(LOST)
  expect(move.tally()).toMatchObject({ cameIn: 0, unsure: 3, wereThere: 0 })
  await run(move)
  expect(move.tally()).toMatchObject({ cameIn: 3, unsure: 0, wereThere: 0 })
  expect(rows.size).toBe(3)
  expect(await move.takeBack(() => {})).toEqual({ kept: 0 })
  expect(rows.size).toBe(0)
})

test('what was sent without an answer is taken back too', async () => {
  const { rows, port } = kitchen({ after: times(1, fail(LOST)) })
  const move = createMoveIn(picked(3), port)
  await expect(run(move)).rejects.toBe(LOST)
  expect(rows.size).toBe(3)
  await move.takeBack(() => {})
  expect(rows.size).toBe(0)
})

test('a portion that is refused is not in, and the portions before it are', async () => {
  const refused = new ApiError({ code: 'validation_failed', message: 'No' }, 422)
  let portion = 0
  const { rows, port } = kitchen({ before: () => ++portion === 2 && fail(refused)() })
  const move = createMoveIn(picked(60), port)
  await expect(run(move)).rejects.toBe(refused)
  expect(move.tally()).toMatchObject({ total: 60, cameIn: 50, unsure: 0 })
  expect(rows.size).toBe(50)
})

test('a recipe that somebody else brought in meanwhile is not ours to take back', async () => {
  const { rows, port } = kitchen()
  rows.set('id-1', { ...DRAFT, id: 'id-1', name: 'Theirs', rev: 1 })
  const move = createMoveIn(picked(3), port)
  await run(move)
  expect(move.tally()).toMatchObject({ cameIn: 2, wereThere: 1 })
  await move.takeBack(() => {})
  expect([...rows.values()].map(({ name }) => name)).toEqual(['Theirs'])
})

test('a recipe that was changed since stays', async () => {
  const { rows, port } = kitchen()
  const move = createMoveIn(picked(3), port)
  await run(move)
  const changed = rows.get('id-0')
  if (changed) changed.rev = 2
  expect(await move.takeBack(() => {})).toEqual({ kept: 1 })
  expect([...rows.keys()]).toEqual(['id-0'])
})

test('stopping ends after a whole portion and goes on with the next', async () => {
  const { rows, port } = kitchen()
  const move = createMoveIn(picked(120), port)
  await move.run(
    () => {},
    () => rows.size >= 50,
  )
  expect(move.tally().cameIn).toBe(50)
  await run(move)
  expect(rows.size).toBe(120)
})

test('photos come along ten at a time and once; those that cannot be kept are named', async () => {
  const { rows, calls, port } = kitchen({ before: times(1, fail(LOST)) })
  const move = createMoveIn(
    picked(12, () => ({ hasPhoto: true })),
    port,
  )
  await expect(run(move)).rejects.toBe(LOST)
  await run(move)
  // the third has none after all
  expect(calls).toEqual(['photos 9', 'photos 2', 'add 12', 'add 12'])
  expect(rows.get('id-0')?.image_url).toBe('/images/id-0')
  expect([rows.get('id-1')?.image_url, rows.get('id-2')?.image_url]).toEqual([null, null])
  expect(move.tally().photosLost.toSorted()).toEqual(['Soup 1', 'Soup 2'])
})

test('a photo of ours is kept where the kitchen still has it', async () => {
  const { rows, port } = kitchen()
  const urls = ['/images/here.jpg', '/images/gone.jpg']
  const move = createMoveIn(
    picked(2).map((one, at) => ({ ...one, draft: { ...one.draft, image_url: urls[at] ?? null } })),
    port,
  )
  await run(move)
  expect([...rows.values()].map(({ image_url }) => image_url)).toEqual(['/images/here.jpg', null])
  expect(move.tally().photosLost).toEqual(['Soup 1'])
})

const rated = (at: number) => ({
  ratings: [{ profileId: 'maya', rating: { stars: at + 1, never: false } }],
})

test('ratings follow the recipes that came in, and are asked for again when the network was lost', async () => {
  const { rows, calls, port } = kitchen()
  rows.set('id-1', { ...DRAFT, id: 'id-1', name: 'Theirs', rev: 1 })
  const move = createMoveIn(picked(3, rated), {
    ...port,
    rate: (...call) => (calls.length < 2 ? Promise.reject(LOST) : port.rate(...call)),
  })
  calls.length = 0
  await expect(run(move)).rejects.toBe(LOST)
  calls.push('again')
  await run(move)
  expect(calls).toEqual(['add 3', 'again', 'rate id-0 maya 1', 'rate id-2 maya 3'])
})

test('photos of other sites come last, the limit of a minute is waited out, one that is gone is named', async () => {
  const limited = times(1, fail(new ApiError({ code: 'rate_limited', message: '' }, 429)))
  const gone = fail(new ApiError({ code: 'unreachable', message: '' }, 422))
  const { rows, calls, port } = kitchen({
    photo: (url) => (url.endsWith('2') ? gone() : limited()),
  })
  const move = createMoveIn(
    picked(3, (at) => ({ photoUrl: at === 1 ? null : `https://a.example/${at}` })),
    port,
  )
  await run(move)
  expect(calls).toEqual([
    'add 3',
    'fetch https://a.example/0',
    'pause',
    'fetch https://a.example/0',
    'photos 1',
    'fetch https://a.example/2',
  ])
  expect(rows.get('id-0')).toMatchObject({ image_url: '/images/photo', rev: 2 })
  expect(move.tally()).toMatchObject({ photosCame: 1, photosToCome: 0, photosLost: ['Soup 2'] })
  // the photo made it another revision: it is ours to take back all the same
  expect(await move.takeBack(() => {})).toEqual({ kept: 0 })
})

test('a photo whose answer was lost is there, and its recipe is still ours to take back', async () => {
  const { rows, calls, port } = kitchen({ afterPhoto: times(1, fail(LOST)) })
  const move = createMoveIn(
    picked(1, () => ({ photoUrl: 'https://a.example/0' })),
    port,
  )
  await expect(run(move)).rejects.toBe(LOST)
  await run(move)
  expect(calls.filter((call) => call === 'photos 1')).toHaveLength(1)
  expect(move.tally()).toMatchObject({ photosCame: 1, photosToCome: 0, photosLost: [] })
  expect(await move.takeBack(() => {})).toEqual({ kept: 0 })
  expect(rows.size).toBe(0)
})

test('stopping leaves photos to come, and going on brings them', async () => {
  const { calls, port } = kitchen()
  const move = createMoveIn(
    picked(2, (at) => ({ photoUrl: `https://a.example/${at}` })),
    port,
  )
  await move.run(
    () => {},
    () => calls.length > 0,
  )
  expect(move.tally()).toMatchObject({ cameIn: 2, photosToCome: 2 })
  await run(move)
  expect(move.tally()).toMatchObject({ photosCame: 2, photosToCome: 0 })
})
