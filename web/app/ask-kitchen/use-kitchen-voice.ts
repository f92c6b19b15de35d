/** 'Ask the kitchen' on the real kitchen: one sentence after each tap, done as if it were tapped or typed. */
import { type FetchQueryOptions, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useStore } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { carriedQuestionAtom } from '#web/features/assistant/talk.atoms.ts'
import {
  readRunning,
  ringingElsewhereAtom,
} from '#web/features/cooking/timers/use-timers-elsewhere.ts'
import { useAddPantryItem, useDeletePantryItem } from '#web/features/pantry/pantry.queries.ts'
import { plansQuery } from '#web/features/plans/plans.queries.ts'
import { usePutOnDay, useTakeOffDay } from '#web/features/plans/plans-day.queries.ts'
import { useCurrentProfile } from '#web/features/profiles/profiles.queries.ts'
import { libraryNow, recipesQuery } from '#web/features/recipes/recipes.queries.ts'
import { shoppingListQuery } from '#web/features/shopping/shopping.queries.ts'
import { useShoppingWishes } from '#web/features/shopping/shopping-wish.queries.ts'
import { useAisleMemory } from '#web/features/shopping/use-aisle-memory.ts'
import { useHandsFree } from '#web/lib/hands-free/use-hands-free.ts'
import type { AskPorts, Page } from './kitchen-ports.ts'

export function useKitchenVoice() {
  const [isHelpOpen, showHelp] = useState(false)
  const queryClient = useQueryClient()
  const store = useStore()
  const doings = useDoings()
  const latest = useRef(doings)
  useEffect(() => {
    latest.current = doings
  })
  const handsFree = useHandsFree(
    async () => {
      // its names are wanted with the first sentence
      libraryNow(queryClient)
      const [{ createKitchenRoom }, { parseKitchenCommand }] = await Promise.all([
        import('./kitchen-room.ts'),
        import('./kitchen-words.ts'),
      ])
      return createKitchenRoom({
        ...lookUps(queryClient),
        parse: parseKitchenCommand,
        addToList: (wishes) => latest.current.addToList(wishes),
        addToPantry: (item) => latest.current.addToPantry(item),
        putOnDay: (recipeId, place) => latest.current.putOnDay(recipeId, place),
        go: (page) => latest.current.go(page),
        ask(question) {
          store.set(carriedQuestionAtom, question)
          latest.current.go({ at: '/recipe-chat' })
        },
        timers: () => readRunning().map(({ timer }) => timer),
        isRinging: () => store.get(ringingElsewhereAtom).length > 0,
        stopAlarm: () => store.set(ringingElsewhereAtom, []),
        showHelp,
        today: () => new Date(),
        now: () => Date.now(),
      })
    },
    false,
    'tap',
  )
  return { handsFree, isHelpOpen, showHelp }
}

type LookUps = Pick<AskPorts, 'knownDishes' | 'dishes' | 'plans' | 'toGet'>

function lookUps(queryClient: QueryClient): LookUps {
  return {
    knownDishes: () => queryClient.getQueryData(recipesQuery.queryKey) ?? [],
    dishes: () => queryClient.ensureQueryData({ ...recipesQuery, ...AT_ONCE }),
    plans: () => newest(queryClient, plansQuery),
    toGet: async () => {
      const { items } = await newest(queryClient, shoppingListQuery())
      return items.filter(({ checked }) => !checked).map(({ name }) => name)
    },
  }
}

/** Somebody waits for the answer: it is no, not later. */
const AT_ONCE = { retry: false, networkMode: 'always' } as const

/** As the kitchen has it now, or as it was known last where the kitchen does not answer. */
async function newest<T, K extends readonly unknown[]>(
  queryClient: QueryClient,
  query: FetchQueryOptions<T, Error, T, K>,
): Promise<T> {
  try {
    return await queryClient.fetchQuery({ ...query, ...AT_ONCE, staleTime: 0 })
  } catch (error) {
    const known = queryClient.getQueryData<T>(query.queryKey)
    if (known === undefined) throw error
    return known
  }
}

type Doings = Pick<AskPorts, 'addToList' | 'addToPantry' | 'putOnDay' | 'go'>

/** What changes something, through the operations of the screens themselves. */
function useDoings(): Doings {
  const addToList = useShoppingWishes(useAisleMemory())
  const pantryItem = { add: useAddPantryItem(), remove: useDeletePantryItem() }
  const day = { put: usePutOnDay(), takeOff: useTakeOffDay() }
  return {
    addToList,
    async addToPantry({ name, quantity, unit }) {
      const amount = quantity === undefined ? Number.NaN : Number(quantity)
      try {
        const added = await pantryItem.add.mutateAsync({
          id: crypto.randomUUID(),
          name,
          quantity: Number.isNaN(amount) ? null : amount,
          unit: unit ?? null,
          category: null,
          sort_order: 0,
        })
        return () => pantryItem.remove.mutate(added)
      } catch {
        return null // said by the hook
      }
    },
    async putOnDay(recipeId, place) {
      const put = await day.put.mutateAsync({ recipeId, place })
      return () => day.takeOff.mutate(put)
    },
    go: useGo(),
  }
}

function useGo(): (page: Page) => () => void {
  const navigate = useNavigate()
  const router = useRouter()
  const { id: profileId } = useCurrentProfile()

  function open(page: Page) {
    switch (page.at) {
      case 'cooking':
        return navigate({
          to: '/cooking-mode/$recipeId',
          params: { recipeId: page.recipeId },
        })
      case 'groceries':
        return navigate({ to: '/grocery-list/$planId', params: { planId: page.planId } })
      case 'self':
        return navigate({ to: '/household/people/$profileId', params: { profileId } })
      case '/recipes':
        return navigate({ to: page.at, search: page.wish ? { q: page.wish } : {} })
      default:
        return navigate({ to: page.at })
    }
  }

  return (page) => {
    const { href } = router.state.location
    open(page)
    return () => router.history.push(href)
  }
}
