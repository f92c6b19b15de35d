/** The list of links as it is now: read in the background, kept on the device, saved when the cook says. */
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { wordsFor } from '#web/lib/error-words.ts'
import { clearToast, toast } from '#web/ui/toast.tsx'
import { faultOf } from '../from-page/page-words.ts'
import { bringPhoto, fetchRecipePage, keepRecipes } from '../recipes-import.queries.ts'
import { judgeWith, pickFor } from './judge-links.ts'
import { keepLinks, type LinkItem, readLinks as readKept } from './kept-links.ts'
import { readLinks } from './read-links.ts'

/** What is done at the moment: nothing (stopped, or all is read), a page, or a pause. */
type Activity = { reading: string | null; secondsLeft: number | null }

/** What errors are of, so that they leave when it works again. */
const [READING, KEEPING] = ['links-reading', 'links-keeping']

const IDLE: Activity = { reading: null, secondsLeft: null }

export function useLinkList() {
  const queryClient = useQueryClient()
  const [items, setItems] = useState(readKept)
  const [activity, setActivity] = useState(IDLE)
  const [isRunning, setRunning] = useState(() => items.some(isWaiting))
  const [isKeeping, setKeeping] = useState(false)
  const latest = useRef(items)

  const change = useCallback((next: LinkItem[]) => {
    latest.current = next
    keepLinks(next)
    setItems(next)
  }, [])
  const set = useCallback(
    (id: string, changed: Partial<LinkItem>) =>
      change(latest.current.map((item) => (item.id === id ? { ...item, ...changed } : item))),
    [change],
  )

  useEffect(() => {
    if (!isRunning) return
    const { signal, abort } = stoppable()
    const ports = {
      fetchPage: (url: string) => fetchRecipePage({ url, signal }),
      bringPhoto: (url: string) => bringPhoto({ url, signal }),
      judge: judgeWith(queryClient, () => latest.current),
      faultOf: (error: unknown) => faultOf(error).title,
      wait: (seconds: number) =>
        countDown(seconds, signal, (secondsLeft) =>
          setActivity((now) => ({ ...now, secondsLeft })),
        ),
    }
    const reports = {
      next: () => latest.current.find(isWaiting),
      reading: (item: LinkItem | null) =>
        setActivity({ reading: item?.id ?? null, secondsLeft: null }),
      done: ({ id }: LinkItem, changed: Partial<LinkItem>) => {
        clearToast(READING)
        set(id, changed)
      },
    }
    readLinks(ports, reports, signal)
      .catch((error) => {
        if (!signal.aborted) toast({ topic: READING, kind: 'error', title: wordsFor(error) })
      })
      .finally(() => {
        if (signal.aborted) return
        setActivity(IDLE)
        setRunning(false)
      })
    return () => {
      abort()
      setActivity(IDLE)
    }
  }, [isRunning, queryClient, set])

  async function keepAll() {
    setKeeping(true)
    try {
      const { kept, skipped } = await pickFor(queryClient, latest.current)
      if (kept.length > 0) await keepRecipes(queryClient, kept)
      for (const { id } of kept) set(id, { state: 'kept' })
      for (const { id, sameAs } of skipped) set(id, { doubts: ['there_already'], sameAs })
      toast({ topic: KEEPING, ...keptWords(kept.length, skipped) })
    } catch (error) {
      toast({ topic: KEEPING, kind: 'error', title: 'Error saving recipe', text: wordsFor(error) })
    } finally {
      setKeeping(false)
    }
  }

  return {
    items,
    ...activity,
    isRunning,
    isKeeping,
    keepAll,
    stop: () => setRunning(false),
    goOn: () => setRunning(true),
    tryAgain: (ids: readonly string[]) => {
      const again = { state: 'waiting', fault: null } as const
      change(latest.current.map((item) => (ids.includes(item.id) ? { ...item, ...again } : item)))
      setRunning(true)
    },
    drop: (id: string) => change(latest.current.filter((item) => item.id !== id)),
    clear: () => {
      setRunning(false)
      change([])
    },
  }
}

function isWaiting({ state }: LinkItem): boolean {
  return state === 'waiting'
}

function keptWords(count: number, skipped: readonly LinkItem[]) {
  const title = count === 1 ? '1 recipe kept' : `${count} recipes kept`
  const names = skipped.map(({ recipe }) => recipe?.name).join(', ')
  return { title, text: names === '' ? undefined : `There already: ${names}` }
}

function stoppable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

/** By the clock: a tab that slept has waited as well. */
async function countDown(
  seconds: number,
  signal: AbortSignal,
  tell: (left: number | null) => void,
) {
  const end = Date.now() + seconds * 1_000
  for (let left = seconds; left > 0; left = Math.ceil((end - Date.now()) / 1_000)) {
    tell(left)
    await new Promise((resolve) => setTimeout(resolve, 250))
    signal.throwIfAborted()
  }
  tell(null)
}
