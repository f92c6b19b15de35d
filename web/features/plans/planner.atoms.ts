/** What a cook has set and chosen in the planner, kept while they look at a recipe and come back. */
import { atom } from 'jotai'
import { DEFAULT_MEALS } from '#shared/plans/limits.ts'

type PlannerState = {
  /** Null while nothing is typed. */
  mealCount: number | null
  /** A Monday, yyyy-MM-dd; null is the current week, whenever that is. */
  weekStart: string | null
  tags: readonly string[]
  /** Recipe ids in the order they were chosen; null before anything was suggested. */
  selectedIds: readonly string[] | null
  search: string
  filterTags: readonly string[]
}

/** Spec 1, section 4: 7 meals, no tags, the current week. */
const DEFAULTS: PlannerState = {
  mealCount: DEFAULT_MEALS,
  weekStart: null,
  tags: [],
  selectedIds: null,
  search: '',
  filterTags: [],
}

const stateAtom = atom(DEFAULTS)

export const plannerAtom = atom(
  (get) => get(stateAtom),
  (_get, set, change: Partial<PlannerState>) =>
    set(stateAtom, (state) => ({ ...state, ...change })),
)

/** 'Back to Settings', and a plan that was made. */
export const resetPlannerAtom = atom(null, (_get, set) => set(stateAtom, DEFAULTS))
