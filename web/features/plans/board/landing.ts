/** What a moved meal does to the eye and the focus: it plops where it lands, a list that refuses shakes. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Meal, MealList } from '#shared/plans/schedule-moves.ts'
import { mealKey } from './edit-meal.tsx'

const PLOP = [{ transform: 'scale(0.94)' }, { transform: 'none' }]
const SHAKE = [0, -6, 6, -6, 6, 0].map((x) => ({ transform: `translateX(${x}px)` }))

type Landing = { key: string; from: MealList; takesFocus: boolean }

export function useLanding() {
  const area = useRef<HTMLElement>(null)
  const last = useRef<Landing>(null)
  const isDue = useRef(false)

  const [landing] = useState(() => ({
    area,
    /** The meal will stand there once it is drawn. */
    expect: (meal: Meal, from: MealList, takesFocus: boolean) => {
      last.current = { key: mealKey(meal), from, takesFocus }
      isDue.current = true
    },
    /** The last moved meal's grip; where its new list is not on show, the way back on the day it left. */
    grip: () => last.current && gripOf(area, last.current),
    shake: (list: MealList) => animate(nodeOf(area, `[data-list="${list}"]`), SHAKE, 320),
    show: (list: MealList) =>
      nodeOf(area, `[data-list="${list}"]`)?.scrollIntoView({ block: 'nearest' }),
  }))

  useLayoutEffect(() => {
    if (!isDue.current || !last.current) return
    isDue.current = false
    animate(nodeOf(area, `[data-meal="${last.current.key}"]`), PLOP, 420)
    if (last.current.takesFocus) gripOf(area, last.current)?.focus()
  })

  return landing
}

function gripOf(area: RefObject<HTMLElement | null>, { key, from }: Landing): HTMLElement | null {
  return (
    nodeOf(area, `[data-meal="${key}"] .board-grip`) ??
    nodeOf(area, `[data-list="${from}"] .board-slot`)
  )
}

function nodeOf(area: RefObject<HTMLElement | null>, selector: string): HTMLElement | null {
  return area.current?.querySelector<HTMLElement>(selector) ?? null
}

function animate(node: HTMLElement | null, frames: Keyframe[], duration: number) {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  node?.animate(frames, { duration, easing: 'cubic-bezier(.3,1.6,.5,1)' })
}
