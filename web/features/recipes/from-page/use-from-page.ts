/** A page on its way to a recipe: fetched or read from what was pasted, then checked against the library. */
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ImportedRecipe } from '#shared/imports/draft.ts'
import { findKnown, type Known } from '#shared/imports/known-recipe.ts'
import { findLink, readPasted } from '#shared/imports/pasted.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { recipesQuery } from '../recipes.queries.ts'
import { useFetchRecipePage } from '../recipes-import.queries.ts'
import type { KeptPage } from './kept-page.ts'
import { faultOf, NO_LINK, NO_RECIPE, NOTHING_PASTED, type PageFault } from './page-words.ts'

/** What stands in the way: a field's message, a page that could not be had, a recipe that is there. */
type Hitch =
  | { kind: 'field'; message: string }
  | { kind: 'page'; fault: PageFault }
  | { kind: 'known'; known: Known<Recipe>; recipe: ImportedRecipe }

export function useFromPage(page: KeptPage, review: (recipe: ImportedRecipe) => void) {
  const queryClient = useQueryClient()
  const { mutateAsync: fetchPage } = useFetchRecipePage()
  const [hitch, setHitch] = useState<Hitch | null>(null)
  const [isFetching, setFetching] = useState(false)
  const giveUp = useRef<AbortController>(null)

  async function offer(recipe: ImportedRecipe) {
    // a library that cannot be had now stops nobody
    const library = await queryClient.ensureQueryData(recipesQuery).catch(() => [])
    const known = findKnown(recipe, library)
    if (known) setHitch({ kind: 'known', known, recipe })
    else review(recipe)
  }

  async function fetchLink() {
    const url = findLink(page.link)
    if (url === null) return setHitch({ kind: 'field', message: NO_LINK })
    const controller = new AbortController()
    giveUp.current = controller
    setHitch(null)
    setFetching(true)
    try {
      const recipe = await fetchPage({ url, signal: controller.signal })
      if (!controller.signal.aborted) await offer(recipe)
    } catch (error) {
      if (!controller.signal.aborted) setHitch({ kind: 'page', fault: faultOf(error) })
    } finally {
      if (giveUp.current === controller) setFetching(false)
    }
  }

  async function readText() {
    if (page.text.trim() === '') return setHitch({ kind: 'field', message: NOTHING_PASTED })
    const found = readPasted(page)
    if (found) await offer(found.recipe)
    else setHitch({ kind: 'field', message: NO_RECIPE })
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
