/** A page on its way to a recipe: fetched, or read from what was pasted. */
import { useRef, useState } from 'react'
import type { ImportedRecipe } from '#shared/imports/draft.ts'
import type { FoundPage } from '#shared/imports/page.ts'
import { findLink, readPasted } from '#shared/imports/pasted.ts'
import { useBringRecipe } from '../recipes-import.queries.ts'
import type { KeptPage } from './kept-page.ts'
import { faultOf, NO_LINK, NO_RECIPE, NOTHING_PASTED, type PageFault } from './page-words.ts'

/** What stands in the way: a field's message, or a page that could not be had. */
type Hitch = { kind: 'field'; message: string } | { kind: 'page'; fault: PageFault }

export function useFromPage(page: KeptPage, review: (recipe: ImportedRecipe) => void) {
  const { mutateAsync: bringRecipe } = useBringRecipe()
  const [hitch, setHitch] = useState<Hitch | null>(null)
  const [isFetching, setFetching] = useState(false)
  const giveUp = useRef<AbortController>(null)

  function fetchLink() {
    const url = findLink(page.link)
    if (url === null) return setHitch({ kind: 'field', message: NO_LINK })
    return bring(url)
  }

  function readText() {
    if (page.text.trim() === '') return setHitch({ kind: 'field', message: NOTHING_PASTED })
    const found = readPasted(page)
    if (found === null) return setHitch({ kind: 'field', message: NO_RECIPE })
    return bring(found)
  }

  async function bring(found: string | FoundPage) {
    const { signal } = giveUpWith(new AbortController())
    setHitch(null)
    setFetching(true)
    try {
      const recipe = await bringRecipe({ page: found, signal })
      if (!signal.aborted) review(recipe)
    } catch (error) {
      if (!signal.aborted) setHitch({ kind: 'page', fault: faultOf(error) })
    } finally {
      if (giveUp.current?.signal === signal) setFetching(false)
    }
  }

  function giveUpWith(controller: AbortController) {
    giveUp.current = controller
    return controller
  }

  return {
    hitch,
    isFetching,
    read: page.way === 'link' ? fetchLink : readText,
    cancel: () => {
      giveUp.current?.abort()
      giveUp.current = null
      setFetching(false)
    },
    /** Typing again, or another way, leaves the hitch behind. */
    goOn: () => setHitch(null),
  }
}
