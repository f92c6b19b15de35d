/** Sizes that UK supermarkets commonly sell. Typical, not promised: shops differ. */

/**
 * `foods` are names, read as merging reads them (shared/groceries). `sizes` rise and count in `unit`: grams,
 * millilitres, or what is counted ('' for pieces). `weights` are grams (or millilitres) of one of another
 * unit, '' for one piece; up to `loose` pieces are sold singly. `gramsPerMl` lets spoons and cups of dry goods be
 * weighed. `isAbout`: the size is what one usually holds, and is not printed on it.
 */
export type Pack = {
  foods: readonly string[]
  unit: string
  sizes: readonly number[]
  container: string
  plural: string
  weights?: Readonly<Record<string, number>>
  loose?: number
  gramsPerMl?: number
  isAbout?: true
}

type Rest = Omit<Partial<Pack>, 'foods' | 'unit' | 'sizes' | 'container'>

function pack(foods: string, sizes: string, container: string, rest: Rest = {}): Pack {
  const [, numbers = '', unit = ''] = /^([\d ]+?) ?([a-z]*)$/.exec(sizes) ?? []
  const plural = container.endsWith('x') ? `${container}es` : `${container}s`
  const each = { foods: foods.split(', '), unit, sizes: numbers.split(' ').map(Number) }
  return { ...each, container, plural, ...rest }
}

const HERB = { weights: { sprig: 2, leaf: 0.5, handful: 15, stem: 2, stalk: 2 }, gramsPerMl: 0.25 }
const LOAF = { plural: 'loaves', isAbout: true } as const

