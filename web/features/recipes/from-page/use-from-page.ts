/** A page on its way to a recipe: fetched, read from what was pasted, or one of many to come. */
import { useRef, useState } from 'react'
import { findLinks, LINKS_MAX } from '#shared/imports/links.ts'
import type { FoundPage } from '#shared/imports/page.ts'
import { findLink, readPasted } from '#shared/imports/pasted.ts'
import { toast } from '#web/ui/toast.tsx'
import { addLinks } from '../from-links/kept-links.ts'
import { type Brought, useBringRecipe } from '../recipes-import.queries.ts'
import type { KeptPage } from './kept-page.ts'
import {
  faultOf,
  NO_LINK,
  NO_LINKS,
  NO_RECIPE,
  NOTHING_PASTED,
  type PageFault,
} from './page-words.ts'

/** What stands in the way: a field's message, or a page that could not be had. */
type Hitch = { kind: 'field'; message: string } | { kind: 'page'; fault: PageFault }

type Ways = { review: (brought: Brought) => void; toList: (rest: string) => void }

export function useFromPage(page: KeptPage, { review, toList }: Ways) {
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

  function takeLinks() {
    const links = findLinks(page.links)
    if (links.length === 0) return setHitch({ kind: 'field', message: NO_LINKS })
    const rest = addLinks(links)
    if (rest.length > 0) {
      const text = `${rest.length} more did not fit: at most ${LINKS_MAX} at once. They stay under From Web Page.`
      toast({ kind: 'info', title: `${links.length - rest.length} links taken`, text })
    }
    toList(rest.join('\n'))
  }

  async function bring(found: string | FoundPage) {
    const { signal } = giveUpWith(new AbortController())
    setHitch(null)
    setFetching(true)
    try {
      const brought = await bringRecipe({ page: found, signal })
      if (!signal.aborted) review(brought)
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
    read: { link: fetchLink, paste: readText, list: takeLinks }[page.way],
    cancel: () => {
      giveUp.current?.abort()
      giveUp.current = null
      setFetching(false)
    },
    /** Typing again, or another way, leaves the hitch behind. */
    goOn: () => setHitch(null),
  }
}
