/** How dishes and foods keep, freeze and are reheated, by UK guidance. Tables only. */
import { type Note, notes } from './note.ts'

/**
 * Source: Food Standards Agency, chilling, freezing and leftovers: cool within 1 to 2 hours, fridge at
 * 5 °C or below, eat leftovers within 2 days, rice within 24 hours, reheat once until steaming hot.
 */
export const LEFTOVERS =
  'Cool leftovers within 2 hours, keep them covered in the fridge at 5 °C or below and eat them within 2 days. Reheat once only, until steaming hot all through.'

export const RICE_RULE =
  'Cooked rice is special: cool it within 1 hour, keep it in the fridge and eat it within 24 hours; reheat it once, until steaming hot.'

export const DISHES_KEPT: readonly Note[] = notes([
  ['rice|fried rice|risotto|pilaf|paella', RICE_RULE],
  [
    'soup|stock|broth',
    'Soup keeps 2 days in the fridge and 3 months in the freezer (leave 2 cm of room). Add cream, noodles or pasta only when you reheat it.',
  ],
  [
    'stew|casserole|chilli|curry|ragù|bolognese|goulash',
    'It tastes better the next day: 2 days in the fridge, 3 months in the freezer, defrosted in the fridge overnight and reheated until bubbling all through.',
  ],
  [
    'lasagne|pasta bake|cottage pie|shepherds pie|fish pie|moussaka|gratin|the bake|mozzarella bake',
    'Assemble it up to a day ahead, covered in the fridge, and bake it 10 to 15 minutes longer. Leftovers keep 2 days; it freezes for 3 months (baked or not).',
  ],
  [
    'pie|chicken pie|quiche|sausage rolls',
    'Baked, it keeps 2 days in the fridge; crisp it in the oven at 180 °C until piping hot. Freeze it unbaked, up to 3 months, and bake from frozen for about a third longer.',
  ],
  [
    'salad|slaw|coleslaw',
    'Keep the dressing apart and the leaves dry; a dressed salad wilts in an hour, slaw keeps 2 days in the fridge. It does not freeze.',
  ],
  [
    'bread|loaf|rolls|flatbreads|flatbread',
    'Bread keeps 2 to 3 days wrapped at room temperature (the fridge stales it) and 3 months frozen in slices; flatbreads warm up in a dry pan.',
  ],
  [
    'dough|pizza dough|bread dough',
    'Yeast dough keeps up to 2 days, covered, in the fridge and 3 months frozen; let it come back to room temperature before shaping.',
  ],
  [
    'cake|sponge|loaf cake|drizzle loaf|muffins|lemon drizzle|lemon drizzle loaf|banana bread',
    'An uniced cake keeps 3 to 4 days in a tin and 3 months frozen, wrapped. With fresh cream it goes in the fridge and keeps 1 to 2 days.',
  ],
  ['brownies|brownie|flapjacks', 'They keep 4 to 5 days in a tin and 3 months in the freezer.'],
  [
    'biscuits|cookies|shortbread',
    'They keep a week in an airtight tin; shaped raw dough freezes for 3 months and bakes from frozen with 2 minutes more.',
  ],
  [
    'sticky toffee pudding|toffee pudding|steamed pudding',
    'It keeps 3 days covered in the fridge and 3 months in the freezer; keep the sauce apart and warm both through.',
  ],
  [
    'crumble|crumble topping',
    'A baked crumble keeps 2 to 3 days in the fridge; the raw topping freezes for 3 months and goes on frozen.',
  ],
  [
    'meringue|meringues',
    'Dry meringues keep 2 weeks in an airtight tin, never in the fridge. Once mixed with cream, eat them the same day.',
  ],
  [
    'pancakes|pancake batter',
    'Batter keeps a day in the fridge (whisk it again; one with raising agent rises less). Cooked pancakes keep 2 days, or freeze with paper between.',
  ],
  ['porridge', 'Porridge keeps 2 days in the fridge; loosen it with milk and heat until steaming.'],
])

