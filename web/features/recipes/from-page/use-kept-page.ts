/** The dialog's fields, kept on the device once typing pauses and when the page is hidden or left. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isBackAtKept } from '../form/kept-draft.ts'
import type { Brought } from '../recipes-import.queries.ts'
import { type KeptPage, keepForReview, keepPage, NO_PAGE, readKeptPage } from './kept-page.ts'

const PAUSE_MS = 400

export function useKeptPage() {
  // whoever opens the dialog looks at no link of the list
  const [page, setPage] = useState<KeptPage>(() => ({ ...readKeptPage(), listId: null }))
  /** Whether something stood here when the dialog was opened. */
  const [wasKept, setWasKept] = useState(() => [page.link, page.text, page.links].join('') !== '')
  const latest = useRef(page)

  useLayoutEffect(() => {
    latest.current = page
  }, [page])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what changed starts the pause anew
  useEffect(() => {
    const timer = setTimeout(() => keepPage(latest.current), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [page])

  useEffect(() => {
    isBackAtKept()
    const keep = () => keepPage(latest.current)
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [])

  /** A recipe belongs to what it was read from: with that it goes. */
  const change = useCallback(
    (changed: Partial<KeptPage>) => setPage((before) => ({ ...before, recipe: null, ...changed })),
    [],
  )

  function place({ recipe, lostPhoto }: Brought) {
    latest.current = { ...page, recipe, lostPhoto }
    setPage(latest.current)
    keepForReview(latest.current)
  }

  function clear() {
    setPage(NO_PAGE)
    setWasKept(false)
  }

  return { page, change, place, wasKept, clear }
}
