/** What of a library everybody of the kitchen can eat. Another thread checks; nothing is guessed meanwhile. */
import { useEffect, useMemo, useState } from 'react'
import { isEmpty, type Needs, uniteNeeds } from '#shared/diets/needs.ts'
import type { Profile } from '#shared/profiles/schema.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { suitingInThread } from './library-search.ts'

type Known = { recipes: readonly Recipe[]; needs: Needs; suiting: readonly Recipe[] }

/** `suiting` is null while it is found out, which `findSuiting` waits for. */
export function useSuiting(recipes: readonly Recipe[], people: readonly Profile[]) {
  const needs = useMemo(() => uniteNeeds(...people.map((person) => person.needs)), [people])
  const [known, setKnown] = useState<Known | null>(null)
  const isPicky = !isEmpty(needs)

  useEffect(() => {
    if (!isPicky) return
    let isAsked = true
    suitingInThread(recipes, needs)
      .then((suiting) => isAsked && setKnown({ recipes, needs, suiting }))
      .catch(() => null)
    return () => {
      isAsked = false
    }
  }, [recipes, needs, isPicky])

  const isKnown = known?.recipes === recipes && known.needs === needs
  return {
    suiting: isPicky ? (isKnown ? known.suiting : null) : recipes,
    findSuiting: async () => (isPicky ? suitingInThread(recipes, needs) : recipes),
  }
}
