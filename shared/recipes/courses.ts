/** The courses a recipe may belong to, in the order of a menu, and their words on screen. Data only. */

/** Stored words; a recipe has one or none (`null`: nobody said). */
export const COURSES = [
  'breakfast',
  'starter',
  'soup',
  'main',
  'side',
  'salad',
  'dessert',
  'baking',
  'drink',
  'sauce',
  'snack',
] as const
export type Course = (typeof COURSES)[number]

/** 'breakfast' as 'Breakfast'. */
export const COURSE_LABELS = Object.fromEntries(
  COURSES.map((course) => [course, `${course[0]?.toUpperCase()}${course.slice(1)}`]),
) as Record<Course, string>
