/** A photo in the talk that wants reading, on its way to the photo import. */
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen } from '#web/testing/screen.tsx'
import { PhotoRecipeExtraction } from '../photo-recipe-extraction.tsx'
import { RecipeChat } from '../recipe-chat.tsx'
import { photoFiles } from './photo-files.ts'

/** One pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

function open(source: string) {
  return renderScreen({
    at: '/recipe-chat',
    routes: {
      '/recipe-chat': () => (
        <RecipeChat
          body={() => null}
          form={() => null}
          saving={{ save: async () => null, isPending: false, sheet: null }}
          onSaved={() => undefined}
        />
      ),
      '/photo-recipe-extraction': () => (
        <PhotoRecipeExtraction review={() => null} onBack={() => undefined} />
      ),
    },
    answers: {
      'POST /api/functions/recipe-chat': { reply: 'Here.', recipes: [], source },
    },
  })
}

async function askWithPhoto({ screen }: Awaited<ReturnType<typeof open>>) {
  const [photo] = photoFiles([`data:image/png;base64,${PIXEL}`])
  await userEvent.upload(screen.getByLabelText('Photos', { exact: true }), photo ? [photo] : [])
  await expect.element(screen.getByRole('img', { name: 'To send, 1' })).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('Ask the chef'), 'read this{Enter}')
  await expect.element(screen.getByText('Here.')).toBeVisible()
}

test('the guide, who sees no pictures, leads to the photo import and the photo comes along', async () => {
  const opened = await open('kitchen-guide')
  const { screen } = opened
  await askWithPhoto(opened)
  await screen.getByRole('link', { name: 'Recipe from Photos' }).click()
  const chosen = screen.getByRole('list', { name: 'Selected photos' })
  await expect.element(chosen.getByRole('img', { name: 'photo-1.jpg' })).toBeVisible()
  await chosen.getByRole('button', { name: 'Remove photo-1.jpg' }).click()
  await expect.element(screen.getByRole('button', { name: 'Choose Photos' })).toBeVisible()
})

test('a model that saw the photo leads nowhere else', async () => {
  const opened = await open('workers-ai')
  await askWithPhoto(opened)
  const link = opened.screen.getByRole('link', { name: 'Recipe from Photos' })
  await expect.element(link).not.toBeInTheDocument()
})

test('what is no photo in base64 is left out', () => {
  const urls = ['data:image/png,abc', 'data:image/png;base64,%%%', 'https://elsewhere.example/x']
  expect(photoFiles(urls)).toEqual([])
})
