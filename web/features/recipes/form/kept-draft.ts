/** What is typed and not saved, kept on the device until it is saved or given up. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { FormDraft } from '#shared/recipes/form.ts'
import { isKept, readStored, writeText } from '#web/lib/storage.ts'
import { recipeDraftKey } from '#web/lib/storage-keys.ts'
import { clearToast, toast } from '#web/ui/toast.tsx'

const PAUSE_MS = 400

/** `slot` is the recipe's id, or how a new one came to be. What cannot be read is forgotten. */
export function readDraft(slot: string): FormDraft | null {
  const draft = readStored<FormDraft | null>(recipeDraftKey(slot), FormDraft, null)
  if (!draft) forgetDraft(slot)
  return draft
}

/** Whoever is back at what was kept sees it, and is told there. */
export function isBackAtKept(): void {
  clearToast(KEPT.topic)
}

function forgetDraft(slot: string): void {
  writeText(recipeDraftKey(slot), null)
}

/** Said on leaving the form, in the words that it is found again with. */
const KEPT = {
  topic: 'kept-draft',
  kind: 'info',
  title: 'We kept what you typed',
  text: 'It is there when you come back to this form.',
} as const

/**
 * Keeps `draft()` once typing pauses and when the page is hidden or left; null is nothing to keep.
 * `changed` is anything that is new whenever the draft is. Returns a way to keep it at once. Nobody is
 * asked on leaving: only a device that keeps nothing loses words, and only with the whole page.
 */
export function useKeptDraft(slot: string, changed: unknown, draft: () => FormDraft | null) {
  const latest = useRef(draft)
  // another tab's draft of the same recipe is not this one's to forget
  const [kept] = useState(() => ({ hasDraft: draft() !== null, text: '' }))

  useLayoutEffect(() => {
    latest.current = draft
  })

  const keep = useCallback(() => {
    const current = latest.current()
    kept.text = JSON.stringify(current)
    if (current) writeText(recipeDraftKey(slot), kept.text)
    else if (kept.hasDraft) forgetDraft(slot)
    kept.hasDraft = current !== null
  }, [slot, kept])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what changed starts the pause anew
  useEffect(() => {
    const timer = setTimeout(keep, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [changed, keep])

  useEffect(() => {
    isBackAtKept()
    function askIfLost(event: BeforeUnloadEvent) {
      keep()
      if (kept.hasDraft && !isKept(recipeDraftKey(slot), kept.text)) event.preventDefault()
    }
    addEventListener('beforeunload', askIfLost)
    addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', keep)
    return () => {
      removeEventListener('beforeunload', askIfLost)
      removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', keep)
      keep()
      if (kept.hasDraft) toast(KEPT)
    }
  }, [slot, keep, kept])

  return keep
}
