/** How to know when food is done, with the core temperatures that are safe in the UK. No recipe known. */

import { findTerms, withoutPhrases } from './words.ts'

type Doneness = { words: readonly string[]; isRawRisk?: true; text: string }

/** Source of 70 °C for 2 minutes, or 75 °C for 30 seconds: the Food Standards Agency's cooking guidance. */
const DONENESS: readonly Doneness[] = [
  {
    words: ['chicken', 'turkey', 'duck', 'poultry'],
    isRawRisk: true,
    text: 'Poultry: no pink meat, juices that run clear, steaming hot in the thickest part; 75 °C at the core (or 70 °C held for 2 minutes).',
  },
  {
    words: [
      'mince',
      'minced beef',
      'minced pork',
      'minced lamb',
      'minced turkey',
      'minced chicken',
      'ground beef',
      'burger',
      'sausage',
      'meatball',
      'kebab',
    ],
    isRawRisk: true,
    text: 'Mince, burgers and sausages: browned all through with no pink left; 75 °C at the core (or 70 °C held for 2 minutes).',
  },
  {
    words: ['pork', 'gammon'],
    isRawRisk: true,
    text: 'Pork: no pink meat and clear juices; 75 °C at the core (or 70 °C held for 2 minutes).',
  },
  {
    words: ['liver', 'kidney'],
    isRawRisk: true,
    text: 'Offal: cooked through with no pink; 75 °C at the core (or 70 °C held for 2 minutes).',
  },
  {
    words: ['steak', 'beef', 'lamb'],
    text: 'Whole cuts of beef and lamb may be pink inside once the outside is browned all over; medium is about 60 °C at the core. Diced, rolled or minced meat is cooked through.',
  },
  {
    words: ['prawn', 'shrimp'],
    isRawRisk: true,
    text: 'Prawns: pink and firm all through, nothing grey or glassy left; 2 to 4 minutes in a hot pan.',
  },
  {
    words: ['mussel', 'clam'],
    isRawRisk: true,
    text: 'Mussels and clams: the shells have opened; throw away those that stay shut.',
  },
  {
    words: ['fish', 'salmon', 'cod', 'haddock', 'tuna', 'trout', 'mackerel'],
    text: 'Fish: it turns opaque and flakes easily when pressed with a fork at the thickest part.',
  },
  {
    words: ['egg', 'omelette', 'frittata'],
    text: 'Eggs: no liquid white left; boiled from simmering water, about 6 minutes gives a runny yolk and 10 a firm one.',
  },
  {
    words: ['rice'],
    text: 'Rice: tender to the bite with no hard core and the water taken up. Cool what is left within an hour and keep it in the fridge, for a day at most.',
  },
  {
    words: ['pasta', 'spaghetti', 'penne', 'tagliatelle', 'macaroni', 'lasagne'],
    text: 'Pasta: bite a piece; tender with a little resistance and no chalky middle. Start tasting 2 minutes before the packet says.',
  },
  {
    words: ['noodle'],
    text: 'Noodles: tender when bitten, not soft; fresh ones need only a few minutes.',
  },
  {
    words: ['potato', 'carrot', 'parsnip', 'squash', 'swede'],
    text: 'Roots: a knife tip slides into the thickest piece without resistance.',
  },
  {
    words: ['lentil', 'bean', 'chickpea'],
    text: 'Pulses: they crush easily between two fingers. Dried kidney beans must boil hard for at least 10 minutes before they simmer.',
  },
  {
    words: ['cake', 'sponge', 'muffin', 'brownie'],
    text: 'Cake: risen, springs back when pressed lightly, and a skewer in the middle comes out clean (a brownie: with a few moist crumbs).',
  },
  {
    words: ['bread', 'loaf', 'dough'],
    text: 'Bread: deep golden, and it sounds hollow when you knock on the base; about 95 °C at the core.',
  },
  {
    words: ['pastry', 'pie', 'tart'],
    text: 'Pastry: evenly golden and crisp, the base too; a filling should be bubbling hot.',
  },
  {
    words: ['biscuit', 'cookie'],
    text: 'Biscuits: golden at the edge and still soft in the middle; they firm up as they cool.',
  },
  {
    words: ['custard', 'cheesecake'],
    text: 'Custard: set at the edge with a slight wobble in the middle; poured custard coats the back of a spoon.',
  },
  {
    words: ['onion'],
    text: 'Onions: soft and see-through after about 8 minutes on a medium heat; deep golden takes 30 or more on a low one.',
  },
]

/** Ingredients named after a food that they are not. */
const NOT_MEANT =
  /\b(?:(?:chicken|beef|fish|lamb|pork|duck|turkey|prawn|shrimp|onion) (?:stock|broth|sauce|gravy|bouillon|paste|cubes?|seasoning|powder|fat|bones?|salt|soup)|egg (?:noodles?|wash)|eggs? (?:yolks?|whites?)|rice (?:vinegar|wine|flour|noodles?|paper)|potato (?:starch|flour)|(?:green|runner|french|coffee|vanilla) beans?|bread (?:flour|knife)|mince pies?|(?:pie|cake|tart|loaf) (?:dish|tin|case|rack))\b/gi

/** The tests for the foods that a text names, in its order. */
export function donenessIn(text: string): Doneness[] {
  return findTerms(DONENESS, withoutPhrases(text, NOT_MEANT))
}
