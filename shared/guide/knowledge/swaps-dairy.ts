/** What can stand in for milk, cream, cheese, butter and eggs. Tables only. */
import { swaps } from './swap.ts'

export const DAIRY_AND_EGGS = swaps([
  [
    'butter|unsalted butter|salted butter',
    'For frying, the same amount of oil. In baking, the same weight of baking block or margarine, or for a simple cake 80 g oil for each 100 g butter.',
    'Not oil where butter is creamed, rubbed in or folded into pastry.',
  ],
  [
    'buttermilk',
    'For 250 ml, put 1 tbsp lemon juice in a jug, fill up to 250 ml with milk and leave it for 10 minutes; or 3 parts plain yoghurt to 1 part milk.',
    'Not plain milk alone where bicarbonate of soda does the raising: it needs the acid.',
  ],
  [
    'milk|whole milk|semi skimmed milk',
    'The same amount of an unsweetened oat or soya drink, or half evaporated milk, half water.',
    'Not a sweetened or vanilla one in savoury food; thin ones make thin sauces.',
  ],
  [
    'double cream|whipping cream|heavy cream',
    'In sauces, the same amount of full-fat crème fraîche, or of single cream stirred in off the heat.',
    'Not for whipping: neither holds a peak, but chilled mascarpone loosened with milk does.',
  ],
  [
    'single cream',
    'Half double cream and half milk, or the same amount of an oat or soya cream.',
    'Not milk alone where the sauce should be rich; do not boil it with lemon or wine.',
  ],
  [
    'crème fraîche|creme fraiche',
    'The same amount of soured cream, or of full-fat Greek yoghurt stirred in off the heat.',
    'Not low-fat yoghurt in a hot pan: it splits.',
  ],
  [
    'soured cream|sour cream',
    'The same amount of crème fraîche or full-fat Greek yoghurt, with a squeeze of lemon.',
    'Not in a boiling sauce; stir it in off the heat.',
  ],
  [
    'yoghurt|yogurt|natural yogurt|natural yoghurt|plain yoghurt',
    'The same amount of soured cream or crème fraîche, or kefir in a marinade.',
    'Not a sweetened one in savoury food; not cream in a flatbread, which needs the acid.',
  ],
  [
    'greek yoghurt|greek yogurt',
    'The same amount of plain yoghurt strained in a cloth for an hour, or of skyr or thick soured cream.',
    'Not runny yoghurt in a dough or a dip without draining it first.',
  ],
  [
    'mascarpone',
    'The same weight of full-fat soft cheese beaten with 1 tbsp double cream for each 100 g.',
    'Not in a tiramisu if you dislike a sharper taste.',
  ],
  [
    'cream cheese|soft cheese',
    'The same weight of mascarpone or ricotta, or strained Greek yoghurt.',
    'Not low-fat cheese in a baked cheesecake or icing: it turns watery.',
  ],
  [
    'ricotta',
    'The same weight of cottage cheese, drained and blended smooth.',
    'Not undrained cottage cheese in a filling: it weeps.',
  ],
  [
    'cottage cheese',
    'The same weight of ricotta with a pinch of salt.',
    'Not where you want the lumps.',
  ],
  [
    'quark',
    'The same weight of thick Greek yoghurt or of half soft cheese, half yoghurt.',
    'Not thin yoghurt in baking.',
  ],
  [
    'parmesan|parmigiano|parmesan cheese',
    'The same weight of Grana Padano or pecorino (a little less, it is saltier). For vegetarians, a hard Italian-style cheese whose label says so; without dairy, 1 tbsp nutritional yeast for each 10 g.',
    'Not mild soft cheese: it melts into strings and tastes of little.',
  ],
  [
    'pecorino',
    'The same weight of Parmesan and a pinch more salt.',
    'Not for vegetarians: both are made with animal rennet.',
  ],
  [
    'cheddar|mature cheddar|cheddar cheese',
    'The same weight of Red Leicester, Gouda or Double Gloucester, or two thirds as much Gruyère.',
    'Not mozzarella alone: it melts but has little taste.',
  ],
  [
    'mozzarella',
    'The same weight of a mild melting cheese such as young Gouda or provolone; torn burrata where it is eaten cold.',
    'Not mature Cheddar on a pizza in the same amount: it turns oily.',
  ],
  [
    'feta|feta cheese',
    'The same weight of another salad cheese in brine, or firm goat’s cheese with a pinch of salt.',
    'Not halloumi where it should crumble.',
  ],
  [
    'halloumi',
    'The same weight of paneer with a good pinch of salt, or firm tofu, dried and fried.',
    'Not feta: it melts in the pan.',
  ],
  [
    'paneer',
    'The same weight of halloumi (leave out salt) or of firm pressed tofu.',
    'Not a cheese that melts.',
  ],
  [
    'goat s cheese|goats cheese|goat cheese',
    'The same weight of feta, or of soft cheese with a little lemon.',
    'Not feta where it should turn creamy.',
  ],
  [
    'blue cheese|stilton|gorgonzola',
    'The same weight of another blue cheese, or of feta where it is crumbled.',
    'Not if blue is the point of the dish.',
  ],
  [
    'gruyère|gruyere|emmental',
    'The same weight of Comté, Jarlsberg or mature Gouda; Cheddar at a pinch.',
    'Not Cheddar in fondue: it splits.',
  ],
  [
    'brie|camembert',
    'The same weight of the other, or of another soft white-rind cheese.',
    'Not a hard cheese.',
  ],
  [
    'egg|eggs|large eggs|medium eggs',
    'In cakes and muffins, for each egg 1 tbsp ground flaxseed with 3 tbsp water (stand 5 minutes), or 60 g mashed banana or apple purée. To bind burgers, 2 tbsp mashed potato or breadcrumbs. To glaze, milk.',
    'Not for more than two eggs, and not where egg is the dish: sponges, meringue, custard.',
  ],
  [
    'egg yolk|egg yolks',
    'To thicken a sauce, 1 tsp cornflour mixed with 1 tbsp cold milk for each yolk, simmered a minute.',
    'Not in a custard you want rich, nor in mayonnaise.',
  ],
  [
    'egg white|egg whites',
    'For whipping, 2 tbsp liquid from a tin of chickpeas for each white, with a pinch of cream of tartar; it takes longer.',
    'Not in royal icing for keeping, nor in a soufflé.',
  ],
  [
    'ghee',
    'The same amount of oil, or of butter over a lower heat.',
    'Not butter over a high heat: it burns.',
  ],
  ['lard', 'The same weight of vegetable shortening or butter.', 'Not butter for frying very hot.'],
  [
    'suet',
    'The same weight of vegetable suet, or of frozen butter, coarsely grated.',
    'Not soft butter: dumplings turn heavy.',
  ],
  [
    'margarine|spread',
    'The same weight of butter.',
    'Not a low-fat spread in baking: it is half water.',
  ],
  [
    'condensed milk',
    'For a 397 g tin, simmer 350 ml milk with 200 g sugar until down to about 300 ml, stirring.',
    'Not evaporated milk: it is not sweet.',
  ],
  [
    'evaporated milk',
    'The same amount of single cream, or milk simmered down to half.',
    'Not condensed milk: it is sugar and milk.',
  ],
  [
    'custard',
    'The same amount of pouring cream, ice cream or vanilla yoghurt.',
    'Not in a trifle that has to set.',
  ],
  [
    'ice cream',
    'Whipped cream, custard or thick yoghurt with a little sugar.',
    'Not where it should melt into something hot.',
  ],
  [
    'clotted cream',
    'The same amount of mascarpone or extra-thick double cream.',
    'Not pouring cream on a scone.',
  ],
])
