/** Reads links one after the other, waiting when the kitchen asks for it. Knows no screen. */
import type { ImportedRecipe } from '#shared/imports/draft.ts'
import { ApiError, NetworkError } from '#web/lib/api.ts'
import type { LinkItem } from './kept-links.ts'

/** What a page gave: its recipe, and what else is to be told of it. */
type Judged = Pick<LinkItem, 'recipe' | 'doubts' | 'sameAs'>
type Read = Judged & Pick<LinkItem, 'lostPhoto'>

export type LinkPorts = {
  fetchPage: (
    url: string,
    signal: AbortSignal,
  ) => Promise<{
    recipe: ImportedRecipe
    photo?: string | null
  }>
  bringPhoto: (url: string, signal: AbortSignal) => Promise<string | null>
  judge: (recipe: ImportedRecipe) => Promise<Judged>
  /** Why a page gave no recipe. */
  faultOf: (error: unknown) => string
  /** Waits, telling how many seconds are left; rejects when the signal is given. */
  wait: (seconds: number, signal: AbortSignal) => Promise<void>
}

type Reports = {
  next: () => LinkItem | undefined
  reading: (item: LinkItem | null) => void
  done: (item: LinkItem, change: Partial<LinkItem>) => void
}

/** What the kitchen's limits of page fetches are by, where it does not say. */
const PERIOD_SECONDS = 60

/**
 * Goes through all that wait, until the signal is given. A limit that is reached is waited out and no
 * failure; a network that is gone ends it with its error, and nothing is marked as failed.
 */
export async function readLinks(ports: LinkPorts, reports: Reports, signal: AbortSignal) {
  for (let item = reports.next(); item && !signal.aborted; item = reports.next()) {
    reports.reading(item)
    try {
      reports.done(item, { state: 'read', fault: null, ...(await readOne(ports, item, signal)) })
    } catch (error) {
      if (signal.aborted || error instanceof NetworkError) throw error
      reports.done(item, { state: 'failed', fault: ports.faultOf(error) })
    }
  }
  reports.reading(null)
}

async function readOne(ports: LinkPorts, { url }: LinkItem, signal: AbortSignal): Promise<Read> {
  const page = await patiently(ports, () => ports.fetchPage(url, signal), signal)
  const { photo } = page
  if (!photo) return { ...(await ports.judge(page.recipe)), lostPhoto: false }
  const image_url = await patiently(ports, () => ports.bringPhoto(photo, signal), signal).catch(
    (error) => {
      if (signal.aborted || error instanceof NetworkError) throw error
      // a recipe can do without a photo that cannot be had
      return null
    },
  )
  const judged = await ports.judge({ ...page.recipe, image_url })
  return { ...judged, lostPhoto: image_url === null }
}

async function patiently<T>(
  { wait }: LinkPorts,
  call: () => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'rate_limited') throw error
      await wait(error.retryAfterSeconds ?? PERIOD_SECONDS, signal)
    }
  }
}
