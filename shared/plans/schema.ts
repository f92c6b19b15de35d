/** A week of meals: which recipes were chosen and on which day each stands (Spec 2, section 3). No I/O. */
import { z } from 'zod'
import { Id, optionalText, Rev, requiredText, Timestamp } from '../fields.ts'
import {
  DAYS,
  type Day,
  MEALS_PER_DAY_MAX,
  MEALS_PER_PLAN_MAX,
  NO_MEALS_MESSAGE,
  PLAN_NAME_CHARS_MAX,
  PLAN_NAME_MESSAGE,
} from './limits.ts'
import { isMonday } from './week.ts'

const DayMeals = z
  .array(Id)
  .max(MEALS_PER_DAY_MAX, `Max ${MEALS_PER_DAY_MAX} meals`)
  .refine(isUnique, 'A recipe stands on a day once')

/** Day name to recipe ids; days without meals may be absent. */
export const MealSchedule = z.partialRecord(z.enum(DAYS), DayMeals)
export type MealSchedule = z.infer<typeof MealSchedule>

const SelectedRecipes = z
  .array(Id)
  .min(1, NO_MEALS_MESSAGE)
  .max(MEALS_PER_PLAN_MAX, `At most ${MEALS_PER_PLAN_MAX} meals`)
  .refine(isUnique, 'A recipe can be selected once')

const PlanName = requiredText(PLAN_NAME_CHARS_MAX, PLAN_NAME_MESSAGE)
const Summary = optionalText(10_000)

/** A Monday that exists, yyyy-MM-dd. */
const WeekStartDate = z.iso
  .date({ error: 'A date as yyyy-MM-dd', abort: true })
  .refine(isMonday, 'A week starts on a Monday')

/** A row (Spec 2, section 3); `weekly_summary` is `null` until one was written. */
export const WeeklyMealPlan = z.object({
  id: Id,
  profile_id: Id,
  name: z.string(),
  week_start_date: z.string(),
  selected_recipe_ids: z.array(Id),
  meal_schedule: MealSchedule,
  weekly_summary: z.string().nullable(),
  created_at: Timestamp,
  rev: Rev,
})
export type WeeklyMealPlan = z.infer<typeof WeeklyMealPlan>

/** The fields that change; the rest stays. */
export const PlanPatch = z
  .strictObject({
    name: PlanName,
    weekly_summary: Summary,
    meal_schedule: MealSchedule,
    selected_recipe_ids: SelectedRecipes,
  })
  .partial()
export type PlanPatch = z.infer<typeof PlanPatch>

/** The body of `create-complete-meal-plan`; camelCase as Spec 1, section 7 has it. */
export const PlanDraft = z
  .strictObject({
    id: Id.optional(),
    plain: z.boolean().default(false),
    name: PlanName,
    weekStartDate: WeekStartDate,
    selectedRecipes: SelectedRecipes,
    mealSchedule: MealSchedule,
    profileId: Id.optional(),
  })
  .superRefine((draft, context) => {
    for (const issue of strangersIn(draft.mealSchedule, draft.selectedRecipes)) {
      context.addIssue({
        code: 'custom',
        path: ['mealSchedule', ...issue.path],
        message: issue.message,
      })
    }
  })
export type PlanDraft = z.infer<typeof PlanDraft>
export type PlanInput = z.input<typeof PlanDraft>

/** Meals that stand on a day without having been selected. Paths are `[day, place]`. */
export function strangersIn(
  schedule: MealSchedule,
  selected: readonly string[],
): { path: [Day, number]; message: string }[] {
  const known = new Set(selected)
  return DAYS.flatMap((day) =>
    (schedule[day] ?? []).flatMap((id, place) =>
      known.has(id)
        ? []
        : [{ path: [day, place] as [Day, number], message: 'Not one of the selected recipes' }],
    ),
  )
}

function isUnique(list: readonly string[]): boolean {
  return new Set(list).size === list.length
}
