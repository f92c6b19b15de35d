/** Foods that the guide can build a dish from, with an amount per person. General kitchen knowledge. */

type FoodRole = 'protein' | 'vegetable' | 'leaf' | 'aromatic' | 'starch'
type FoodKind = 'meat' | 'fish' | 'dairy' | 'egg' | 'plant'

/**
 * `words` are what a person may call it, the first is its name in the dish. `perServing` counts in
 * `unit` ('' for pieces). `minutes` is how long small pieces fry until they are done.
 */
export type GuideFood = {
  words: readonly string[]
  role: FoodRole
  kind: FoodKind
  perServing: number
  unit: string
  prepared?: string
  minutes: number
  done?: string
}

const NO_PINK = 'browned, with no pink left inside (75 °C at the core)'
const FLAKES = 'opaque and flaking'

function food(
  words: string,
  role: FoodRole,
  kind: FoodKind,
  perServing: number,
  unit: string,
  minutes: number,
  rest: { prepared?: string; done?: string } = {},
): GuideFood {
  return { words: words.split('|'), role, kind, perServing, unit, minutes, ...rest }
}

const CUBED = { prepared: 'cut into 2 cm pieces' }
const SLICED = { prepared: 'sliced' }
const CHOPPED = { prepared: 'chopped' }

/** Longer names stand before the shorter ones that they contain. */
export const GUIDE_FOODS: readonly GuideFood[] = [
  food('chicken', 'protein', 'meat', 150, 'g', 10, { ...CUBED, done: NO_PINK }),
  food('turkey', 'protein', 'meat', 150, 'g', 10, { ...CUBED, done: NO_PINK }),
  food('beef mince|minced beef|mince', 'protein', 'meat', 125, 'g', 10, { done: NO_PINK }),
  food('pork', 'protein', 'meat', 150, 'g', 10, { ...CUBED, done: NO_PINK }),
  food('sausages|sausage', 'protein', 'meat', 2, '', 15, { ...CUBED, done: NO_PINK }),
  food('bacon', 'protein', 'meat', 50, 'g', 8, { ...CHOPPED, done: 'crisp at the edges' }),
  food('salmon', 'protein', 'fish', 130, 'g', 8, { ...CUBED, done: FLAKES }),
  food('cod|white fish|haddock', 'protein', 'fish', 130, 'g', 8, { ...CUBED, done: FLAKES }),
  food('prawns|prawn', 'protein', 'fish', 100, 'g', 4, { done: 'pink and firm all through' }),
  food('tofu', 'protein', 'plant', 100, 'g', 8, { ...CUBED, done: 'golden' }),
  food('halloumi', 'protein', 'dairy', 60, 'g', 5, { ...CUBED, done: 'golden' }),
  food('chickpeas|chickpea|tinned chickpeas', 'protein', 'plant', 120, 'g', 5, {
    prepared: 'cooked or tinned, drained',
    done: 'hot through',
  }),
  food(
    'beans|tinned beans|black beans|kidney beans|cannellini beans|butter beans',
    'protein',
    'plant',
    120,
    'g',
    5,
    {
      prepared: 'tinned, drained and rinsed',
      done: 'hot through',
    },
  ),
  food('sweet potatoes|sweet potato', 'vegetable', 'plant', 150, 'g', 15, CUBED),
  food('potatoes|potato', 'vegetable', 'plant', 200, 'g', 18, CUBED),
  food('carrots|carrot', 'vegetable', 'plant', 80, 'g', 12, SLICED),
  food('parsnips|parsnip', 'vegetable', 'plant', 80, 'g', 12, CUBED),
  food('butternut squash|squash|pumpkin', 'vegetable', 'plant', 120, 'g', 15, CUBED),
  food('cauliflower', 'vegetable', 'plant', 100, 'g', 10, { prepared: 'in small florets' }),
  food('broccoli', 'vegetable', 'plant', 80, 'g', 7, { prepared: 'in small florets' }),
  food('peppers|red pepper|green pepper|bell pepper', 'vegetable', 'plant', 80, 'g', 7, SLICED),
  food('courgettes|courgette|zucchini', 'vegetable', 'plant', 80, 'g', 6, SLICED),
  food('aubergine|eggplant', 'vegetable', 'plant', 100, 'g', 12, CUBED),
  food('mushrooms|mushroom', 'vegetable', 'plant', 80, 'g', 7, SLICED),
  food('tomatoes|tomato', 'vegetable', 'plant', 100, 'g', 6, CHOPPED),
  food('green beans', 'vegetable', 'plant', 80, 'g', 7, { prepared: 'trimmed' }),
  food('sweetcorn', 'vegetable', 'plant', 60, 'g', 4),
  food('spinach', 'leaf', 'plant', 60, 'g', 2),
  food('kale', 'leaf', 'plant', 60, 'g', 5, { prepared: 'shredded, tough stalks removed' }),
  food('cabbage', 'leaf', 'plant', 80, 'g', 6, { prepared: 'shredded' }),
  food('peas', 'leaf', 'plant', 60, 'g', 3),
  food('spring onions|spring onion', 'aromatic', 'plant', 1, '', 2, SLICED),
  food('leeks|leek', 'aromatic', 'plant', 0.5, '', 8, SLICED),
  food('celery', 'aromatic', 'plant', 30, 'g', 8, SLICED),
  food('onions|onion', 'aromatic', 'plant', 0.25, '', 8, CHOPPED),
  food('garlic', 'aromatic', 'plant', 0.5, 'clove', 1, CHOPPED),
  food('ginger', 'aromatic', 'plant', 5, 'g', 1, { prepared: 'peeled and grated' }),
  food('spaghetti', 'starch', 'plant', 90, 'g', 0),
  food('pasta|penne|tagliatelle|macaroni', 'starch', 'plant', 90, 'g', 0),
  food('noodles|noodle', 'starch', 'plant', 65, 'g', 0),
  food('rice', 'starch', 'plant', 75, 'g', 0),
  food('couscous', 'starch', 'plant', 70, 'g', 0),
]

export const EGGS: GuideFood = food('eggs|egg', 'protein', 'egg', 2, '', 6, { done: 'set' })
