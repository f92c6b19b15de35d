/** A recipe cooked by voice alone, through the real session manager, whatever the browser's habits. */
import { cook, expectStep, ORZO, turnOnHandsFree } from './cook.ts'
import { addRecipe, enterKitchen } from './kitchen.ts'
import {
  countSaid,
  failWith,
  type Habit,
  installRecogniser,
  installVoice,
  lastSaid,
  quiet,
  say,
  sayAs,
} from './recogniser.ts'
import { expect, test } from './screen.ts'

test('a whole recipe is cooked by voice alone, timers included', async ({ page, check }) => {
  await installRecogniser(page)
  await installVoice(page)
  await enterKitchen(page)
  await page.clock.install()
  const { id } = await addRecipe(page, ORZO)
  await page.goto(`/recipes/${id}`)
  await page.getByRole('link', { name: 'Start Cooking Mode' }).click()
  await expect(page.getByRole('heading', { name: 'Ready to Cook?' })).toBeVisible()
  await page.getByRole('button', { name: 'Start Cooking Mode' }).click()
  await page.getByRole('button', { name: "Got it, let's cook!" }).click()
  await turnOnHandsFree(page)

  await test.step('the step is read, its timer started and asked about', async () => {
    await say(page, 'repeat')
    await expect.poll(() => lastSaid(page)).toBe('Cook for 12 minutes.')
    await quiet(page)
    await sayAs(page, 'desktop', 'start the timer')
    await expect(page.getByRole('timer')).toContainText(/^1[12]:\d\d$/)
    await expect.poll(() => lastSaid(page)).toBe('Thighs, twelve minutes, started.')
    await quiet(page)
    await say(page, 'how long is left')
    await expect.poll(() => lastSaid(page)).toMatch(/^Thighs, (?:twelve|eleven) minutes.*left\.$/)
    await quiet(page)
  })

  await test.step('the next step, an amount, what comes after', async () => {
    await sayAs(page, 'desktop', 'next')
    await expectStep(page, 2)
    await expect(page.getByRole('list', { name: 'Ingredients in this step' })).toContainText(
      '300 g orzo',
    )
    await quiet(page)
    await say(page, 'how much orzo')
    await expect.poll(() => lastSaid(page)).toBe('300 g orzo.')
    await quiet(page)
    await say(page, 'make it for six people')
    await expect.poll(() => lastSaid(page)).toBe('The amounts are for six now, in the steps too.')
    await quiet(page)
    await say(page, 'how much orzo')
    await expect.poll(() => lastSaid(page)).toBe('450 g orzo.')
    await quiet(page)
    await say(page, "what's next")
    await expect.poll(() => lastSaid(page)).toContain('toast the crumbs for 90 seconds')
    await expectStep(page, 2)
    await quiet(page)
  })

  await test.step('two wishes at once are done, answered and taken back together', async () => {
    await say(page, 'next step and set a rice timer for twenty minutes')
    await expectStep(page, 3)
    await expect.poll(() => lastSaid(page)).toMatch(/^Rice, twenty minutes.* started\.$/)
    await quiet(page)
    await say(page, 'undo')
    await expectStep(page, 2)
    await expect(page.getByRole('timer')).toHaveCount(1)
    await quiet(page)
    await say(page, 'how much orzo')
    await expect.poll(() => lastSaid(page)).toBe('450 g orzo.')
    await quiet(page)
    const before = await countSaid(page)
    await say(page, 'what did you say')
    await expect.poll(() => countSaid(page)).toBe(before + 1)
    expect(await lastSaid(page)).toBe('450 g orzo.')
    await quiet(page)
  })

  await test.step('kitchen talk does nothing, and is shown as heard', async () => {
    for (const talk of [
      'could somebody pass me the next big spoon please',
      'I said stop it you two',
      'we had ten minutes of sun today',
      'go back to your room and finish your homework',
    ]) {
      await say(page, talk)
      await expect(page.getByText(`Heard: ${talk}`)).toBeVisible()
    }
    await expectStep(page, 2)
    await expect(page.getByRole('timer')).toHaveCount(1)
    await check('hands-free-talk')
  })

  await test.step('a timer rings, is said and silenced', async () => {
    await page.clock.fastForward('12:00')
    await expect(page.getByRole('alert').getByText(/^Step 1/)).toBeVisible()
    await expect.poll(() => lastSaid(page)).toMatch(/^Thighs, done/)
    await say(page, 'stop')
    await expect(page.getByRole('button', { name: 'Stop alarm' })).toHaveCount(0)
    await quiet(page)
  })

  await test.step('undone, then on to the end, which is asked about first', async () => {
    await say(page, 'next step')
    await expectStep(page, 3)
    await quiet(page)
    await say(page, 'undo')
    await expectStep(page, 2)
    await quiet(page)
    await say(page, 'go to the last step')
    await expectStep(page, 4)
    await expect(page.getByRole('heading', { name: 'Cooking Complete!' })).toBeVisible()
    await quiet(page)
    await say(page, 'finish cooking')
    await expect(page.getByRole('button', { name: 'Yes' })).toBeVisible()
    await check('hands-free-question')
    await say(page, 'no')
    await expectStep(page, 4)
    await quiet(page)
    await say(page, 'finish cooking')
    await say(page, 'yes')
    await expect(page).toHaveURL(new RegExp(`/recipes/${id}`))
  })
})

