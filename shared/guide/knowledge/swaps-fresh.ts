/** What can stand in for vegetables and fruit. Tables only. */
import { swaps } from './swap.ts'

export const FRESH = swaps([
  [
    'onion|onions|white onion|brown onion',
    'The same weight of shallots, leek or the white of spring onions; or 1 tsp onion granules for a medium onion.',
    'Not granules where it should be sweet and soft.',
  ],
  [
    'red onion|red onions',
    'The same weight of white onion, soaked in cold water for 10 minutes if it is eaten raw; or shallot.',
    'Not for the colour.',
  ],
  [
    'shallot|shallots',
    'The same weight of onion, chopped finer, with a little garlic.',
    'Not raw onion in a fine dressing: soak it first.',
  ],
  [
    'leek|leeks',
    'The same weight of onion, or of spring onions cooked half as long.',
    'Not the dark tops in place of the white: they stay tough.',
  ],
  [
    'spring onion|spring onions|scallion|scallions',
    'The same amount of chives, or half as much finely chopped red onion.',
    'Not where they are cooked whole.',
  ],
  ['chives', 'The same amount of the green of spring onions.', 'Not dried ones on top.'],
  [
    'garlic|garlic clove|clove of garlic|cloves of garlic',
    '¼ tsp garlic granules for each clove, or ½ tsp paste.',
    'Not granules where slices should be seen; garlic salt means less salt.',
  ],
  [
    'ginger|fresh ginger|root ginger',
    '¼ tsp ground ginger for each tbsp grated, or 1 tsp paste for 2 cm of root.',
    'Not ground ginger scattered raw at the end.',
  ],
  [
    'lemongrass',
    'The zest of half a lemon and a little ginger for each stalk.',
    'Not lemon juice alone.',
  ],
  [
    'celery',
    'The same weight of fennel or the stalks of pak choi.',
    'Not for crunch in a cooked soup: leave it out.',
  ],
  [
    'carrot|carrots',
    'The same weight of parsnip, swede or squash.',
    'Not beetroot unless everything may turn pink.',
  ],
  [
    'potato|potatoes|new potatoes',
    'The same weight of sweet potato (10 minutes less), celeriac or swede.',
    'Not waxy potatoes for mash or roasting, nor floury ones for salad.',
  ],
  [
    'sweet potato|sweet potatoes',
    'The same weight of butternut squash or carrot.',
    'Not white potato where it should be sweet.',
  ],
  [
    'butternut squash|squash|pumpkin',
    'The same weight of sweet potato or carrot.',
    'Not a carving pumpkin: watery and bland.',
  ],
  ['parsnip|parsnips', 'The same weight of carrot or celeriac.', 'Not raw in a salad.'],
  [
    'courgette|courgettes',
    'The same weight of aubergine or marrow, or green beans in a soup.',
    'Not cucumber when cooked.',
  ],
  [
    'aubergine|aubergines',
    'The same weight of courgette or large mushrooms; both cook faster and are wetter.',
    'Not courgette in a baba ganoush.',
  ],
  [
    'mushroom|mushrooms|chestnut mushrooms',
    'The same weight of aubergine or courgette in 2 cm pieces; 20 g dried mushrooms, soaked, for 200 g.',
    'Not courgette where you want the depth: add a little soy sauce.',
  ],
  [
    'pepper|peppers|red pepper|bell pepper|green pepper',
    'The same weight of courgette or fennel; or peppers from a jar, added at the end.',
    'Not chilli for pepper.',
  ],
  [
    'tomato|tomatoes|cherry tomatoes',
    'When cooked, the same weight of tinned; raw, red pepper with a squeeze of lemon.',
    'Not tinned in a salad.',
  ],
  [
    'spinach',
    'The same weight of chard or kale (cook kale 5 minutes longer), or half as much frozen.',
    'Not kale raw in place of baby leaves, unless rubbed with salt.',
  ],
  [
    'kale|cavolo nero',
    'The same weight of spring greens or Savoy cabbage; spinach goes in at the very end.',
    'Not spinach in a long stew.',
  ],
  [
    'cabbage|red cabbage|white cabbage',
    'The same weight of another cabbage, kale or sprouts, shredded.',
    'Not lettuce when cooked.',
  ],
  ['pak choi|bok choy', 'The same weight of spring greens or chard.', 'Not lettuce in a wok.'],
  [
    'bean sprouts|beansprouts',
    'The same weight of shredded white cabbage or carrot ribbons.',
    'Not raw sprouts for anyone frail or pregnant: cook them until steaming hot.',
  ],
  [
    'broccoli|tenderstem',
    'The same weight of cauliflower or green beans.',
    'Not frozen where it should char.',
  ],
  [
    'cauliflower',
    'The same weight of broccoli, or of celeriac for mash.',
    'Not broccoli where it should stay white.',
  ],
  ['peas|frozen peas', 'The same weight of edamame, sweetcorn or broad beans.', 'Not dried peas.'],
  [
    'green beans|french beans|fine beans',
    'The same weight of mangetout (half the time), runner beans or tenderstem.',
    'Not dried or tinned beans.',
  ],
  [
    'sweetcorn|corn',
    'The same weight of peas or diced red pepper.',
    'Not baby corn where you want it sweet.',
  ],
  ['cucumber', 'The same weight of courgette, shaved, or celery.', 'Not cooked.'],
  [
    'lettuce|cos lettuce|romaine',
    'The same amount of any crisp leaf, or shredded white cabbage.',
    'Not soft leaves under a heavy dressing.',
  ],
  [
    'rocket|watercress',
    'The same amount of the other, or spinach with pepper.',
    'Not where the bite is the point.',
  ],
  [
    'avocado|avocados',
    'The same amount of mashed peas with lemon and oil, or hummus.',
    'Not for slices: use cucumber.',
  ],
  [
    'lemon juice|lemon|lemons',
    'The same amount of lime juice, or half as much white wine vinegar; a tbsp of juice is about half a small lemon.',
    'Not vinegar in a drizzle cake.',
  ],
  [
    'lime|limes|lime juice',
    'The same amount of lemon juice.',
    'Not bottled where the zest is wanted.',
  ],
  [
    'orange|oranges|orange juice',
    'The same amount of clementine or, with a little sugar, lemon.',
    'Not squash.',
  ],
  [
    'apple|apples|bramley apples|bramley|cooking apples',
    'The same weight of pears, or another apple: eating apples need less sugar and keep their shape.',
    'Not eating apples for a fluffy sauce.',
  ],
  [
    'blackberries|blueberries|raspberries|berries',
    'The same weight of any other berry, frozen ones straight from the freezer.',
    'Not frozen ones for decorating.',
  ],
  [
    'strawberries|strawberry',
    'The same weight of raspberries or ripe peaches.',
    'Not frozen where they should hold their shape.',
  ],
  [
    'banana|bananas',
    'In baking, 120 g apple purée or grated courgette for each.',
    'Not for slices.',
  ],
])
