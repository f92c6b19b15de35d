/** Allergens and traits of the table against lists written from the labelling law and public advice, not from our code. */
import { expect, test } from 'vitest'
import type { Allergen, Trait } from '../diets/vocabulary.ts'
import { foodOf } from './foods.ts'

/**
 * Annex II of Regulation (EU) 1169/2011, as UK law keeps it, with the foods that the Food Standards Agency
 * names for each, hidden ones too.
 */
const HOLD: Record<Allergen, string> = {
  celery: 'celery, celery stalks, celery leaves, celery seeds, celery salt, celeriac',
  gluten: `wheat, spelt, rye, barley, oats, flour, wholemeal flour, semolina, couscous, bulgur wheat, bread,
    breadcrumbs, panko, pasta, spaghetti, pastry, puff pastry, cake, biscuits, crackers, flour tortillas,
    naan, pitta bread, malt extract, malt vinegar, beer, soy sauce, seitan, pearl barley, freekeh, udon noodles,
    yorkshire pudding, filo pastry, weetabix, croutons, porridge oats`,
  crustaceans: `prawns, king prawns, shrimps, crab, crab meat, lobster, crayfish, langoustines, scampi,
    shrimp paste, prawn crackers`,
  eggs: `eggs, egg yolks, egg whites, quail eggs, duck eggs, mayonnaise, aioli, hollandaise, meringue, quiche,
    egg noodles, omelette, lemon curd, fresh egg pasta, tartare sauce`,
  fish: `cod, haddock, salmon, tuna, tinned tuna, mackerel, sardines, trout, plaice, sea bass, anchovies,
    kippers, fish sauce, worcestershire sauce, fish stock, fish fingers, caesar dressing, smoked salmon, caviar,
    taramasalata`,
  lupin: 'lupin flour, lupin beans',
  milk: `milk, whole milk, skimmed milk, butter, ghee, cream, double cream, soured cream, creme fraiche, yogurt,
    buttermilk, cheese, cheddar, parmesan, mozzarella, feta, halloumi, paneer, ricotta, mascarpone, cream cheese,
    milk powder, condensed milk, evaporated milk, whey powder, custard, ice cream, milk chocolate,
    white chocolate, raw milk, kefir, quark, goat's cheese, lactose-free milk`,
  molluscs:
    'mussels, clams, cockles, oysters, scallops, squid, calamari, octopus, snails, whelks, oyster sauce',
  mustard: 'mustard, dijon mustard, wholegrain mustard, mustard seeds, mustard powder, piccalilli',
  nuts: `almonds, flaked almonds, ground almonds, hazelnuts, walnuts, cashews, pecans, brazil nuts, pistachios,
    macadamia nuts, mixed nuts, marzipan, almond butter, almond milk, nutella, praline, walnut oil, frangipane`,
  peanuts: 'peanuts, peanut butter, satay sauce, groundnuts, salted peanuts, dry roasted peanuts',
  sesame: 'sesame seeds, sesame oil, tahini, hummus, halva, za’atar, gomasio',
  soya: `soya beans, tofu, firm tofu, silken tofu, tempeh, edamame, soya milk, soy sauce, dark soy sauce, tamari,
    miso paste, soya mince, soya yogurt`,
  sulphites: 'wine, red wine, white wine, dried apricots',
}

const foodsOf = (list: string) => list.split(',').map((name) => name.trim())

test.each(
  Object.entries(HOLD).flatMap(([allergen, list]) => foodsOf(list).map((name) => [name, allergen])),
)('%s: %s', (name, allergen) => {
  expect(foodOf(name)?.allergens).toContainEqual({ of: allergen, isSure: true })
})