/** Ours: the packs of UK supermarkets, the smallest size first. */
export const PACKS: readonly Pack[] = [
  pack('garlic', '10 clove', 'bulb', { isAbout: true }),
  pack('celery', '8 stick', 'head', { isAbout: true, weights: { stalk: 1 } }),
  pack('bread, white bread, brown bread, wholemeal bread', '18 slice', 'loaf', LOAF),
  pack('lemon juice', '45 ml', 'lemon', { isAbout: true }),
  pack('lime juice', '30 ml', 'lime', { isAbout: true }),
  pack(
    'chicken stock, beef stock, vegetable stock, lamb stock, stock',
    '4000 ml',
    'box of stock cubes',
    {
      plural: 'boxes of stock cubes',
      isAbout: true,
    },
  ),
  pack('eggs, egg yolks, egg whites', '6 12', 'box'),
  pack('tortillas', '8', 'pack'),
  pack('burger buns, bread rolls', '4 6', 'pack'),
  pack('pitta breads', '6', 'pack'),
  pack('naan breads', '2', 'pack'),
  pack('bagels', '5', 'pack'),
  pack('sausages, pork sausages', '8', 'pack'),
  pack('beef mince, lamb mince, pork mince, turkey mince, mince', '250 500 750 g', 'pack'),
  pack('bacon, streaky bacon, back bacon, smoked bacon, smoked back bacon', '300 g', 'pack', {
    weights: { rasher: 30, slice: 30 },
  }),
  pack('chicken breasts', '300 650 1000 g', 'pack', { weights: { '': 160 } }),
  pack('chicken thighs', '600 1000 g', 'pack', { weights: { '': 120 } }),
  pack('chicken thigh fillets', '320 640 g', 'pack', { weights: { '': 80 } }),
  pack('stewing steak, braising steak, diced beef', '400 800 g', 'pack'),
  pack('salmon fillets', '260 520 g', 'pack', { weights: { '': 130 } }),
  pack('prawns, king prawns, raw king prawns, cooked prawns', '150 300 g', 'pack'),
  pack('smoked salmon, pancetta, chorizo', '100 200 g', 'pack'),
  pack('milk, whole milk, semi skimmed milk, skimmed milk', '568 1136 2272 ml', 'bottle'),
  pack('double cream, single cream', '150 300 600 ml', 'pot'),
  pack('crème fraîche, soured cream', '300 ml', 'pot', { weights: { g: 1 } }),
  pack('yogurt, greek yogurt, natural yogurt', '500 g', 'pot', { gramsPerMl: 1 }),
  pack('butter, unsalted butter, salted butter', '250 g', 'block', {
    weights: { stick: 113, knob: 15 },
    gramsPerMl: 0.96,
  }),
  pack('cheddar, mature cheddar', '400 g', 'block', { gramsPerMl: 0.45 }),
  pack('parmesan', '200 g', 'piece', { gramsPerMl: 0.4 }),
  pack('mozzarella', '125 g', 'ball'),
  pack('feta', '200 g', 'block', { gramsPerMl: 0.6 }),
  pack('halloumi', '225 g', 'block'),
  pack('cream cheese', '180 300 g', 'tub', { gramsPerMl: 1 }),
  pack('ricotta, mascarpone', '250 g', 'tub', { gramsPerMl: 1 }),
  pack('tofu, firm tofu', '280 g', 'block'),
  pack('puff pastry, ready-rolled puff pastry', '320 375 g', 'sheet'),
  pack('filo pastry', '270 g', 'pack'),
  pack('plain flour, self raising flour, flour, strong white flour', '1500 g', 'bag', {
    gramsPerMl: 0.55,
  }),
  pack('caster sugar, sugar, icing sugar, brown sugar, light brown sugar', '500 1000 g', 'bag', {
    gramsPerMl: 0.85,
  }),
  pack('dark brown sugar, demerara sugar, dark muscovado sugar', '500 g', 'bag', {
    gramsPerMl: 0.85,
  }),
  pack('cornflour', '250 g', 'box', { gramsPerMl: 0.55 }),
  pack('cocoa powder', '250 g', 'tub', { gramsPerMl: 0.45 }),
  pack('baking powder', '170 g', 'tub', { gramsPerMl: 0.9 }),
  pack('bicarbonate of soda', '200 g', 'tub', { gramsPerMl: 0.9 }),
  pack('vanilla extract', '38 100 ml', 'bottle'),
  pack('dark chocolate, milk chocolate, white chocolate', '100 200 g', 'bar'),
  pack('walnuts, almonds, flaked almonds, pecans, cashews, hazelnuts', '100 200 g', 'bag', {
    gramsPerMl: 0.5,
  }),
  pack('ground almonds', '150 g', 'bag', { gramsPerMl: 0.4 }),
  pack('raisins, sultanas', '500 g', 'bag', { gramsPerMl: 0.6 }),
  pack('oats', '1000 g', 'bag', { gramsPerMl: 0.4 }),
  pack('rice, basmati rice, long grain rice, arborio rice, risotto rice', '500 1000 g', 'bag', {
    gramsPerMl: 0.8,
  }),
  pack(
    'pasta, spaghetti, penne, fusilli, tagliatelle, macaroni, orzo, linguine',
    '500 1000 g',
    'pack',
    {
      gramsPerMl: 0.4,
    },
  ),
  pack('gnocchi', '500 g', 'pack'),
  pack('egg noodles, rice noodles', '250 g', 'pack'),
  pack('couscous, bulgur wheat, quinoa', '500 g', 'bag', { gramsPerMl: 0.75 }),
  pack('lentils, red lentils, green lentils', '500 g', 'bag', { gramsPerMl: 0.8 }),
  pack(
    'tinned tomatoes, tinned chopped tomatoes, chickpeas, kidney beans, black beans',
    '400 g',
    'tin',
  ),
  pack('butter beans, cannellini beans, baked beans, haricot beans', '400 g', 'tin'),
  pack('tuna', '145 g', 'tin'),
  pack('coconut milk', '400 ml', 'tin'),
  pack('tomato purée', '200 g', 'tube', { gramsPerMl: 1.1 }),
  pack('passata', '500 g', 'carton', { gramsPerMl: 1 }),
  pack('olive oil, extra virgin olive oil', '500 1000 ml', 'bottle'),
  pack('vegetable oil, sunflower oil, rapeseed oil, oil', '1000 ml', 'bottle'),
  pack('sesame oil, toasted sesame oil', '250 ml', 'bottle'),
  pack('soy sauce, light soy sauce, dark soy sauce, fish sauce', '150 ml', 'bottle'),
  pack('worcestershire sauce', '150 ml', 'bottle'),
  pack('white wine vinegar, red wine vinegar, cider vinegar, vinegar', '250 ml', 'bottle'),
  pack('balsamic vinegar', '250 ml', 'bottle'),
  pack('red wine, white wine', '750 ml', 'bottle'),
  pack('honey, maple syrup, golden syrup', '250 ml', 'bottle', { weights: { g: 0.71 } }),
  pack('dijon mustard, wholegrain mustard, mustard, english mustard', '180 ml', 'jar'),
  pack('mayonnaise, ketchup', '400 ml', 'bottle'),
  pack('peanut butter, tahini', '300 g', 'jar', { gramsPerMl: 1 }),
  pack('pesto, curry paste, red curry paste, green curry paste', '190 g', 'jar', { gramsPerMl: 1 }),
  pack('potatoes', '1000 2000 2500 g', 'bag', { weights: { '': 175 }, loose: 4 }),
  pack('new potatoes', '750 g', 'bag', { weights: { '': 50 } }),
  pack('carrots', '500 1000 g', 'bag', { weights: { '': 90 }, loose: 5 }),
  pack('onions, red onions', '1000 g', 'bag', { weights: { '': 150 }, loose: 3 }),
  pack('mushrooms, chestnut mushrooms', '250 400 g', 'punnet', { weights: { '': 18 } }),
  pack('cherry tomatoes', '250 500 g', 'punnet', { weights: { '': 15 } }),
  pack('green beans', '220 g', 'pack'),
  pack('spinach, baby spinach', '200 g', 'bag', { weights: { handful: 30 } }),
  pack('kale', '200 g', 'bag', { weights: { handful: 30 } }),
  pack('rocket, watercress', '70 g', 'bag', { weights: { handful: 20 } }),
  pack('beansprouts', '300 g', 'bag', { weights: { handful: 40 } }),
  pack('strawberries', '400 g', 'punnet'),
  pack('blueberries, raspberries, blackberries', '150 g', 'punnet', { gramsPerMl: 0.6 }),
  pack('frozen peas, peas', '1000 g', 'bag', { gramsPerMl: 0.6 }),
  pack(
    'parsley, coriander, basil, mint, dill, thyme, rosemary, chives, sage',
    '30 g',
    'pack',
    HERB,
  ),
]

/** Sold in small jars that last for many meals; a jar is enough for any amount in spoons. */
export const JARS: readonly string[] = [
  ...['ground cumin', 'ground coriander', 'paprika', 'smoked paprika', 'turmeric', 'curry powder'],
  ...['hot chilli powder', 'mild chilli powder'],
  ...['chilli powder', 'chilli flakes', 'ground cinnamon', 'ground ginger', 'nutmeg'],
  ...['ground nutmeg', 'dried oregano', 'oregano', 'dried thyme', 'dried basil', 'dried rosemary'],
  ...['mixed herbs', 'garam masala', 'cumin seeds', 'mustard seeds', 'fennel seeds', 'mixed spice'],
  ...['coriander seeds', 'cayenne pepper', 'black pepper', 'white pepper', 'garlic powder'],
  ...['garlic granules', 'onion powder', 'salt', 'sea salt', 'ground allspice', 'five spice'],
]
