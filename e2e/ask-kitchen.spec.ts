/** Voice on any screen of the shell, through the real parser: one sentence a tap, done, answered and undone. */
import { DAYS } from '#shared/plans/limits.ts'
import { addPlan, addRecipe, enterKitchen } from './kitchen.ts'
import { installRecogniser, installVoice, lastSaid, quiet, say } from './recogniser.ts'
import { expect, test } from './screen.ts'
import { readShoppingList } from './shopping-list.ts'

test('the kitchen is asked by voice, on one screen and the next', async ({ page, check }) => {
  await installRecogniser(page)
  await installVoice(page)
  const chef = await enterKitchen(page)
  await page.clock.install()
  const dish = await addRecipe(page, { name: 'Marmalade Dumplings' })
  await addPlan(page, chef, [dish], Object.fromEntries(DAYS.map((day) => [day, [dish.id]])))
  await page.goto('/')
  const ask = page.getByRole('button', { name: 'Ask the kitchen' })
  const panel = page.getByRole('region', { name: 'Ask the kitchen' })
  /** One sentence after a tap. */
  const tell = async (words: string) => {
    await quiet(page)
    const sessions = () => page.evaluate(() => window.sessions ?? 0)
    const before = await sessions()
    await ask.click()
    // a slow machine opens the microphone later than it shows the panel
    await expect.poll(sessions).toBeGreaterThan(before)
    await say(page, words)
  }

  await test.step('the first time it says where the sound may go', async () => {
    await ask.click()
    await expect(panel.getByText(/The sound may leave this device/)).toBeVisible()
    await check('ask-kitchen-first')
    await panel.getByRole('button', { name: 'Talk to the kitchen' }).click()
    await expect(panel.getByText('Listening', { exact: true })).toBeVisible()
    // it listens for some seconds only: no screen is looked at meanwhile
  })

  await test.step('what it hears is answered in words and aloud', async () => {
    await say(page, "what's for dinner tonight")
    await expect(panel.getByText(`Tonight: ${dish.name}.`)).toBeVisible()
    await expect.poll(() => lastSaid(page)).toBe(`Tonight: ${dish.name}.`)
    await check('ask-kitchen-answer')
  })

  await test.step('things are added, undone, and added again', async () => {
    await tell('add nappies and a birthday candle')
    await expect(panel.getByText('Nappies, added. Birthday candle, added.')).toBeVisible()
    await panel.getByRole('button', { name: 'Undo' }).click()
    await check('ask-kitchen-undone')
    const names = async () => (await readShoppingList(page, chef)).items.map(({ name }) => name)
    await expect.poll(names).toEqual([])
    await tell('add nappies and a birthday candle')
    await expect.poll(names).toEqual(['nappies', 'birthday candle'])
    await expect(panel.getByText('Nappies, added. Birthday candle, added.')).toBeVisible()
    // said to the end: two words over it would be no command
    await expect.poll(() => lastSaid(page)).toBe('Birthday candle, added.')
  })

  await test.step('it goes where it is told, and stays open there', async () => {
    await tell('open the shopping list')
    await expect(page).toHaveURL(/\/shopping$/)
    for (const name of ['nappies', 'birthday candle']) {
      await expect(page.getByRole('checkbox', { name })).toBeVisible()
    }
    await expect(panel.getByText('Shopping.')).toBeVisible()
    const entries = () => page.evaluate(() => history.state?.overlays ?? 0)
    await expect.poll(entries).toBe(1)
    await page.goBack()
    await expect(panel).toHaveCount(0)
    await expect(page).toHaveURL(/\/shopping$/)
  })

  await test.step('talk does nothing, and is shown as heard', async () => {
    await tell('did you see what he said to her')
    await expect(panel.getByText('Heard: did you see what he said to her')).toBeVisible()
    await check('ask-kitchen-heard')
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
  })

  await test.step('a recipe is cooked by its name', async () => {
    await tell('start cooking the marmalade dumplings')
    await expect(page).toHaveURL(new RegExp(`/cooking-mode/${dish.id}`))
    await expect(ask).toHaveCount(0)
  })
})
