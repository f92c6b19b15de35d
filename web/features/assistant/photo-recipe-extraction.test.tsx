/** The photo import as a cook uses it. */
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { PhotoRecipeExtraction } from './photo-recipe-extraction.tsx'

const EXTRACT = 'POST /api/functions/extract-recipe-from-photo'
const STATEMENT =
  "INSERT INTO recipes (name, ingredients, method) VALUES ('Nan''s cake', '[\"4 eggs\"]', '[\"Bake.\"]');"

function open(answers: Answers) {
  return renderScreen({
    at: '/photo-recipe-extraction',
    routes: {
      '/photo-recipe-extraction': () => (
        <PhotoRecipeExtraction
          review={({ recipe, images, onCancel }) => (
            <>
              <h1>{recipe.name}</h1>
              <p>{`${recipe.ingredients.length} ingredient, ${recipe.image_url} of ${images.join()}`}</p>
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
  await screen.getByRole('button', { name: 'Back to Upload' }).click()
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
