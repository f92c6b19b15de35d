/** Which list a dragged meal is over, and between which of its meals. Draws nothing. */
import type { Collision, CollisionDetection } from '@dnd-kit/core'
import type { Meal, MealList, Place } from '#shared/plans/schedule-moves.ts'

/** What the parts of the board tell of themselves: a list as a whole, or one of its meals. */
export type BoardPart = { list: MealList; meal?: Meal }

/** Pixels beside a list that still count as on it: the gaps between days, the weekend's head. */
const REACH_PX = 40

export const placeUnder: CollisionDetection = (drag) => {
  const { active, pointerCoordinates: pointer, droppableContainers } = drag
  if (!pointer) return []
  const lists: { id: string | number; list: MealList; away: number }[] = []
  const middles: { list: MealList; y: number }[] = []
  for (const { id, data, node } of droppableContainers) {
    const part = data.current as BoardPart | undefined
    // where it is now: the library's own rectangles move with the page, what sticks does not
    const rect = node.current?.getBoundingClientRect()
    if (!part || !rect) continue
    if (!part.meal) lists.push({ id, list: part.list, away: distance(pointer, rect) })
    else if (id !== active.id) middles.push({ list: part.list, y: rect.top + rect.height / 2 })
  }
  const nearest = lists.reduce<(typeof lists)[number] | null>(
    (best, each) => (best && best.away <= each.away ? best : each),
    // it lies over the days
    lists.find(({ list, away }) => list === 'unscheduled' && away === 0) ?? null,
  )
  if (!nearest || nearest.away > REACH_PX) return []
  const { id, list } = nearest
  const index = middles.filter((meal) => meal.list === list && meal.y < pointer.y).length
  const place: Place = { list, index: list === 'unscheduled' ? 0 : index }
  return [{ id, data: { place } }]
}

/** What `placeUnder` found; null for nothing. */
export function placeIn(collisions: readonly Collision[] | null): Place | null {
  const found = collisions?.[0]?.data as { place: Place } | undefined
  return found?.place ?? null
}

function distance(point: { x: number; y: number }, rect: DOMRect): number {
  const x = Math.max(rect.left - point.x, 0, point.x - rect.right)
  const y = Math.max(rect.top - point.y, 0, point.y - rect.bottom)
  return Math.hypot(x, y)
}
