/** The one meal that is picked up, where it would land, and the keys that carry it. */
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import {
  type Meal,
  type MealList,
  nextPlace,
  type Place,
  placeOf,
  refusalOf,
  samePlace,
} from '#shared/plans/schedule-moves.ts'
import type { MealSchedule } from '#shared/plans/schema.ts'
import { describePlace, listName } from './board-words.ts'

export type Lift = {
  meal: Meal
  /** Null while it is over nothing that takes meals. */
  to: Place | null
  isByKeys: boolean
}

type LiftProps = {
  schedule: MealSchedule
  /** Those on show, in their order. */
  lists: readonly MealList[]
  nameOf: (id: string) => string
  move: (meal: Meal, to: Place, isByKeys: boolean) => void
  refuse: (meal: Meal, list: MealList) => void
  say: (words: string) => void
}

const ARROWS: Record<string, 'up' | 'down' | 'left' | 'right'> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** The actions stay the same for as long as the board stands. */
export function useLift(props: LiftProps) {
  const [lift, setLift] = useState<Lift | null>(null)
  const latest = useRef(props)
  // events that follow each other before the next drawing must each see what the last one did
  const now = useRef<Lift | null>(null)
  useLayoutEffect(() => {
    latest.current = props
  })

  const [actions] = useState(() => {
    const set = (next: Lift | null) => {
      now.current = next
      setLift(next)
    }

    function pick(meal: Meal, isByKeys: boolean) {
      const { schedule, nameOf, say } = latest.current
      const to = placeOf(schedule, meal)
      set({ meal, to, isByKeys })
      say(`Picked up ${nameOf(meal.id)}. ${describePlace(schedule, meal, to)}`)
    }

    function aim(to: Place | null) {
      const lifted = now.current
      if (!lifted) return
      if (to === lifted.to || (to && lifted.to && samePlace(to, lifted.to))) return
      set({ ...lifted, to })
      const { schedule, say } = latest.current
      if (to) say(describePlace(schedule, lifted.meal, to))
    }

    function cancel() {
      const lifted = now.current
      if (!lifted) return
      set(null)
      const { nameOf, say } = latest.current
      say(`Cancelled. ${nameOf(lifted.meal.id)} stays: ${listName(lifted.meal.list)}.`)
    }

    function drop() {
      const lifted = now.current
      if (!lifted) return
      const { meal, to, isByKeys } = lifted
      const { schedule, move, refuse } = latest.current
      if (!to || samePlace(to, placeOf(schedule, meal))) return cancel()
      if (refusalOf(schedule, meal, to.list)) {
        // by keys it is still in hand, and the next day is one press away
        if (!isByKeys) set(null)
        return refuse(meal, to.list)
      }
      set(null)
      move(meal, to, isByKeys)
    }

    /** Keys on a meal's grip. */
    function press(event: KeyboardEvent, meal: Meal) {
      const lifted = now.current
      const arrow = ARROWS[event.key]
      if (!lifted) {
        if (event.key !== ' ') return
        event.preventDefault()
        return pick(meal, true)
      }
      if (!lifted.isByKeys) return
      if (arrow) {
        const { schedule, lists } = latest.current
        aim(nextPlace(schedule, lifted.meal, lifted.to ?? placeOf(schedule, meal), arrow, lists))
      } else if (event.key === ' ' || event.key === 'Enter') drop()
      else if (event.key === 'Escape') cancel()
      else return
      event.preventDefault()
      event.stopPropagation()
    }

    /** The focus left the grip: nothing stays in hand unseen. */
    function blur() {
      if (now.current?.isByKeys) cancel()
    }

    return { pick, aim, cancel, drop, press, blur }
  })

  return { lift, actions }
}

export type LiftActions = ReturnType<typeof useLift>['actions']
