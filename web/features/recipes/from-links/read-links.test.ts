/** Reading a list of links: what is a failure of a page, and what is none. */
import { expect, test } from 'vitest'
import { blankRecipe } from '#shared/imports/draft.ts'
import { ApiError, NetworkError } from '#web/lib/api.ts'
import type { LinkItem } from './kept-links.ts'
import { type LinkPorts, readLinks } from './read-links.ts'

const PHOTO = '/images/7f1f6a52-8f40-4ad5-9a1e-6f7c1f5a7f10.jpg'
const refused = new ApiError({ code: 'unreachable', message: 'It answered 403' }, 422)

/** Three links, read by these ports; gives them as they stand when reading has ended. */
async function readThree(changes: Partial<LinkPorts>) {
  let items = ['a', 'b', 'c'].map(
    (url): LinkItem => ({
      id: url,
      url,
      state: 'waiting',
      recipe: null,
      lostPhoto: false,
      doubts: [],
      sameAs: null,
      fault: null,
    }),
  )
  const ports: LinkPorts = {
    fetchPage: async (url) => ({ recipe: { ...blankRecipe(), name: url }, photo: `${url}.jpg` }),
    bringPhoto: async () => PHOTO,
    judge: async (recipe) => ({ recipe, doubts: [], sameAs: null }),
    faultOf: () => 'Failed',
    wait: async () => {},
    ...changes,
  }
  const reports = {
    next: () => items.find(({ state }) => state === 'waiting'),
    reading: () => {},
    done: ({ id }: LinkItem, change: Partial<LinkItem>) => {
      items = items.map((item) => (item.id === id ? { ...item, ...change } : item))
    },
  }
  const end = readLinks(ports, reports, new AbortController().signal)
  const error = await end.then(
    () => null,
    (error) => error,
  )
  return { error, states: items.map(({ state }) => state), items }
}

/** Gone from the second page on. */
const goneAfter = async <T>(url: string, answer: T): Promise<T> => {
  if (!url.startsWith('a')) throw new NetworkError()
  return answer
}

test('a network that is gone fails no page: what is not read waits', async () => {
  const page = { recipe: blankRecipe() }
  const { error, states } = await readThree({ fetchPage: (url) => goneAfter(url, page) })
  expect(error).toBeInstanceOf(NetworkError)
  expect(states).toEqual(['read', 'waiting', 'waiting'])
})

test('a network that goes before the photo is there costs no photo', async () => {
  const { error, states } = await readThree({ bringPhoto: (url) => goneAfter(url, PHOTO) })
  expect(error).toBeInstanceOf(NetworkError)
  expect(states).toEqual(['read', 'waiting', 'waiting'])
})

test('a page that is refused fails alone, and a photo that is refused fails no page', async () => {
  const refuse = (at: string) => async (url: string) => {
    if (url.startsWith(at)) throw refused
    return PHOTO
  }
  const { error, states, items } = await readThree({
    fetchPage: async (url) => {
      await refuse('b')(url)
      return { recipe: blankRecipe(), photo: `${url}.jpg` }
    },
    bringPhoto: refuse('c'),
  })
  expect(error).toBeNull()
  expect(states).toEqual(['read', 'failed', 'read'])
  expect(items.map(({ recipe }) => recipe?.image_url)).toEqual([PHOTO, undefined, null])
})
