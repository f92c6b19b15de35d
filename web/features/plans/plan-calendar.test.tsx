import { expect, onTestFinished, test, vi } from 'vitest'
import { aPlan, aRecipe } from '#web/testing/samples.ts'
import { renderScreen } from '#web/testing/screen.tsx'
import { PlanMenu } from './plan-menu.tsx'

const soup = aRecipe('Leek Soup')
const pie = aRecipe('Fish Pie', { prep_time: null, cook_time: null })
const plan = aPlan({
  selected_recipe_ids: [soup.id, pie.id],
  meal_schedule: { Sunday: [soup.id] },
})

const unscheduled = { ...plan, meal_schedule: {} }

function Page() {
  return <PlanMenu plan={plan} recipes={[soup, pie]} />
}

function UnscheduledPage() {
  return <PlanMenu plan={unscheduled} recipes={[soup, pie]} />
}

async function openMenu(page = Page) {
  const { screen } = await renderScreen({ at: '/', routes: { '/': page }, answers: {} })
  await screen.getByRole('button', { name: 'More for this plan' }).click()
  return screen
}

/** The files that the page hands to the browser: name and content. */
function savedFiles() {
  const files: { name: string; content: Promise<string> }[] = []
  const blobs = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:${blobs.size}`
    blobs.set(url, blob as Blob)
    return url
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({
      name: this.download,
      content: blobs.get(this.href)?.text() ?? Promise.resolve(''),
    })
  })
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  return files
}

test('a week goes into the calendar as a file', async () => {
  const files = savedFiles()
  const screen = await openMenu()
  await screen.getByRole('menuitem', { name: 'Add to calendar' }).click()
  await expect.element(screen.getByText('Calendar file saved')).toBeVisible()
  expect(files.map(({ name }) => name)).toEqual(['week-of-2026-11-23.ics'])
  const content = await files[0]?.content
  expect(content).toContain('DTSTART;VALUE=DATE:20261129\r\n')
  expect(content).toContain('SUMMARY:Leek Soup\r\n')
  expect(content?.replaceAll('\r\n ', '')).toContain(`${location.origin}/cooking/${soup.id}`)
  expect(content).not.toContain('Fish Pie')
})

test('a week without a scheduled meal is no file', async () => {
  const files = savedFiles()
  const screen = await openMenu(UnscheduledPage)
  await screen.getByRole('menuitem', { name: 'Add to calendar' }).click()
  await expect.element(screen.getByText('Nothing for the calendar yet')).toBeVisible()
  expect(files).toEqual([])
})

test('the week on paper is there while it is printed, with days and what has none', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    window.dispatchEvent(new Event('beforeprint'))
  })
  onTestFinished(() => {
    print.mockRestore()
  })
  const screen = await openMenu()
  expect(document.querySelector('.printed-week')).toBeNull()
  await screen.getByRole('menuitem', { name: 'Print the week' }).click()
  await expect.poll(() => document.querySelector('.printed-week')).not.toBeNull()
  const days = [...document.querySelectorAll('.printed-day')].map((day) => day.textContent)
  expect(days).toHaveLength(7)
  expect(days[6]).toBe('Sunday29 NovLeek Soup30 min, serves 4')
  expect(document.querySelector('.printed-waiting')?.textContent).toBe('Unscheduled mealsFish Pie')
  window.dispatchEvent(new Event('afterprint'))
  await expect.poll(() => document.querySelector('.printed-week')).toBeNull()
})
