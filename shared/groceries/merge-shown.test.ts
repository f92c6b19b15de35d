/** How a merged line reads: its name, its number, the sizes of packs, what it came from. */
import { expect, test } from 'vitest'
import { mergeGroceries } from './merge.ts'
import { shownAmount } from './show.ts'

type Given = [quantity: string, unit: string, name: string]

function merged(given: readonly Given[]) {
  return mergeGroceries(
    given.map(([quantity, unit, name], index) => {
      return { id: String(index), name, quantity, unit, source: `Recipe ${index}`, checked: false }
    }),
  )
}

function shown(given: readonly Given[]): string[] {
  return merged(given).map(({ quantity, unit, name }) => {
    const line = shownAmount(quantity, unit, name)
    return `${line.amount} ${line.name}`.trim()
  })
}

const numbers: [line: string, ...Given[]][] = [
  ['3 x onions', ['1', '', 'onion'], ['2', '', 'onion']],
  ['3 x onions', ['1', '', 'onion'], ['2', '', 'onions']],
  ['1 x onion', ['1', '', 'onions']],
  ['0.5 x onion', ['1/2', '', 'onions']],
  ['2 x tomatoes', ['1', '', 'tomato'], ['1', '', 'tomato']],
  ['2 x red chillies', ['2', '', 'red chilli']],
  ['3 x bay leaves', ['1', '', 'bay leaf'], ['2', '', 'dried bay leaf']],
  ['2 x loaves sourdough', ['2', 'loaf', 'sourdough']],
  ['4 x chicken breasts', ['2', '', 'chicken breast'], ['2', '', 'chicken breast']],
  ['6 x eggs', ['2', '', 'large eggs'], ['4', '', 'eggs, beaten']],
  ['700 g carrots', ['500', 'g', 'carrots'], ['200', 'g', 'carrot']],
  ['2 x strawberries', ['2', '', 'strawberry']],
  ['2 x celery', ['2', '', 'celery']],
  ['1.5 kg flour', ['1', 'kg', 'flour'], ['500', 'g', 'flour']],
  ['1.1 kg flour', ['600', 'g', 'flour'], ['500', 'g', 'flour']],
  ['954 g beef', ['500', 'g', 'beef'], ['1', 'lb', 'beef']],
  ['2 x avocados', ['1', '', 'avocado'], ['1', '', 'ripe avocados']],
  ['20 g + a few basil', ['20', 'g', 'basil'], ['a few', '', 'basil leaves']],
  ['2 tbsp coriander', ['1', 'tbsp', 'cilantro'], ['1', 'tbsp', 'coriander']],
  ['1 tbsp cilantro', ['1', 'tbsp', 'cilantro']],
  ['600 ml double cream', ['300', 'ml', 'heavy cream'], ['300', 'ml', 'double cream']],
  ['3 x tins chopped tomatoes', ['1', 'tin', 'diced tomatoes'], ['2', 'tins', 'chopped tomatoes']],
  ['2 bulbs + 7 cloves garlic', ['7', 'clove', 'garlic'], ['2', 'bulb', 'garlic']],
  ['2 cups + 250 g plain flour', ['2', 'cup', 'plain flour'], ['250', 'g', 'all-purpose flour']],
  ['3 x cinnamon sticks', ['2', 'sticks', 'cinnamon'], ['1', '', 'cinnamon stick']],
  ['6 x cardamom pods', ['2', 'pods', 'cardamom'], ['4', '', 'cardamom pods']],
  ['2 x corn on the cob', ['2', '', 'corn on the cob']],
  ['3 + 500 g carrots', ['3', '', 'carrots'], ['500', 'g', 'carrot']],
]
test.each(numbers)('%s', (line, ...given) => {
  expect(shown(given)).toEqual([line])
})

