/** A kitchen with 5,000 recipes in a real browser: loading it, typing into its search, scrolling it. */
import { type Browser, chromium, type Page } from 'playwright-core'
import { starterRecipes } from '#shared/recipes/starter/index.ts'
import { browserLaunch } from '../scripts/browser.mjs'
import { openKitchen, send } from './kitchen.ts'
import { median, quantile, type Row } from './table.ts'

const RECIPES = 5_000
/** Contract: at most 200 recipes a call. */
const BATCH = 200
const SEARCHES = ['chicken', 'lemon soup', 'rice', 'pie 12', 'tomato']
/** What Chromium calls a turn of a thread's loop. */
const TASK_EVENT = 'ThreadControllerImpl::RunTask'
const KEY_BAR_MS = 100
const TASK_BAR_MS = 50
const SCROLL_FRAMES = 240
const PIXELS_A_FRAME = 60
/** A frame at 30 a second: what still looks like moving. */
const FRAME_BAR_MS = 34

export async function measureLibrary(): Promise<Row[]> {
  const kitchen = await openKitchen()
  const browser = await chromium.launch(browserLaunch())
  try {
    const profile = await fill(`${kitchen.url}/api`)
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.addInitScript((id) => {
      localStorage.setItem('meal-planner-profile-id', id)
      localStorage.setItem(`onboarding_completed_${id}`, 'true')
    }, profile)
    const loadedMs = await load(page, `${kitchen.url}/recipes`)
    // the first search hands the library over to its thread
    await search(page, 'a')
    await browser.startTracing(page, { categories: ['toplevel'] })
    const keys: number[] = []
    for (const words of SEARCHES) keys.push(...(await search(page, words)))
    const frames = await scroll(page)
    const tasks = await tasksOf(browser)
    return rowsOf({ loadedMs, keys, frames, tasks })
  } finally {
    await browser.close()
    await kitchen.close()
  }
}

declare global {
  interface Window {
    /** Milliseconds from the last key to its result; null when nothing changed. */
    painted: Promise<number | null>
  }
}

/** The starter recipes, over and over, with numbers in their names. Answers with a profile's id. */
async function fill(api: string): Promise<string> {
  for (let start = 0; start < RECIPES; start += BATCH) {
    const recipes = Array.from({ length: BATCH }, (_, at) => recipeOf(start + at))
    await send(`${api}/recipes/batch`, 'POST', { recipes })
  }
  return String((await send(`${api}/profiles`, 'POST', { name: 'Ada' })).id)
}

function recipeOf(number: number) {
  const starter = starterRecipes[number % starterRecipes.length]
  return { ...starter, id: crypto.randomUUID(), name: `${starter?.name} ${number}` }
}

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } }

/**
 * Milliseconds that each task of the pages' threads took of a processor: what the page costs, however
 * busy the machine is. The long tasks that a page itself can observe count the waiting too.
 */
async function tasksOf(browser: Browser): Promise<number[]> {
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}.${tid}`
  const threads = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  )
  return trace.traceEvents
    .filter((event) => event.name === TASK_EVENT && threads.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000)
}

async function load(page: Page, url: string): Promise<number> {
  const start = performance.now()
  await page.goto(url)
  await page.getByText(`Showing ${RECIPES} of ${RECIPES} recipes`).waitFor()
  await page.locator('.pcard').first().waitFor()
  const duration = performance.now() - start
  await page.waitForLoadState('networkidle')
  return duration
}

/** Types the words and wipes them out again; milliseconds from each key to the painted result. */
async function search(page: Page, words: string): Promise<number[]> {
  await page.getByRole('searchbox').focus()
  const times: number[] = []
  for (const key of [...words, ...Array.from(words, () => 'Backspace')]) {
    await page.evaluate(watchKey)
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    const ms = await page.evaluate(() => window.painted)
    // a key that finds as many as before has no result to wait for
    if (ms !== null) times.push(ms)
  }
  return times
}

/** From the next key's event to the first frame after the line 'Showing X of Y recipes' has changed. */
function watchKey() {
  const line = document.querySelector('[role=status]')
  const channel = new MessageChannel()
  let pressed = Number.NaN
  window.painted = new Promise((done) => {
    const onKey = (event: KeyboardEvent) => {
      pressed = event.timeStamp
      setTimeout(() => finish(null), 500)
    }
    const observer = new MutationObserver(() =>
      requestAnimationFrame(() => channel.port2.postMessage(null)),
    )
    channel.port1.onmessage = () => finish(performance.now() - pressed)
    function finish(ms: number | null) {
      observer.disconnect()
      channel.port1.close()
      removeEventListener('keydown', onKey, true)
      done(ms)
    }
    addEventListener('keydown', onKey, true)
    if (line) observer.observe(line, { subtree: true, childList: true, characterData: true })
  })
}

/** Milliseconds of each frame while the list goes by. */
function scroll(page: Page): Promise<number[]> {
  return page.evaluate(
    ({ count, pixels }) =>
      new Promise<number[]>((done) => {
        const times: number[] = []
        let last = performance.now()
        function step(now: number) {
          times.push(now - last)
          last = now
          window.scrollBy(0, pixels)
          if (times.length < count) requestAnimationFrame(step)
          else done(times.slice(1))
        }
        requestAnimationFrame(step)
      }),
    { count: SCROLL_FRAMES, pixels: PIXELS_A_FRAME },
  )
}

type Measured = { loadedMs: number; keys: number[]; frames: number[]; tasks: number[] }

function rowsOf({ loadedMs, keys, frames, tasks }: Measured): Row[] {
  const key = quantile(keys, 0.95)
  const frame = median(frames)
  const longest = Math.max(0, ...tasks)
  return [
    {
      what: `${RECIPES} recipes: first load to the first cards`,
      measured: `${(loadedMs / 1000).toFixed(1)} s`,
      bar: 'for the record',
      ok: true,
    },
    {
      what: `${RECIPES} recipes: a key to the painted result, p95 of ${keys.length}`,
      measured: `${key.toFixed(0)} ms (median ${median(keys).toFixed(0)})`,
      bar: `under ${KEY_BAR_MS} ms`,
      ok: key < KEY_BAR_MS,
    },
    {
      what: `${RECIPES} recipes: longest of ${tasks.length} tasks while typing and scrolling`,
      measured: `${longest.toFixed(0)} ms of processor time`,
      bar: `at most ${TASK_BAR_MS} ms`,
      ok: longest > 0 && longest <= TASK_BAR_MS,
    },
    {
      what: `${RECIPES} recipes: a frame while scrolling, median`,
      measured: `${frame.toFixed(0)} ms (p95 ${quantile(frames, 0.95).toFixed(0)})`,
      bar: `at most ${FRAME_BAR_MS} ms`,
      ok: frame <= FRAME_BAR_MS,
    },
  ]
}
