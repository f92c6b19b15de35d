/** Reading foods: the longest name, all its spellings, what labels deny, and what is not known. */
import { expect, test } from 'vitest'
import { foodById, foodOf, foodsIn, foodsUnder, isDenied } from './foods.ts'

const idsIn = (text: string) => foodsIn(text).map(({ food }) => food.id)

test.each([
  ['butter beans', ['butter-bean']],
  ['coconut milk', ['coconut-milk']],
  ['peanut butter', ['peanut-butter']],
  ['cream of tartar', ['cream-of-tartar']],
  ['egg noodles', ['egg-noodle']],
  ['oyster mushrooms', ['wild-mushroom']],
  ['eggplant', ['aubergine']],
  ['two zucchini and a courgette', ['courgette', 'courgette']],
  ['crème fraîche', ['creme-fraiche']],
  ['CRÈME FRAÎCHE, butter', ['creme-fraiche', 'butter']],
  ['goat’s cheese', ['goats-cheese']],
  ['chicken thighs, leeks', ['chicken-thigh', 'leek']],
  ['tomatoes, potatoes and chillies', ['tomato', 'potato', 'chilli']],
  ['salt & pepper', ['salt-and-pepper']],
  ['peppers and pepper', ['bell-pepper', 'black-pepper']],
  ['something sweet', []],
  ['fry until crisp, then mash', []],
  ['fries, crisps and sweets', ['chip', 'crisps', 'sweets']],
  ['egg-free brioche', ['egg', 'brioche']],
  ['a lighter dinner with eggs', ['egg']],
  ['a green day', []],
  ['nothing at all', []],
  ['', []],
])('%j names %j', (text, ids) => {
  expect(idsIn(text)).toEqual(ids)
})

test('a name does not reach over a comma or a line', () => {
  expect(idsIn('coconut, milk')).toEqual(['coconut', 'milk'])
  expect(idsIn('coconut\nmilk')).toEqual(['coconut', 'milk'])
})

test('places are those of the text, whatever signs stand before', () => {
  const text = 'İ 𝟙 crème fraîche & ½ leek'
  for (const { words, start, end } of foodsIn(text)) expect(text.slice(start, end)).toBe(words)
  expect(foodsIn(text).map(({ words }) => words)).toEqual(['crème fraîche', 'leek'])
})

const holds = (text: string, allergen: string) =>
  foodsIn(text)[0]?.food.allergens.some((each) => each.of === allergen)

test.each([
  ['pasta', 'gluten', true],
  ['gluten-free pasta', 'gluten', false],
  ['gluten free dried pasta', 'gluten', false],
  ['pasta (gluten-free)', 'gluten', false],
  ['pasta, gluten free, with prawns', 'gluten', false],
  ['vegan, gluten-free pasta', 'gluten', false],
  ['not gluten-free crumpets', 'gluten', true],
  ['dairy-free cheese', 'milk', false],
  ['plant-based cheese', 'milk', false],
  ['lactose-free cheddar', 'milk', true],
  ['egg-free noodles', 'eggs', false],
  ['eggs, free range', 'eggs', true],
  ['butter, vegan cheese', 'milk', true],
  ['butter for vegan cheese', 'milk', true],
])('%j holds %s: %s', (text, allergen, isHeld) => {
  expect(holds(text, allergen)).toBe(isHeld)
})

test('a label that denies all of a food denies the food', () => {
  const [cheese] = foodsIn('dairy-free cheese')
  const milk = foodById('milk')
  const egg = foodById('egg')
  expect(milk && cheese && isDenied(milk, cheese.denied)).toBe(true)
  expect(egg && cheese && isDenied(egg, cheese.denied)).toBe(false)
  expect(milk && isDenied(milk, null)).toBe(false)
})

test.each([
  ['2 large free-range eggs, beaten', 'egg'],
  ['eggs', 'egg'],
  ['leg of lamb', 'lamb'],
  ['zest of 1 lemon', 'lemon'],
  ['a pinch of saffron', 'saffron'],
  ['salmon fillets, skin on', 'salmon'],
  ['boneless, skinless chicken breasts', 'chicken-breast'],
  ['lean minced beef', 'beef-mince'],
  ['1 x 400g can coconut milk', 'coconut-milk'],
  ['handful of basil leaves, torn', 'basil'],
  ['plain flour, plus extra for dusting', 'plain-flour'],
  ['freshly ground black pepper', 'black-pepper'],
  ['butter or margarine', 'butter'],
  ['olive or sunflower oil', 'olive-oil'],
  ['good quality vegetable stock', 'vegetable-stock'],
  ['dairy-free cheese alternative', 'dairy-free-cheese'],
  ['mashed potato', 'mashed-potato'],
  ['duck meat', 'duck'],
  ['kidney or cannellini beans', 'kidney-bean'],
  ['white or black sesame seeds', 'sesame-seed'],
  ['seeds from cardamom pods', 'cardamom'],
  ['2 bell peppers, chopped', 'bell-pepper'],
  ['wobbegong or cod fillets', 'cod'],
  ['beef, minced', 'beef-mince'],
  ['thyme, dried', 'dried-thyme'],
  ['toilet rolls', 'toilet-roll'],
])('%j buys %s', (name, id) => {
  expect(foodOf(name)?.id).toBe(id)
})

test.each([
  'wobbegong',
  'wobbegong fillets',
  'quixotic paste',
  'prawns and wobbegong',
  'wobbegong and prawns',
  'cheese alternative',
  'fillets',
  '2 large',
  '',
])('%j is not known', (name) => {
  expect(foodOf(name)).toBe(null)
})

test('what is a kind of a food or made of it is under it', () => {
  expect(foodsUnder('prawn')).toContain('potted-shrimp')
  expect(foodsUnder('prawn')).toContain('shrimp-paste')
  expect(foodsUnder('milk')).toContain('cheddar')
  expect(foodsUnder('milk')).not.toContain('coconut-milk')
  expect(foodsUnder('milk')).not.toContain('dairy-free-cheese')
  expect([...foodsUnder('unheard-of')]).toEqual(['unheard-of'])
})

test('an id that the table does not know is no food', () => {
  expect(foodById('unheard-of')).toBe(null)
  expect(foodById('constructor')).toBe(null)
})
