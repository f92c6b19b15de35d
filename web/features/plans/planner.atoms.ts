/** What a cook has set and chosen in the planner, kept while they look at a recipe and come back. */
import { atom } from 'jotai'
import { DEFAULT_MEALS } from '#shared/plans/limits.ts'

/** Recipe ids. */
export type MealChoices = {
  /** In the order of the week. */
  selectedIds: readonly string[]
  /** Those of the selection that a shuffle leaves alone. */
  lockedIds: readonly string[]
  /** What was suggested last: it stands first, and stays there when it is taken out. */
  suggestedIds: readonly string[]
}

type PlannerState = {
  /** Null while nothing is typed. */
  mealCount: number | null
  /** A Monday, yyyy-MM-dd; null is the current week, whenever that is. */
  weekStart: string | null
  tags: readonly string[]
  /** Null before anything was suggested. */
  choices: MealChoices | null
  /** What a shuffle replaced, until the choice is changed by hand. */
  beforeShuffle: MealChoices | null
  search: string
  filterTags: readonly string[]
}

/** Spec 1, section 4: 7 meals, no tags, the current week. */
const DEFAULTS: PlannerState = {
  mealCount: DEFAULT_MEALS,
  weekStart: null,
  tags: [],
  choices: null,
  beforeShuffle: null,
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