const names: [name: string, given: string][] = [
  ['carrot', 'carrots, peeled and cut into 1cm dice'],
  ['chicken thigh', 'chicken thighs (about 600g), trimmed'],
  ['parsley', 'finely chopped parsley'],
  ['garlic', 'garlic cloves, crushed'],
  ['oil', 'oil for frying'],
  ['salt', 'salt to taste'],
  ['flour', 'flour, plus extra for dusting'],
  ['thyme, dried', 'thyme, dried'],
  ['cumin (ground)', 'cumin (ground)'],
  ['Parmesan', 'Parmesan, freshly grated'],
  ['minced beef', 'minced beef'],
  ['butter or oil', 'butter or oil'],
  ['豆腐', '豆腐'],
  ['crème fraîche', 'crème fraîche'],
]
test.each(names)('a list says %s for %s', (name, given) => {
  expect(merged([['1', '', given]])[0]?.name).toBe(name)
})

const packs: [lines: string[], ...Given[]][] = [
  [['2 x tins (400 g) chopped tomatoes'], ['2', 'tins', 'chopped tomatoes, 400g']],
  [['2 x tins (400 g) chopped tomatoes'], ['2', '400g tins', 'chopped tomatoes']],
  [['2 x tins (400 g) chopped tomatoes'], ['2 x 400g', 'tins', 'chopped tomatoes']],
  [['2 x tins (400 g) chopped tomatoes'], ['2 x 400g tins', '', 'chopped tomatoes']],
  [['1 x tin (400 g) chickpeas'], ['400g', 'tin', 'chickpeas']],
  [
    ['3 x tins (400 g) chopped tomatoes'],
    ['2', 'tins (400 g)', 'chopped tomatoes'],
    ['1', 'tin', 'chopped tomatoes, 400 g'],
  ],
  [
    ['3 x tins (400 g) chickpeas'],
    ['2', 'tin (400 g)', 'chickpeas'],
    ['1', 'tin', 'chickpeas, drained'],
  ],
  [
    ['2 tins (400 g) + 1 tin (800 g) chickpeas'],
    ['2', 'tin (400 g)', 'chickpeas'],
    ['1', 'tin (800 g)', 'chickpeas'],
  ],
  [['600 g salmon fillets'], ['4 x 150g', '', 'salmon fillets']],
  [['2 x jars (290 g) pesto'], ['1', 'jar (290 g)', 'pesto'], ['1', 'jar', 'pesto (290g)']],
]
test.each(packs)('packs keep their size: %j', (lines, ...given) => {
  expect(shown(given)).toEqual(lines)
  const once = merged(given)
  expect(mergeGroceries(once)).toEqual(once)
})

const carried: [line: string, ...Given[]][] = [
  ['5 x cloves garlic', ['3', '', 'garlic cloves, crushed'], ['2', 'cloves', 'garlic']],
  ['4 x cloves garlic', ['2', '', 'cloves garlic'], ['2', 'clove', 'garlic, minced']],
  ['3 x sticks celery', ['2', '', 'celery sticks, sliced'], ['1', 'stick', 'celery']],
  ['6 x rashers bacon', ['4', '', 'bacon rashers'], ['2', '', 'rashers of bacon']],
  ['3 x sprigs thyme', ['2', '', 'sprigs of thyme'], ['1', '', 'thyme sprig']],
]
test.each(carried)('a unit in the name counts: %s', (line, ...given) => {
  expect(shown(given)).toEqual([line])
})

test('a line knows every recipe and amount that it came from', () => {
  const [line] = merged([
    ['2', '', 'garlic cloves, crushed'],
    ['1', 'clove', 'garlic'],
  ])
  expect(line?.sources).toEqual([
    { source: 'Recipe 0', quantity: '2', unit: '' },
    { source: 'Recipe 1', quantity: '1', unit: 'clove' },
  ])
})

test('sticks of cinnamon are not the powder', () => {
  const lines = shown([
    ['2', 'sticks', 'cinnamon'],
    ['1', 'tsp', 'cinnamon'],
  ])
  expect(lines).toEqual(['2 x cinnamon sticks', '1 tsp cinnamon'])
})