test('with the habits of each browser an utterance acts once, and listening goes on', async ({
  page,
}) => {
  await installRecogniser(page)
  await page.clock.install()
  await cook(page)
  await turnOnHandsFree(page)
  const habits: [Habit, food: string][] = [
    ['desktop', 'pasta'],
    ['android', 'rice'],
    ['ios', 'potato'],
  ]
  for (const [habit, food] of habits) {
    await test.step(habit, async () => {
      await sayAs(page, habit, 'next')
      await expectStep(page, 2)
      // until what never ends is taken for ended
      await page.clock.runFor(3_300)
      await expectStep(page, 2)
      await page.clock.runFor(1_300)
      await sayAs(page, habit, 'next')
      await expectStep(page, 3)
      await sayAs(page, habit, `set a ${food} timer for five minutes`)
      const timer = page.getByRole('timer', { name: food })
      await expect(timer).toContainText(/^(5:00|4:5\d)$/)
      await expect(timer).toHaveCount(1)
      await page.clock.runFor(1_300)
      await sayAs(page, habit, 'go back to step one')
      await expectStep(page, 1)
      await expect(page.getByText('Listening', { exact: true })).toBeVisible()
      await page.clock.runFor(3_300)
    })
  }
})

test('its own words do nothing, and two words of a cook over it stop it', async ({ page }) => {
  await installRecogniser(page)
  await installVoice(page)
  await cook(page, {
    method: ['Start.', `Go to the next step. ${'Stir on and on. '.repeat(40)}`, 'End.'],
  })
  await turnOnHandsFree(page)
  await say(page, 'next')
  await expect(page.getByText('Reading step 2')).toBeVisible()
  await page.waitForTimeout(400)
  await expectStep(page, 2)
  await say(page, 'stop talking')
  await expect(page.getByText('Reading step 2')).toHaveCount(0)
  await expectStep(page, 2)
})

test('an early end starts again, three at once give up, and touch goes on', async ({ page }) => {
  await installRecogniser(page)
  await cook(page)
  await turnOnHandsFree(page)
  await page.waitForTimeout(1_100)
  await page.evaluate(() => window.heardBy?.end())
  await expect.poll(() => page.evaluate(() => window.sessions)).toBe(2)
  await say(page, 'next')
  await expectStep(page, 2)
  await page.waitForTimeout(1_100)
  for (let time = 0; time < 4; time++) {
    await page.evaluate(() => window.heardBy?.end())
    await page.waitForTimeout(30)
  }
  await expect(page.getByText('Listening kept stopping. Tap to try again')).toBeVisible()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expectStep(page, 3)
  await turnOnHandsFree(page)
  await say(page, 'next')
  await expectStep(page, 4)
})

test('what keeps it from listening is said in one line, and touch goes on', async ({
  page,
  check,
}) => {
  await installRecogniser(page)
  await cook(page)
  for (const [error, words, step] of [
    ['not-allowed', 'Mic blocked', 2],
    ['audio-capture', 'No microphone', 3],
    // after this one it goes on trying
    ['network', 'No connection', 4],
  ] as const) {
    await turnOnHandsFree(page)
    await failWith(page, error)
    await expect(page.getByText(words)).toBeVisible()
    await check(`hands-free-${error}`)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expectStep(page, step)
  }
})

test('a browser without recognition says so before anybody taps', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'SpeechRecognition', { value: undefined })
    Object.defineProperty(window, 'webkitSpeechRecognition', { value: undefined })
  })
  await cook(page)
  await expect(page.getByText("Voice isn't available")).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hands-free' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expectStep(page, 2)
})

