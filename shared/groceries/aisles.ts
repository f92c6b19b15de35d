/** The aisles of a UK supermarket by name, without their words, so that a screen need not load those. */

/** The aisles in the order of the shop; 'Other' for what is in none. */
export const AISLES = [
  'Fruit & Vegetables',
  'Meat & Poultry',
  'Fish & Seafood',
  'Dairy & Eggs',
  'Bakery',
  'Food Cupboard',
  'Herbs Spices & Seasonings',
  'Tins Jars & Packets',
  'Pasta Rice & Grains',
  'Oils Vinegars & Condiments',
  'Baking',
  'Frozen',
  'Drinks',
  'Snacks & Sweets',
  'World Foods',
  'Household',
  'Other',
] as const
export type Aisle = (typeof AISLES)[number]
