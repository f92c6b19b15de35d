/** A browser without a recogniser: one sentence a tap is recorded for real, written down, and obeyed. */
import { chromium, type Page, type Request } from '@playwright/test'
import { browserLaunch } from '../scripts/browser.mjs'
import { cook, expectStep } from './cook.ts'
import { answerWith } from './kitchen.ts'
import { microphoneFlags } from './microphone.ts'
import { expect, test } from './screen.ts'

const NOTICE = 'What you say after tapping is sent to be written down. Nothing else is recorded.'

type Ears = { hears?: boolean; says?: string; microphone?: 'sentence' | 'silence' }

/** Cooking mode in a browser of its own, with this microphone, in a kitchen that writes down these words. */
async function cookWithout(
  { baseURL, viewport }: { baseURL?: string; viewport?: { width: number; height: number } | null },
  { hears = true, says = 'Next step.', microphone = 'sentence' }: Ears,
  journey: (page: Page, sent: Request[]) => Promise<void>,
) {
  const { args, ...launch } = browserLaunch()
  const browser = await chromium.launch({
    ...launch,
    args: [...args, ...microphoneFlags(microphone)],
  })
  try {
    const page = await browser.newPage({ baseURL, viewport: viewport ?? null })
    const sent: Request[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/functions/transcribe')) sent.push(request)
    })
    // as in Firefox: no name for it at all
    await page.addInitScript(() => {
      for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) {
        Reflect.deleteProperty(window, name)
      }
    })
    await answerWith(page, '/api/health', 200, {
      status: 'ok',
      version: '1',
      ai: 'workers-ai',
      hears,
    })
    const alternatives = says === '' ? [] : [says]
    const transcript = { text: says, alternatives, source: 'workers-ai' }
    await answerWith(page, '/api/functions/transcribe', 200, transcript)
    await cook(page)
    await journey(page, sent)
  } finally {
    await browser.close()
  }
}

test('a tap, a sentence, and the next step', async ({ baseURL, viewport }) => {
  await cookWithout({ baseURL, viewport }, {}, async (page, sent) => {
    const handsFree = page.getByRole('button', { name: 'Hands-free', exact: true })
    await test.step('the first tap says what taps agree to, and a no is a no', async () => {
      await handsFree.click()
      await expect(page.getByText(NOTICE)).toBeVisible()
      await page.getByRole('button', { name: 'Not now' }).click()
      await expect(page.getByText(NOTICE)).toHaveCount(0)
      await expect(handsFree).toHaveAttribute('aria-pressed', 'false')
      expect(sent).toHaveLength(0)
    })
    await handsFree.click()
    await page.getByRole('button', { name: 'Talk', exact: true }).click()
    await expect(page.getByText('Listening', { exact: true })).toBeVisible()
    await expectStep(page, 2)
    await expect(handsFree).toHaveAttribute('aria-pressed', 'false')

    await test.step('what was sent is a short recording in Opus, and only that', async () => {
      expect(sent).toHaveLength(1)
      const body = sent[0]?.postDataBuffer()?.toString('latin1') ?? ''
      expect(body).toContain('name="audio"')
      expect(body).toContain('A_OPUS')
      expect(body.length).toBeLessThan(100_000)
    })
    await test.step('it does not go on listening, and the notice is not said again', async () => {
      await page.waitForTimeout(3_000)
      expect(sent).toHaveLength(1)
      await page.reload()
      await page.getByRole('button', { name: /Start Cooking Mode|Resume|Continue/ }).click()
      await handsFree.click()
      await expect(page.getByText('Listening', { exact: true })).toBeVisible()
      await expect(page.getByText(NOTICE)).toHaveCount(0)
    })
  })
})

test('where nobody speaks nothing is sent, and it says so', async ({ baseURL, viewport }) => {
  await cookWithout({ baseURL, viewport }, { microphone: 'silence' }, async (page, sent) => {
    await page.getByRole('button', { name: 'Hands-free', exact: true }).click()
    await page.getByRole('button', { name: 'Talk', exact: true }).click()
    await expect(page.getByText('Nothing heard')).toBeVisible()
    expect(sent).toHaveLength(0)
  })
})

test('a kitchen without a model says why there is no voice', async ({ baseURL, viewport }) => {
  await cookWithout({ baseURL, viewport }, { hears: false }, async (page) => {
    await expect(page.getByText(/No model here writes down speech/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Hands-free', exact: true })).toHaveCount(0)
  })
})
