/** Moving in and out as a cook does it, with real files read in a real thread. */
import { gzipSync, strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Recipe } from '#shared/recipes/schema.ts'
import { aRecipe } from '#web/testing/samples.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { MovePage } from './move-page.tsx'
import { forgetMove, rememberMove } from './unfinished-move.ts'

const LEEKS = aRecipe('Leek Soup')
const BROKE_OFF =
  'Something went wrong in the kitchen. Please try again. 0 of 2 recipes are in; 2 more may be.'
const HALF_GONE = { error: { code: 'internal', message: '' } }

function open(library: Recipe[] = [LEEKS], answers: Answers = {}) {
  return renderScreen({
    at: '/recipes/move',
    routes: { '/recipes/move': MovePage },
    answers: { 'GET /api/recipes': library, 'POST /api/recipes/batch': keepAll, ...answers },
  })
}

const drafts = (body: unknown) => (body as { recipes: Recipe[] }).recipes
const keepAll = ({ body }: { body: unknown }) => ({
  status: 201,
  body: { created: drafts(body).map((one) => ({ ...one, rev: 1 })), existing: [] },
})

function paprika(...recipes: [name: string, ingredients: string][]): File {
  const files = recipes.map(([name, ingredients], at) => [
    `${at}.paprikarecipe`,
    gzipSync(strToU8(JSON.stringify({ name, ingredients, directions: '1. Chop.\n2. Boil.' }))),
  ])
  return new File([zipSync(Object.fromEntries(files))], 'mine.paprikarecipes')
}

type Screen = Awaited<ReturnType<typeof open>>['screen']
const choose = (screen: Screen, file: File | File[]) =>
  userEvent.upload(screen.getByLabelText('Files of recipes'), file)
const batches = (calls: { path: string; body: unknown }[]) =>
  calls.filter(({ path }) => path === '/api/recipes/batch').map(({ body }) => drafts(body))

test('recipes are looked through, picked and brought in; those that are here are left out', async () => {
  const { screen, calls } = await open()
  await choose(
    screen,
    paprika(['Leek Soup', '3 leeks'], ['Dal', '200 g lentils'], ['Rice', 'rice']),
  )
  await expect
    .element(screen.getByRole('heading', { name: '3 recipes from Paprika' }))
    .toBeVisible()
  await expect.element(screen.getByText('1 is here already and left out.')).toBeVisible()
  await expect.element(screen.getByRole('checkbox', { name: /^Leek Soup/ })).not.toBeChecked()

  await screen.getByRole('button', { name: 'Look at Dal' }).click()
  await expect.element(screen.getByText('200 g lentils')).toBeVisible()
  await screen.getByRole('checkbox', { name: /^Rice/ }).click()
  expect(batches(calls)).toEqual([])
  await screen.getByRole('button', { name: 'Bring in 1 recipe' }).click()

  await expect.element(screen.getByRole('heading', { name: '1 recipe is in' })).toBeVisible()
  expect(batches(calls)).toMatchObject([
    [
      {
        name: 'Dal',
        ingredients: [{ quantity: '200', unit: 'g', name: 'lentils' }],
        method: ['Chop.', 'Boil.'],
      },
    ],
  ])
})

test.each([
  ['empty', new File([], 'a.zip'), 'a.zip is empty.'],
  [
    'a photo',
    new File([new Uint8Array([255, 216, 255, 0])], 'a.jpg'),
    'a.jpg is no recipe file that can be read here.',
  ],
  [
    'cut short',
    new File(['PK\x03\x04'], 'a.zip'),
    'a.zip is damaged or cut short. Please export it again.',
  ],
  [
    'a trap',
    new File([zipSync({ '../../a.json': strToU8('{}') })], 'a.zip'),
    'a.zip was not opened: the name ../../a.json in it leads out of the archive.',
  ],
  [
    'a bomb',
    new File([zipSync({ 'a.json': new Uint8Array(6_000_000) })], 'a.zip'),
    'a.zip was not opened: it unpacks to far more than recipes could fill.',
  ],
  ['no recipe', new File(['{"a":1}'], 'a.json'), 'No recipe was found in a.json.'],
])(
  'a file that is %s is refused in words, and another can be chosen',
  async (_what, file, words) => {
    const { screen, calls } = await open()
    await choose(screen, file)
    await expect.element(screen.getByRole('alert')).toHaveTextContent(`${words} Nothing was saved.`)
    await expect.element(screen.getByText('Copy Me That')).toBeVisible()
    await choose(screen, paprika(['Dal', 'lentils']))
    await expect.element(screen.getByRole('button', { name: 'Bring in 1 recipe' })).toBeVisible()
    expect(batches(calls)).toEqual([])
  },
)

