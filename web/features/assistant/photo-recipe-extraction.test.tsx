/** The photo import as a cook uses it. */
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { PageWord } from '#shared/imports/text-layout.ts'
import { readPhoto } from '#web/lib/read-photo.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { currentToasts, dismissToast } from '#web/ui/toast-list.ts'
import { PhotoRecipeExtraction } from './photo-recipe-extraction.tsx'

vi.mock('#web/lib/read-photo.ts', () => ({
  readPhoto: vi.fn(async () => ({ lines: [], confidence: 0 })),
}))

const EXTRACT = 'POST /api/functions/extract-recipe-from-photo'
const STATEMENT =
  "INSERT INTO recipes (name, ingredients, method) VALUES ('Nan''s cake', '[\"4 eggs\"]', '[\"Bake.\"]');"

function open(answers: Answers) {
  return renderScreen({
    at: '/photo-recipe-extraction',
    routes: {
      '/photo-recipe-extraction': () => (
        <PhotoRecipeExtraction
          review={({ recipe, images, toCheck, onCancel }) => (
            <>
              <h1>{recipe.name}</h1>
              <p>{`${recipe.ingredients.length} ingredient, ${recipe.image_url} of ${images.join()}`}</p>
              <p>{`To check: ${toCheck.map(({ name }) => name).join()}`}</p>
              <button type="button" onClick={onCancel}>
                Back to Upload
              </button>
            </>
          )}
          onBack={() => {}}
        />
      ),
    },
    answers,
  })
}

type Screen = Awaited<ReturnType<typeof open>>['screen']

async function choose(screen: Screen, ...names: string[]) {
  const files = names.map((name) => new File([name], name, { type: 'image/png' }))
  await userEvent.upload(screen.getByLabelText('Photos of a recipe'), files)
}

/** Stores the photos in turn; at a null it cannot. */
function storing(...urls: (string | null)[]): Answers {
  return {
    [EXTRACT]: { sqlStatement: STATEMENT, source: 'workers-ai' },
    'POST /api/images': () => {
      const url = urls.shift()
      const failed = url ? [] : [{ name: 'b.png', code: 'unsupported_media_type' }]
      return { body: { urls: url ? [url] : [], failed } }
    },
  }
}

/** The recipe comes when `answer` is called: what is said before stands until there is more to say. */
function holding() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const body = { sqlStatement: STATEMENT, source: 'workers-ai' }
  const answers = { ...storing('/images/a.jpg'), [EXTRACT]: () => ({ body, after: promise }) }
  return { answers, answer: resolve }
}

test('without a photo there is nothing to extract', async () => {
  const { screen, calls } = await open({})
  await expect.element(screen.getByText('PNG, JPG, GIF up to 10MB each')).toBeVisible()
  await screen.getByRole('button', { name: 'Extract Recipe' }).click()
  await expect.element(screen.getByText('No images selected')).toBeVisible()
  await expect
    .element(screen.getByText('Please select at least one image to extract recipe from.'))
    .toBeVisible()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a failed extraction is told and leaves the photos where they are', async () => {
  const failed = { status: 502, body: { error: { code: 'ai_failed', message: 'It failed' } } }
  const { screen, calls } = await open({ [EXTRACT]: () => failed })
  await choose(screen, 'a.png')
  await screen.getByRole('button', { name: 'Extract Recipe' }).click()
  await expect.element(screen.getByText('Extraction failed')).toBeVisible()
  await expect
    .element(screen.getByText('Failed to extract recipe from image. Please try again.'))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Remove a.png' })).toBeVisible()
  expect(calls.filter(({ path }) => path === '/api/images')).toEqual([])
})

test('an answer without a statement is a failure too', async () => {
  const { screen } = await open({ [EXTRACT]: { source: 'workers-ai' } })
  await choose(screen, 'a.png')
  await screen.getByRole('button', { name: 'Extract Recipe' }).click()
  await expect.element(screen.getByText('Extraction failed')).toBeVisible()
})

test('one photo is read, all are stored, and one that fails is named and skipped', async () => {
  const { screen, calls } = await open(storing('/images/a.jpg', null, '/images/c.jpg'))
  await choose(screen, 'a.png', 'b.png', 'x.png', 'c.png')
  await screen.getByRole('button', { name: 'Remove x.png' }).click()
  await screen.getByRole('button', { name: 'Extract Recipe' }).click()

  await expect.element(screen.getByRole('heading', { name: "Nan's cake" })).toBeVisible()
  await expect
    .element(screen.getByText('1 ingredient, /images/a.jpg of /images/a.jpg,/images/c.jpg'))
    .toBeVisible()
  await expect.element(screen.getByText('Recipe extracted successfully!')).toBeVisible()
  await expect.element(screen.getByText('b.png could not be stored.')).toBeVisible()
  expect(calls.filter(({ path }) => path.includes('extract'))).toHaveLength(1)
})