/** Some makers use it: that must be said as well. */
const MAY_HOLD: [name: string, allergen: Allergen][] = [
  ['stock cubes', 'celery'],
  ['stock cubes', 'gluten'],
  ['vegetable stock', 'celery'],
  ['gravy granules', 'gluten'],
  ['sausages', 'gluten'],
  ['burgers', 'gluten'],
  ['dark chocolate', 'milk'],
  ['dark chocolate', 'nuts'],
  ['curry powder', 'mustard'],
  ['thai red curry paste', 'crustaceans'],
  ['kimchi', 'fish'],
  ['pesto', 'nuts'],
  ['margarine', 'milk'],
  ['groundnut oil', 'peanuts'],
  ['raisins', 'sulphites'],
  ['cider', 'sulphites'],
  ['barbecue sauce', 'mustard'],
  ['puff pastry', 'milk'],
]
test.each(MAY_HOLD)('%s may hold %s', (name, allergen) => {
  expect(foodOf(name)?.allergens.map((each) => each.of)).toContain(allergen)
})

/** They only sound like it. */
const FREE: [list: string, allergen: Allergen][] = [
  [
    'coconut milk, oat milk, almond milk, cream of tartar, butter beans, peanut butter, cocoa butter',
    'milk',
  ],
  [
    'butternut squash, butterhead lettuce, coconut cream, creamed coconut, rice milk, soya milk',
    'milk',
  ],
  ['nutmeg, butternut squash, coconut, water chestnuts, coconut milk, doughnuts', 'nuts'],
  ['aubergine, eggplant, pasta', 'eggs'],
  [
    'buckwheat flour, rice, cornflour, polenta, quinoa, gram flour, rice noodles, potatoes, tamari',
    'gluten',
  ],
  ['oyster mushrooms, crab apples, seafood sauce', 'molluscs'],
  ['crab apples, oyster mushrooms', 'crustaceans'],
  ['fennel, parsley, carrots', 'celery'],
  ['turmeric, horseradish', 'mustard'],
  ['seaweed salad, star fruit', 'fish'],
]
test.each(FREE.flatMap(([list, allergen]) => foodsOf(list).map((name) => [name, allergen])))(
  '%s is free of %s',
  (name, allergen) => {
    expect(foodOf(name)).not.toBe(null)
    expect(
      foodOf(name)?.allergens.filter((each) => each.of === allergen && each.isSure) ?? [],
    ).toEqual([])
  },
)

/** What diets and pregnancy ask for: religious and vegetarian societies, and the advice of the NHS. */
const ARE: Record<string, [trait: Trait, list: string]> = {
  pork: [
    'pork',
    'pork, bacon, ham, gammon, chorizo, pancetta, lard, salami, prosciutto, pork belly, black pudding',
  ],
  meat: [
    'meat',
    'beef, lamb, chicken, turkey, duck, venison, beef mince, chicken stock, liver, dripping',
  ],
  gelatine: ['gelatine', 'gelatine, marshmallows, jelly, jelly babies'],
  rennet: ['rennet', 'parmesan, grana padano, pecorino, gorgonzola'],
  alcohol: [
    'alcohol',
    'wine, beer, sherry, brandy, rum, marsala, vodka, cider, mirin, port, champagne',
  ],
  blood: ['blood', 'black pudding'],
  liver: ['liver', 'chicken liver, pâté'],
  honey: ['honey', 'honey'],
  mould: ['mould-cheese', 'brie, camembert, gorgonzola, roquefort, dolcelatte'],
  raw: ['unpasteurised', 'raw milk'],
  mercury: ['high-mercury', 'swordfish'],
  shellfish: ['shellfish', 'prawns, mussels, crab, squid, oysters'],
  animal: ['animal', 'milk, butter, eggs, honey, cod, beef, gelatine, parmesan, lard, fish sauce'],
}
test.each(
  Object.values(ARE).flatMap(([trait, list]) => foodsOf(list).map((name) => [name, trait])),
)('%s is %s', (name, trait) => {
  expect(foodOf(name)?.traits.map((each) => each.of)).toContain(trait)
})

test('nobody who eats nothing of animals is offered any in plants', () => {
  const plants = `carrots, lentils, tofu, oat milk, olive oil, bread flour, rice, almonds, vegan butter, sugar, salt,
    soy sauce, tinned tomatoes, chickpeas, coconut milk, dark soy sauce, agar`
  for (const name of foodsOf(plants)) {
    expect([name, foodOf(name)?.traits.filter((each) => each.of === 'animal')]).toEqual([name, []])
  }
})
