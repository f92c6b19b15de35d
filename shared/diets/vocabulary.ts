/** What people can be said not to eat: ten diets, the fourteen allergens of the labelling law. Knows no food. */

/** `guide.md`, Needs; the order is the order on screens. */
export const DIETS = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'halal',
  'kosher',
  'gluten-free',
  'dairy-free',
  'low-lactose',
  'nut-free',
  'pregnancy',
] as const
export type Diet = (typeof DIETS)[number]

/** The fourteen of Annex II of Regulation (EU) 1169/2011, as UK law keeps it. */
export const ALLERGENS = [
  'celery',
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'lupin',
  'milk',
  'molluscs',
  'mustard',
  'nuts',
  'peanuts',
  'sesame',
  'soya',
  'sulphites',
] as const
export type Allergen = (typeof ALLERGENS)[number]

/** What else a food can be, as the column `traits` of the food table spells it. */
export const TRAITS = [
  'meat',
  'poultry',
  'pork',
  'fish',
  'shellfish',
  'egg',
  'dairy',
  'lactose',
  'gluten',
  'alcohol',
  'animal',
  'gelatine',
  'rennet',
  'honey',
  'blood',
  'offal',
  'liver',
  'raw-egg',
  'raw-fish',
  'raw-meat',
  'mould-cheese',
  'unpasteurised',
  'high-mercury',
  'caffeine',
] as const
export type Trait = (typeof TRAITS)[number]

/** As a checkbox or a chip says it. */
export const DIET_LABELS: Record<Diet, string> = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  pescatarian: 'Pescatarian',
  halal: 'Halal',
  kosher: 'Kosher',
  'gluten-free': 'Gluten-free',
  'dairy-free': 'Dairy-free',
  'low-lactose': 'Low lactose',
  'nut-free': 'Nut-free',
  pregnancy: 'Pregnancy',
}

/** As a checkbox says it; in a sentence they stand in lower case. */
export const ALLERGEN_LABELS: Record<Allergen, string> = {
  celery: 'Celery',
  gluten: 'Gluten',
  crustaceans: 'Crustaceans',
  eggs: 'Eggs',
  fish: 'Fish',
  lupin: 'Lupin',
  milk: 'Milk',
  molluscs: 'Molluscs',
  mustard: 'Mustard',
  nuts: 'Nuts',
  peanuts: 'Peanuts',
  sesame: 'Sesame',
  soya: 'Soya',
  sulphites: 'Sulphites',
}

/** What stands small beside the label, for those who do not know the law's word; '' where it needs none. */
export const ALLERGEN_EXAMPLES: Record<Allergen, string> = {
  celery: 'celeriac too',
  gluten: 'wheat, rye, barley, oats',
  crustaceans: 'prawns, crab, lobster',
  eggs: '',
  fish: '',
  lupin: 'in some flour and bread',
  milk: 'butter, cheese, cream too',
  molluscs: 'mussels, oysters, squid',
  mustard: '',
  nuts: 'almonds, walnuts and more',
  peanuts: '',
  sesame: 'tahini, hummus',
  soya: 'tofu, soy sauce',
  sulphites: 'wine, dried fruit',
}

export type Forbidden = { allergens: readonly Allergen[]; traits: readonly Trait[] }

const FLESH = ['meat', 'poultry', 'pork', 'gelatine', 'blood', 'offal', 'liver'] as const

/**
 * What each diet forbids of a food; that some brands hold it forbids it as well. Kosher also keeps milk
 * from meat, which no single food can break (`conflicts.ts`). Pregnancy: advice of the NHS; caffeine and
 * other things with a daily limit are allowed.
 */
export const DIET_FORBIDS: Record<Diet, Forbidden> = {
  vegetarian: { allergens: [], traits: [...FLESH, 'fish', 'shellfish', 'rennet'] },
  vegan: {
    allergens: ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs'],
    traits: [...FLESH, 'fish', 'shellfish', 'rennet', 'egg', 'dairy', 'honey', 'animal'],
  },
  pescatarian: { allergens: [], traits: FLESH },
  halal: { allergens: [], traits: ['pork', 'alcohol', 'gelatine', 'blood'] },
  kosher: {
    allergens: ['crustaceans', 'molluscs'],
    traits: ['pork', 'shellfish', 'gelatine', 'blood', 'rennet'],
  },
  'gluten-free': { allergens: ['gluten'], traits: ['gluten'] },
  'dairy-free': { allergens: ['milk'], traits: ['dairy'] },
  'low-lactose': { allergens: [], traits: ['lactose'] },
  'nut-free': { allergens: ['nuts', 'peanuts'], traits: [] },
  pregnancy: {
    allergens: [],
    traits: [
      'raw-egg',
      'raw-fish',
      'raw-meat',
      'mould-cheese',
      'unpasteurised',
      'liver',
      'high-mercury',
      'alcohol',
    ],
  },
}