test('back from review the photos are there, and reading again stores none twice', async () => {
  const { screen, calls } = await open(storing('/images/a.jpg'))
  await choose(screen, 'a.png')
  const extract = screen.getByRole('button', { name: 'Extract Recipe' })
  await extract.click()
  const back = screen.getByRole('button', { name: 'Back to Upload' })
  await expect.element(back).toBeVisible()
  for (const { id } of currentToasts()) dismissToast(id)
  await back.click()
  await extract.click()
  await expect.element(screen.getByRole('heading', { name: "Nan's cake" })).toBeVisible()
  expect(calls.filter(({ path }) => path === '/api/images')).toHaveLength(1)
})

test('a statement that cannot be read gives the blank recipe, and is no success', async () => {
  const { screen } = await open({
    ...storing('/images/a.jpg'),
    [EXTRACT]: { sqlStatement: 'INSERT INTO recipes', source: 'workers-ai' },
  })
  await choose(screen, 'a.png')
  await screen.getByRole('button', { name: 'Extract Recipe' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Extracted Recipe' })).toBeVisible()
  await expect.element(screen.getByText('Recipe extracted successfully!')).not.toBeInTheDocument()
})

test('what this device reads goes along, and amounts that are unsure are named', async () => {
  const reading = Promise.withResolvers<{ lines: PageWord[][]; confidence: number }>()
  vi.mocked(readPhoto).mockImplementationOnce((_, options) => {
    options?.onProgress?.(0.4)
    return reading.promise
  })
  const { screen, calls } = await open({
    ...storing('/images/a.jpg'),
    [EXTRACT]: { sqlStatement: STATEMENT, source: 'kitchen-guide' },
  })
  await choose(screen, 'a.png')
  await screen.getByRole('button', { name: 'Extract Recipe' }).click()
  await expect
    .element(screen.getByRole('progressbar', { name: 'Reading the photo' }))
    .toHaveAttribute('aria-valuenow', '40')
  const at = { left: 0, right: 90, top: 0, bottom: 20 }
  reading.resolve({ lines: [[{ text: '4 eggs', confidence: 50, ...at }]], confidence: 90 })
  await expect.element(screen.getByText('To check: eggs')).toBeVisible()
  expect(calls.find(({ path }) => path.includes('extract'))?.body).toMatchObject({
    ocrText: '4 eggs',
  })
})

test('reading can be stopped, and the photo is sent as it is', async () => {
  vi.mocked(readPhoto).mockImplementationOnce(
    (_, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(options.signal?.reason))
      }),
  )
  const { answers, answer } = holding()
  const { screen, calls } = await open(answers)
  await choose(screen, 'a.png')
  await screen.getByRole('button', { name: 'Extract Recipe' }).click()
  await screen.getByRole('button', { name: 'Stop Reading' }).click()
  await expect.element(screen.getByText('The photo is sent as it is.')).toBeVisible()
  answer()
  await expect.element(screen.getByRole('heading', { name: "Nan's cake" })).toBeVisible()
  const sent = calls.find(({ path }) => path.includes('extract'))
  expect(Object.keys(sent?.body ?? {})).toEqual(['image'])
})

test('a reader that breaks is told, and the photo is sent as it is', async () => {
  vi.mocked(readPhoto).mockRejectedValueOnce(new Error('No reader'))
  const { answers, answer } = holding()
  const { screen } = await open(answers)
  await choose(screen, 'a.png')
  await screen.getByRole('button', { name: 'Extract Recipe' }).click()
  await expect.element(screen.getByText('The photo could not be read on this device')).toBeVisible()
  answer()
  await expect.element(screen.getByRole('heading', { name: "Nan's cake" })).toBeVisible()
})

test('a document that poses as a photo is refused', async () => {
  const { screen } = await open({})
  const picture = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'cake.png')
  await userEvent.upload(screen.getByLabelText('Photos of a recipe'), [picture])
  await expect.element(screen.getByText('Not a photo')).toBeVisible()
  await expect
    .element(screen.getByText('cake.png cannot be read. Choose a PNG, JPG or GIF.'))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: /Remove/ })).not.toBeInTheDocument()
})