test('two tabs: the second says that the first listens', async ({ page, context }) => {
  await installRecogniser(page)
  const { id } = await cook(page)
  await turnOnHandsFree(page)
  const second = await context.newPage()
  await installRecogniser(second)
  const profileId = await page.evaluate(() => localStorage.getItem('meal-planner-profile-id'))
  expect(profileId).not.toBeNull()
  await second.goto(`/cooking-mode/${id}`)
  await second.getByRole('button', { name: 'Start Cooking Mode' }).click()
  await second.getByRole('button', { name: 'Hands-free' }).click()
  await expect(second.getByText('Listening elsewhere')).toBeVisible()
  await second.close()
})

test("'Hey Chef' is chosen once, remembered, and leaves plain words alone", async ({
  page,
  check,
}) => {
  await installRecogniser(page)
  const recipe = await cook(page)
  await page.getByRole('button', { name: 'What can I say?' }).click()
  await expect(page.getByText('“Start the timer”')).toBeVisible()
  await page.getByText('“Hey Chef”', { exact: true }).click()
  await check('hands-free-help')
  await page.goto(`/cooking-mode/${recipe.id}`)
  await page.getByRole('button', { name: 'Start Cooking Mode' }).click()
  await turnOnHandsFree(page)
  await say(page, 'next')
  await expect(page.getByText('Heard: next')).toBeVisible()
  await say(page, 'hey chef next')
  await expectStep(page, 2)
})

test('tap to talk: one utterance a tap', async ({ page }) => {
  await installRecogniser(page)
  await cook(page)
  await page.getByRole('button', { name: 'What can I say?' }).click()
  await page.getByText('Tap to talk', { exact: true }).first().click()
  await page.keyboard.press('Escape')
  await turnOnHandsFree(page)
  await say(page, 'next')
  await expectStep(page, 2)
  await expect(page.getByRole('button', { name: 'Hands-free' })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  expect(await page.evaluate(() => window.heardBy)).toBeUndefined()
})

test('the first tap needs no network', async ({ page, context }) => {
  await installRecogniser(page)
  await cook(page)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(2_000)
  await context.setOffline(true)
  await turnOnHandsFree(page)
  await say(page, 'next')
  await expectStep(page, 2)
  await context.setOffline(false)
})

test('what runs out goes on the shopping list, which is ticked by voice too', async ({
  page,
  check,
}) => {
  await installRecogniser(page)
  await cook(page)
  await turnOnHandsFree(page)
  await say(page, 'add two lemons to the shopping list')
  await expect(page.getByText('2 lemons added to the shopping list.')).toBeVisible()
  await say(page, 'add milk to the shopping list')
  await expect(page.getByText('Milk added to the shopping list.')).toBeVisible()
  await say(page, 'undo')
  await expect(page.getByText('Undone.')).toBeVisible()

  await test.step('in the shop: ticked, added, undone', async () => {
    await page.goto('/shopping')
    await expect(page.getByText(/lemons/)).toBeVisible()
    await expect(page.getByText('milk', { exact: true })).toHaveCount(0)
    await page.getByRole('link', { name: 'Big type, for the shop' }).click()
    await turnOnHandsFree(page)
    await say(page, 'tick lemons')
    await expect(page.getByText('Lemons, ticked. Nothing left.')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: '2 x lemons' })).toBeChecked()
    await say(page, 'add a tin of tomatoes')
    await expect(page.getByText('One tin tomatoes, added.')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: '1 x tin tomatoes' })).not.toBeChecked()
    // at once: what was added can be taken back for ten seconds, and the look below may take longer
    await say(page, 'undo')
    await expect(page.getByRole('checkbox')).toHaveCount(1)
    await check('shopping-hands-free')
    await say(page, "what's left")
    await expect(page.getByText('Nothing left.', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Done' }).click()
    await expect.poll(() => page.evaluate(() => window.heardBy)).toBeUndefined()
  })
})

test('the coach is asked by voice and answers aloud', async ({ page }) => {
  await installRecogniser(page)
  await installVoice(page)
  await cook(page)
  await turnOnHandsFree(page)
  await say(page, "how do I know when it's done")
  await expect(page.getByRole('dialog', { name: 'Ask Coach' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.said?.length ?? 0)).toBeGreaterThan(0)
  await expect(page.getByText(/^Written by/)).toBeVisible()
})
