/** The form of a recipe that was read from photos: what to check stands beside the photo. */
import { expect, test, vi } from 'vitest'
import { writeText } from '#web/lib/storage.ts'
import { recipeDraftKey } from '#web/lib/storage-keys.ts'
import { renderScreen } from '#web/testing/screen.tsx'
import { readDraft } from './kept-draft.ts'
import { RecipeForm } from './recipe-form.tsx'

const SALT = { name: 'salt', quantity: '1 1/2', unit: 'tsp' }
const EGGS = { name: 'eggs', quantity: '2', unit: '' }
/** A pixel, so that nothing is fetched. */
const PHOTO = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

function Review({ images = [PHOTO] }) {
  return (
    <RecipeForm
      mode="review"
      initial={{ name: 'Eggs', ingredients: [SALT, EGGS], method: ['Boil.'] }}
      images={images}
      note="Read by the kitchen guide"
      toCheck={[SALT]}
      onSaved={() => {}}
      onCancel={() => {}}
    />
  )
}

/** As the page is opened again: the form knows nothing but what was kept. */
function Kept() {
  return <RecipeForm mode="review" onSaved={() => {}} onCancel={() => {}} />
}

/** Its photo could not be stored: none that is not the kitchen's own is kept. */
const Photoless = () => <Review images={[]} />

function open(at = '/review') {
  writeText(recipeDraftKey('review'), null)
  const routes = { '/review': () => <Review />, '/photoless': Photoless, '/kept': Kept }
  return renderScreen({ at, routes, answers: {} })
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

test('leaving what was read is asked for, and it is there when one comes back', async () => {
  const { screen, router } = await open('/photoless')
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const go = (to: string) => router.navigate({ to: to as never })
  await expect.element(screen.getByLabelText('Recipe name')).toHaveValue('Eggs')
  // held back, it never arrives
  go('/elsewhere')
  await vi.waitFor(() => expect(confirm).toHaveBeenCalledTimes(1))
  await expect.element(screen.getByLabelText('Recipe name')).toHaveValue('Eggs')

  confirm.mockReturnValue(true)
  go('/elsewhere')
  await expect.element(screen.getByText('At /elsewhere')).toBeVisible()
  go('/kept')
  await expect.element(screen.getByLabelText('Recipe name')).toHaveValue('Eggs')
})

test('the way back to the photos asks before it discards what was read', async () => {
  const { screen } = await open()
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  await screen.getByRole('button', { name: 'Back to Upload' }).click()
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Discard the recipe that was read?')
  confirm.mockReturnValue(true)
  await screen.getByRole('button', { name: 'Back to Upload' }).click()
  expect(readDraft('review')).toBeNull()
})
