/** The form of a recipe that was read from photos: what to check stands beside the photo. */
import { expect, test } from 'vitest'
import { writeText } from '#web/lib/storage.ts'
import { recipeDraftKey } from '#web/lib/storage-keys.ts'
import { renderScreen } from '#web/testing/screen.tsx'
import { RecipeForm } from './recipe-form.tsx'

const SALT = { name: 'salt', quantity: '1 1/2', unit: 'tsp' }
const EGGS = { name: 'eggs', quantity: '2', unit: '' }
/** A pixel, so that nothing is fetched. */
const PHOTO = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

function Review() {
  return (
    <RecipeForm
      mode="review"
      initial={{ name: 'Eggs', ingredients: [SALT, EGGS], method: ['Boil.'] }}
      images={[PHOTO]}
      note="Read by the kitchen guide"
      toCheck={[SALT]}
      onSaved={() => {}}
      onCancel={() => {}}
    />
  )
}

function open() {
  writeText(recipeDraftKey('review'), null)
  return renderScreen({ at: '/review', routes: { '/review': Review }, answers: {} })
}

test('an amount that may be misread says so until it is changed', async () => {
  const { screen } = await open()
  const name = screen.getByLabelText('Ingredient 1 name')
  await expect.element(name).toHaveAccessibleDescription('Check this with the photo')
  await expect
    .element(screen.getByLabelText('Ingredient 2 name'))
    .not.toHaveAccessibleDescription('Check this with the photo')
  await screen.getByLabelText('Ingredient 1 quantity').fill('1 1/4')
  await expect.element(screen.getByText('Check this with the photo')).not.toBeInTheDocument()
})

test('the photo beside the form opens on the whole screen', async () => {
  const { screen } = await open()
  await expect.element(screen.getByText('Read by the kitchen guide')).toBeVisible()
  await screen.getByRole('button', { name: 'Enlarge what you uploaded' }).click()
  await screen
    .getByRole('dialog', { name: 'What you uploaded' })
    .getByRole('button', { name: 'Close' })
    .click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})
