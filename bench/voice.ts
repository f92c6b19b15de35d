/** Hands-free: what its parser weighs, and how soon a real browser shows what a command does. */
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { starterRecipes } from '#shared/recipes/starter/index.ts'
import { browserLaunch } from '../scripts/browser.mjs'
import { openKitchen, send } from './kitchen.ts'
import { median, quantile, type Row } from './table.ts'

const BAR_MS = 100
/** Weights and names of foods with it (voice, 'How it understands'). */
const PARSER_BAR_BYTES = 120_000
const ROUNDS = 30
const COMMANDS = ['next', 'go back', 'which step', 'how much salt']
/** Between two of them: the same words again, sooner, are taken for an echo of a browser. */
const PAUSE_MS = 250

type Ears = { hear: (text: string) => void }
declare global {
  interface Window {
    /** The recogniser that listens. */
    ears?: Ears
  }
}

export async function measureVoice(): Promise<Row[]> {
  return [await measureParser(), await measureReaction()]
}

async function measureParser(): Promise<Row> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      target: 'es2024',
      rollupOptions: { input: 'shared/voice/command.ts', preserveEntrySignatures: 'strict' },
    },
  })
  const chunks = 'output' in built ? built.output : []
  const bytes = chunks.reduce(
    (sum, chunk) => sum + (chunk.type === 'chunk' ? gzipSync(chunk.code).byteLength : 0),
    0,
  )
  return {
    what: 'parseCommand, minified and gzipped',
    measured: `${(bytes / 1000).toFixed(1)} kB`,
    bar: `under ${PARSER_BAR_BYTES / 1000} kB`,
    ok: bytes > 0 && bytes < PARSER_BAR_BYTES,
  }
}

async function measureReaction(): Promise<Row> {
  const kitchen = await openKitchen()
  const browser = await chromium.launch(browserLaunch())
  try {
    const [recipe] = starterRecipes
    const { id } = await send(`${kitchen.url}/api/recipes`, 'POST', { ...recipe })
    const profile = await send(`${kitchen.url}/api/profiles`, 'POST', { name: 'Ada' })
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.addInitScript((profileId) => {
      localStorage.setItem('meal-planner-profile-id', profileId)
      localStorage.setItem('cooking_mode_onboarding_seen', 'true')
    }, String(profile.id))
    await page.addInitScript(installEars)
    await page.goto(`${kitchen.url}/cooking-mode/${id}`)
    await page.getByRole('button', { name: 'Start Cooking Mode' }).click()
    await page.getByRole('button', { name: 'Hands-free' }).click()
    await page.waitForFunction(() => window.ears)
    const times = await listen(page)
    const p95 = quantile(times, 0.95)
    return {
      what: `hands-free: a final transcript to the painted reaction, p95 of ${times.length}`,
      measured: `${p95.toFixed(0)} ms (median ${median(times).toFixed(0)})`,
      bar: `under ${BAR_MS} ms`,
      ok: p95 < BAR_MS,
    }
  } finally {
    await browser.close()
    await kitchen.close()
  }
}

/** No browser of a test has a speech service. */
function installEars() {
  class Recognition {
    onstart: (() => void) | null = null
    onresult: ((event: unknown) => void) | null = null
    onend: (() => void) | null = null
    #count = 0
    start() {
      window.ears = this
      setTimeout(() => this.onstart?.())
    }
    abort() {
      setTimeout(() => this.onend?.())
    }
    hear(transcript: string) {
      const result = Object.assign([{ transcript, confidence: 0.9 }], { isFinal: true })
      const results = Array.from({ length: this.#count + 1 }, () => result)
      this.onresult?.({ resultIndex: this.#count, results })
      this.#count++
    }
  }
  Reflect.set(window, 'SpeechRecognition', Recognition)
}

async function listen(page: Page): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    for (const command of COMMANDS) {
      times.push(await page.evaluate(reaction, command))
      await page.waitForTimeout(PAUSE_MS)
    }
  }
  return times
}

/** Milliseconds until the frame after the one that first shows another page has been drawn. */
function reaction(command: string): Promise<number> {
  return new Promise((done) => {
    const channel = new MessageChannel()
    const start = performance.now()
    channel.port1.onmessage = () => done(performance.now() - start)
    const observer = new MutationObserver(() => {
      observer.disconnect()
      requestAnimationFrame(() => channel.port2.postMessage(null))
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    window.ears?.hear(command)
  })
}