test('several files are read together; what stays out is told with its name', async () => {
  const { screen } = await open()
  await choose(screen, [
    paprika(['Dal', '200 g lentils']),
    new File(['[{"name":"","ingredients":"","directions":""}]'], 'blank.json'),
    new File(['{"name":'], 'half.json'),
    new File(['%PDF'], 'scan.pdf'),
    new File(['PK\x03\x04'], 'cut.zip'),
  ])
  await expect.element(screen.getByRole('heading', { name: '1 recipe from Paprika' })).toBeVisible()
  await expect.element(screen.getByText('1 file is damaged: half.json.')).toBeVisible()
  await expect.element(screen.getByText('1 recipe holds nothing: blank.json.')).toBeVisible()
  await expect.element(screen.getByText('1 part holds no recipe: scan.pdf.')).toBeVisible()
  await expect
    .element(screen.getByText('cut.zip is damaged or cut short. Please export it again.'))
    .toBeVisible()
})

test('what breaks off is gone on with under the same ids', async () => {
  let tries = 0
  const { screen, calls } = await open([], {
    'POST /api/recipes/batch': (call: { body: unknown }) =>
      ++tries === 1 ? { status: 500, body: HALF_GONE } : keepAll(call),
  })
  await choose(screen, paprika(['Dal', 'lentils'], ['Rice', 'rice']))
  await screen.getByRole('button', { name: 'Bring in 2 recipes' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(BROKE_OFF)
  await screen.getByRole('button', { name: 'Go on' }).click()
  await expect.element(screen.getByRole('heading', { name: '2 recipes are in' })).toBeVisible()
  const [first, second] = batches(calls).map((batch) => batch.map(({ id }) => id))
  expect(second).toEqual(first)
})

test('what came in is taken back, and the picks are as they were', async () => {
  const removed: string[] = []
  const { screen, calls } = await open([])
  await choose(screen, paprika(['Dal', 'lentils'], ['Rice', 'rice']))
  await screen.getByRole('button', { name: 'Bring in 2 recipes' }).click()
  await screen.getByRole('button', { name: 'Take back the 2' }).click()
  await expect.element(screen.getByText('Taken back')).toBeVisible()
  await expect.element(screen.getByText('2 of 2 recipes picked')).toBeVisible()
  for (const { method, path } of calls) if (method === 'DELETE') removed.push(path.slice(-36))
  expect(removed.toSorted()).toEqual(
    batches(calls)
      .flatMap((one) => one.map(({ id }) => id))
      .toSorted(),
  )
})

test('a move that was cut short is told of, and taken back', async () => {
  const rice = aRecipe('Rice')
  rememberMove('mine.zip', [LEEKS.id, rice.id, crypto.randomUUID()])
  const { screen, calls } = await open([LEEKS, rice, aRecipe('Ours')])
  await expect.element(screen.getByText('Bringing in mine.zip was cut short.')).toBeVisible()
  await screen.getByRole('button', { name: 'Take back the 2' }).click()
  await expect
    .element(screen.getByText('Bringing in mine.zip was cut short.'))
    .not.toBeInTheDocument()
  const removed = calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)
  expect(removed).toEqual([`/api/recipes/${LEEKS.id}`, `/api/recipes/${rice.id}`])
  forgetMove()
})

test('everything is saved to a file, as one text or as a zip', async () => {
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob)
    return 'blob:here'
  })
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLElement) {
    names.push((this as HTMLAnchorElement).download)
  })
  const kitchen = { exported_at: '2026-11-21T10:00:00.000Z', recipes: [LEEKS] }
  const { screen } = await open([LEEKS], { 'GET /api/export': kitchen })
  await screen.getByRole('button', { name: 'Save the kitchen' }).click()
  await expect.poll(() => names).toEqual(['dollop-2026-11-21.json'])
  await screen.getByRole('button', { name: 'Save as Markdown' }).click()
  await expect.poll(() => names.at(-1)).toBe('dollop-recipes-markdown.md')
  await screen.getByText('Zip', { exact: true }).nth(1).click()
  await screen.getByRole('button', { name: 'Save as JSON-LD' }).click()
  await expect.poll(() => names.at(-1)).toBe('dollop-recipes-json-ld.zip')
  vi.restoreAllMocks()

  expect(JSON.parse((await blobs[0]?.text()) ?? '')).toEqual(kitchen)
  expect(await blobs[1]?.text()).toContain('# Leek Soup\n')
  const zip = unzipSync(new Uint8Array((await blobs[2]?.arrayBuffer()) ?? []))
  expect(JSON.parse(strFromU8(zip['leek-soup.json'] ?? new Uint8Array())).name).toBe('Leek Soup')
})