export const FOODS_KEPT: readonly Note[] = notes([
  [
    'chicken|turkey|poultry',
    'Keep raw poultry at the bottom of the fridge and mind its use-by date. Cooked, it keeps 2 days in the fridge or 3 months in the freezer; reheat until steaming hot. Do not wash it raw: that spreads germs.',
  ],
  [
    'mince|beef mince|burgers|meatballs|sausages',
    'Raw mince and sausages: by their use-by date, or freeze on the day you buy them, up to 3 months. Cooked: 2 days in the fridge, 3 months frozen.',
  ],
  [
    'beef|steak|lamb|pork|gammon|ham',
    'Raw: by its use-by date at the bottom of the fridge, or freeze for 4 to 6 months. Cooked: 2 days in the fridge, 3 months frozen in its sauce.',
  ],
  [
    'fish|salmon|cod|haddock|white fish',
    'Raw fish: the day you buy it or by its date, or freeze for 3 months. Cooked: 1 to 2 days in the fridge; do not refreeze it if it was frozen, unless cooked since.',
  ],
  [
    'prawns|shellfish|mussels',
    'Eat cooked prawns within a day and cooked mussels the same day. Frozen raw prawns are defrosted in the fridge and cooked within 24 hours.',
  ],
  [
    'eggs|boiled eggs',
    'Raw eggs keep until their date, best in the fridge. Hard-boiled: 2 days in the fridge. Frittata and quiche: 2 days. Fried or scrambled eggs are for now.',
  ],
  [
    'egg whites|egg yolks',
    'Whites keep 2 days in the fridge or freeze for 3 months; yolks 2 days under a little water.',
  ],
  [
    'pasta|cooked pasta|noodles',
    'Toss cooked pasta in a little oil and keep it 2 days in the fridge; a minute in boiling water revives it.',
  ],
  [
    'potatoes|mash|roast potatoes',
    'Cooked potatoes keep 2 days in the fridge; mash freezes well, roast ones crisp up again at 220 °C. Raw ones: dark and cool, away from onions.',
  ],
  [
    'beans|lentils|chickpeas',
    'Cooked pulses keep 2 days in the fridge, 3 months frozen. Move what is left in a tin to a covered bowl.',
  ],
  [
    'lettuce|salad leaves|spinach|rocket',
    'Leaves keep 3 to 5 days in the fridge with a sheet of kitchen paper in the bag.',
  ],
  [
    'herbs|coriander|parsley|basil|mint|dill',
    'Stand soft herbs in a glass of water (basil out of the fridge), or wrap them in damp paper, for up to a week; chop and freeze the rest in oil or water.',
  ],
  [
    'onions|garlic',
    'Whole ones keep for weeks in a dark, airy place; cut ones 2 to 3 days in a box in the fridge. Never keep garlic in oil at room temperature.',
  ],
  ['ginger', 'Ginger keeps 3 weeks in the fridge and grates straight from the freezer.'],
  ['mushrooms', 'Keep mushrooms in a paper bag in the fridge, 3 to 5 days.'],
  [
    'tomatoes',
    'Keep tomatoes out of the fridge for flavour until they are ripe, then eat them within days.',
  ],
  ['avocado', 'A cut avocado browns: lemon juice and cling film pressed on hold it for a day.'],
  ['pastry', 'Raw pastry keeps 2 days in the fridge and 3 months frozen; thaw it in the fridge.'],
  [
    'custard|white sauce|cheese sauce',
    'Press baking paper on to the surface; 2 days in the fridge. It may split when frozen: whisk it hot.',
  ],
  [
    'cream|double cream|yoghurt|soured cream|creme fraiche',
    'Once opened, 3 days in the fridge or as the pot says. Double cream freezes, whipped best; yoghurt and soured cream turn grainy.',
  ],
  [
    'milk',
    'Milk keeps to its date, 3 days once opened, and freezes for 3 months (shake it after thawing).',
  ],
  [
    'butter',
    'Butter keeps a month in the fridge beyond opening, wrapped, and 6 months in the freezer.',
  ],
  [
    'cheese|cheddar|parmesan|feta',
    'Hard cheese keeps 2 to 3 weeks wrapped in paper in the fridge and freezes grated; feta a week in its brine. Soft cheese goes by its date.',
  ],
  [
    'coconut milk',
    'Left in a bowl, covered, 2 days in the fridge; it freezes for 3 months. Not in the opened tin.',
  ],
  [
    'tomato puree|tomato purée',
    'An opened tube keeps 4 weeks in the fridge; freeze spoonfuls from a tin.',
  ],
  [
    'chopped tomatoes|tinned tomatoes|opened tin|open tin|half a tin|rest of the tin|rest of a tin',
    'Never leave food in an opened tin: in a covered bowl it keeps 2 days in the fridge.',
  ],
  [
    'pesto',
    'Home-made pesto keeps 3 to 5 days under a film of oil in the fridge and freezes in cubes.',
  ],
  [
    'dressing|vinaigrette',
    'Vinaigrette keeps a week in a jar in the fridge; one with yoghurt, egg or tahini 2 to 3 days. Shake it again before you use it.',
  ],
  [
    'mayonnaise|hollandaise',
    'Home-made, with raw egg: 2 days in the fridge. Hollandaise is for now: do not reheat it.',
  ],
  ['gravy', 'Gravy keeps 2 days in the fridge and 3 months frozen; boil it when you reheat it.'],
  [
    'marinade',
    'Marinade that raw meat lay in is boiled for a few minutes or thrown away. Meat marinates in the fridge, at most 24 hours.',
  ],
  [
    'jam|chutney',
    'Sealed in sterilised jars, jam keeps a year; once opened, a month or more in the fridge.',
  ],
  [
    'berries|strawberries|blueberries|raspberries',
    'Berries keep 2 to 3 days in the fridge, unwashed, and freeze on a tray.',
  ],
  [
    'apples|pears|fruit',
    'Apples keep for weeks somewhere cool; cooked fruit 3 days in the fridge, 6 months frozen.',
  ],
  ['banana|bananas', 'Bananas keep out of the fridge; freeze ripe ones peeled for baking.'],
  [
    'nuts|almonds|walnuts',
    'Nuts go rancid: an airtight jar for 3 months, or the freezer for a year.',
  ],
  [
    'flour|yeast',
    'Flour keeps about 6 months in a dry, closed jar; yeast by its date, sachets in the cupboard.',
  ],
  [
    'tofu',
    'Opened tofu keeps 3 days in fresh water in the fridge, changed daily; frozen it turns chewier.',
  ],
  ['fish fingers|frozen food', 'Once thawed, do not refreeze. Cooked, eat them the same day.'],
  [
    'stuffing',
    'Stuffing keeps 2 days in the fridge; reheat until steaming. Do not keep it inside the bird.',
  ],
])
