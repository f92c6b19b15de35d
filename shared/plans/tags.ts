/** The tags that the planner offers, in their order on screen (Spec 1, section 2). No I/O. */
export const OFFERED_TAGS = [
  'Main Course',
  'Soup',
  'Salad',
  'Side Dish',
  'Dessert',
  'Breakfast',
  'Vegetarian',
  'Chicken',
  'Beef',
  'Pork',
  'Seafood',
  'Quick & Easy',
  'Comfort',
  'Healthy',
  'Spicy',
  'International',
  'Sweet',
] as const
export type OfferedTag = (typeof OFFERED_TAGS)[number]
