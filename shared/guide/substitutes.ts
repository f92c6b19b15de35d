/** What can stand in for an ingredient, with the ratio. General kitchen knowledge, no recipe known. */

import { findTerms, mentions, withoutPhrases } from './words.ts'

type Substitute = { words: readonly string[]; text: string }

/** Longer names stand before the shorter ones that they contain. */
const SUBSTITUTES: readonly Substitute[] = [
  {
    words: ['buttermilk'],
    text: 'Buttermilk: for 250 ml, put 1 tbsp lemon juice in a jug, fill up to 250 ml with milk and leave it for 10 minutes.',
  },
  {
    words: ['self-raising flour', 'self raising flour'],
    text: 'Self-raising flour: 150 g plain flour with 2 tsp baking powder for each 150 g.',
  },
  {
    words: ['plain flour'],
    text: 'Plain flour: to thicken, half the amount of cornflour; in cakes, self-raising flour if you leave the baking powder out.',
  },
  {
    words: ['cornflour', 'cornstarch'],
    text: 'Cornflour: 2 tbsp plain flour for each tbsp, cooked a few minutes longer.',
  },
  {
    words: ['baking powder'],
    text: 'Baking powder: ¼ tsp bicarbonate of soda with ½ tsp cream of tartar for each tsp.',
  },
  {
    words: ['egg'],
    text: 'Eggs in cakes and muffins: 1 tbsp ground flaxseed stirred into 3 tbsp water, left for 10 minutes, for each egg. Nothing simple replaces them in custard, meringue or omelettes.',
  },
  {
    words: ['butter'],
    text: 'Butter: for frying, the same amount of oil; in baking, the same weight of a baking block or margarine.',
  },
  {
    words: ['double cream'],
    text: 'Double cream: in sauces, the same amount of full-fat crème fraîche. It does not whip.',
  },
  {
    words: ['crème fraîche', 'creme fraiche', 'soured cream', 'sour cream'],
    text: 'Crème fraîche or soured cream: the same amount of full-fat Greek yoghurt, stirred in off the heat so that it does not split.',
  },
  {
    words: ['yoghurt', 'yogurt'],
    text: 'Plain yoghurt: the same amount of soured cream or crème fraîche.',
  },
  {
    words: ['coconut milk'],
    text: 'Coconut milk: the same amount of single cream, stirred in at the end. It is dairy and tastes less sweet.',
  },
  {
    words: ['milk'],
    text: 'Milk: the same amount of an unsweetened plant drink such as oat or soya.',
  },
  {
    words: ['parmesan', 'parmigiano'],
    text: 'Parmesan: the same weight of Grana Padano or pecorino. For vegetarians, a hard cheese whose label says so.',
  },
  {
    words: ['mascarpone'],
    text: 'Mascarpone: the same weight of full-fat soft cheese; it is a little sharper.',
  },
  {
    words: ['caster sugar'],
    text: 'Caster sugar: the same weight of granulated sugar; it takes longer to dissolve.',
  },
  {
    words: ['brown sugar', 'muscovado'],
    text: 'Brown sugar: the same weight of white sugar with 1 tbsp treacle for each 200 g.',
  },
  { words: ['honey'], text: 'Honey: the same amount of maple or golden syrup.' },
  {
    words: ['lemon juice', 'lemon'],
    text: 'Lemon juice: the same amount of lime juice, or half as much white wine vinegar.',
  },
  { words: ['white wine vinegar'], text: 'White wine vinegar: the same amount of cider vinegar.' },
  {
    words: ['white wine'],
    text: 'White wine: the same amount of stock with 1 tsp white wine vinegar for each 100 ml.',
  },
  {
    words: ['red wine'],
    text: 'Red wine: the same amount of beef or vegetable stock with 1 tsp red wine vinegar for each 100 ml.',
  },
  { words: ['garlic'], text: 'Garlic: ¼ tsp garlic granules for each clove.' },
  { words: ['ginger'], text: 'Fresh ginger: ¼ tsp ground ginger for each tbsp grated.' },
  {
    words: ['spring onion', 'scallion'],
    text: 'Spring onions: the same amount of chives, or half as much finely chopped red onion.',
  },
  { words: ['shallot'], text: 'Shallots: the same weight of onion, chopped finer.' },
  { words: ['onion'], text: 'Onion: the same weight of shallots or of the white of a leek.' },
  { words: ['chilli', 'chili'], text: 'Fresh chilli: ¼ tsp chilli flakes for each, then taste.' },
  {
    words: ['parsley', 'thyme', 'oregano', 'rosemary', 'sage', 'dill', 'basil'],
    text: 'Fresh herbs: 1 tsp dried for each tbsp fresh, added earlier in the cooking; the other way round, 3 times as much fresh.',
  },
  { words: ['soy sauce'], text: 'Soy sauce: the same amount of tamari.' },
  {
    words: ['fish sauce'],
    text: 'Fish sauce: the same amount of light soy sauce; it is less funky.',
  },
  {
    words: ['tomato purée', 'tomato puree', 'tomato paste'],
    text: 'Tomato purée: 3 tbsp passata for each tbsp, cooked down.',
  },
  {
    words: ['chopped tomatoes', 'tinned tomatoes', 'canned tomatoes'],
    text: 'Tinned tomatoes: the same weight of ripe fresh tomatoes, chopped, cooked about 10 minutes longer.',
  },
  {
    words: ['breadcrumbs'],
    text: 'Breadcrumbs: the same amount of crushed crackers or porridge oats.',
  },
  {
    words: ['stock'],
    text: 'Stock: the same amount of hot water with a stock cube or bouillon, as the packet says; then salt less.',
  },
  {
    words: ['mustard'],
    text: 'Dijon mustard: the same amount of wholegrain mustard, or half as much English mustard, which is hotter.',
  },
  { words: ['vanilla'], text: 'Vanilla extract: the same amount of vanilla bean paste.' },
]

/** Ingredients whose names hold another's. */
const NOT_MEANT =
  /\b(?:(?:peanut|almond|nut|cocoa|shea) butter|butter beans?|(?:oat|almond|soya|soy|rice|evaporated|condensed) milk|milk chocolate|egg noodles?|mustard seeds?|(?:garlic|onion|ginger|chilli|chili) (?:powder|granules|salt|flakes)|(?:ground|stem) ginger|lemon (?:thyme|balm)|chilli con carne|stock cubes?|honeycomb)\b/gi

/** The swaps for the ingredients that a text names, in its order. 'Coconut milk' is not milk. */
export function substitutesIn(text: string): Substitute[] {
  const plain = withoutPhrases(text, NOT_MEANT)
  const found = findTerms(SUBSTITUTES, plain)
  const terms = found.flatMap(({ words }) => words)
  return found.filter(({ words }) =>
    words.some((word) => {
      const longer = terms.filter((term) => term !== word && mentions(term, word))
      const rest = longer.reduce((left, term) => left.replaceAll(term, ' '), plain.toLowerCase())
      return mentions(rest, word)
    }),
  )
}
