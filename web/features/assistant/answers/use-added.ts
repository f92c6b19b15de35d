/** Puts a dish of an answer on a day or on the shopping list; the next press takes it back. */
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import type { FreeDay } from '#shared/plans/free-day.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { usePutOnDay, useTakeOffDay } from '#web/features/plans/plans-day.queries.ts'
import { usePutOnList, useTakeOffList } from '#web/features/shopping/shopping-recipe.queries.ts'
import { clearToast, toast } from '#web/ui/toast.tsx'
import { type Added, addedAtom, withEntry } from '../talk.atoms.ts'

/** Spec 2, section 8. */
const FAILED_DAY = 'Failed to save meal schedule. Please try again.'
const FAILED_LIST = 'Failed to update shopping list. Please try again.'

/** `place` is the day that is offered; `inLibrary` saves the recipe first where it must be. */
export function useAdded(
  key: string,
  place: FreeDay | undefined,
  inLibrary: () => Promise<Recipe>,
) {
  const added = useAtomValue(addedAtom).get(key) ?? {}
  const setAll = useSetAtom(addedAtom)
  const { mutateAsync: putOnDay } = usePutOnDay()
  const { mutateAsync: takeOffDay } = useTakeOffDay()
  const { mutateAsync: putOnList } = usePutOnList()
  const { mutateAsync: takeOffList } = useTakeOffList()

  function remember(change: Added) {
    setAll((all) => withEntry(all, key, { ...all.get(key), ...change }))
  }

  const day = usePress(FAILED_DAY, async () => {
    if (added.day) {
      await takeOffDay(added.day)
      remember({ day: undefined })
    } else if (place) {
      const { id } = await inLibrary()
      remember({ day: await putOnDay({ recipeId: id, place }) })
    }
  })

  const list = usePress(FAILED_LIST, async () => {
    if (added.lines) {
      await takeOffList(added.lines)
      remember({ lines: undefined })
    } else {
      const lines = await putOnList(await inLibrary())
      if (lines.length > 0) remember({ lines })
      else toast({ kind: 'info', title: 'Nothing to buy', text: 'It has no ingredients yet.' })
    }
  })

  return { added, day, list }
}

/** One at a time. What fails is said until it succeeds; nothing was changed by it. */
function usePress(failed: string, act: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)

  async function press() {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    try {
      await act()
      clearToast(failed)
    } catch {
      toast({ topic: failed, kind: 'error', title: 'Error', text: failed })
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  return { isBusy, press }
}
