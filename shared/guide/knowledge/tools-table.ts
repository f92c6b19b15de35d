/** What to use when a tool is missing. Table only: names, the verbs that call for it, what else does. */

type ToolRow = readonly [names: string, actions: string, text: string]

export const TOOL_ROWS: readonly ToolRow[] = [
  [
    'food processor',
    'pulse|process',
    'No food processor: chop finely with a knife, use a box grater, or rub butter into flour with your fingertips. It takes longer, nothing else changes.',
  ],
  [
    'blender|liquidiser|stick blender|hand blender|immersion blender',
    'blend|blitz|purée|liquidise',
    'No blender: cook it until very soft, then mash it and push it through a sieve with a ladle. It will be a little coarser. A potato masher alone gives a chunky soup.',
  ],
  [
    'stand mixer|electric whisk|hand mixer|electric mixer|mixer',
    '',
    'No mixer: a balloon whisk for eggs and cream, a wooden spoon and soft butter for cakes. Reckon on three times as long.',
  ],
  [
    'balloon whisk|whisk',
    'whisk',
    'No whisk: two forks held together, or shake it in a jar with a lid (dressings, batter). For stiff egg whites borrow one.',
  ],
  [
    'rolling pin',
    'roll out|bash|flatten',
    'No rolling pin: a clean, dry, straight bottle, floured. To bash meat or biscuits, the base of a pan.',
  ],
  [
    'thermometer|probe|meat thermometer',
    '',
    'No thermometer: cut into the thickest part. Poultry, pork and mince must be steaming hot with no pink and clear juices.',
  ],
  [
    'oven thermometer',
    '',
    'No oven thermometer: flour on a tray turns light brown in 5 minutes at about 200 °C. Go by colour and start checking early.',
  ],
  [
    'scales|kitchen scales|weighing scales',
    'weigh',
    'No scales: a level tablespoon (15 ml) is about 8 g flour, 12 g sugar, 14 g butter or 15 g water. Ask me for a food in cups or spoons. For pastry and sponges borrow scales if you can.',
  ],
  [
    'measuring spoons|measuring spoon',
    '',
    'No measuring spoons: a level teaspoon is 5 ml, a dessertspoon 10 ml, a tablespoon 15 ml (many table spoons hold less: fill yours with water and weigh it, 15 g).',
  ],
  [
    'measuring jug|jug|measuring cup',
    '',
    'No measuring jug: weigh water, milk or stock, 1 ml is 1 g. A mug holds about 300 ml, a small glass 200 ml, a tin of tomatoes 400 ml.',
  ],
  [
    'sieve|strainer',
    'sift|sieve|strain',
    'No sieve: whisk flour in a bowl to loosen it; pour liquids through a clean cloth or kitchen paper in a colander.',
  ],
  [
    'colander',
    'drain',
    'No colander: hold the lid slightly open with a cloth and pour away from you, or lift the food out with a slotted spoon.',
  ],
  ['slotted spoon|spider', '', 'No slotted spoon: tongs, a fork, or drain through a sieve.'],
  ['tongs', '', 'No tongs: two forks or two wooden spoons.'],
  [
    'steamer|steaming basket',
    'steam',
    'No steamer: a metal sieve or colander over a pan of simmering water, with a lid or foil on top.',
  ],
  ['wok', 'stir fry', 'No wok: your widest frying pan, very hot, in two batches.'],
  [
    'frying pan|skillet|non stick pan',
    '',
    'No frying pan: a wide saucepan or casserole with a heavy base; give the food more room and a little more oil.',
  ],
  [
    'griddle pan|griddle|barbecue',
    'griddle',
    'No griddle: a heavy frying pan, very hot, or the oven grill on high.',
  ],
  [
    'casserole|casserole dish|dutch oven',
    '',
    'No casserole: brown in a frying pan, then go on in any ovenproof dish covered tightly with foil, or in a heavy pan on the lowest heat.',
  ],
  [
    'lid|lidded pan|lidded frying pan',
    '',
    'No lid: a baking tray, a big plate or tightly pressed foil.',
  ],
  [
    'roasting tin|roasting tray|tray',
    '',
    'No roasting tin: a shallow ovenproof dish or frying pan with a metal handle, or a baking tray with a rim.',
  ],
  [
    'baking tray|baking sheet|cookie sheet',
    '',
    'No baking tray: a roasting tin turned upside down, or the grill pan lined with foil.',
  ],
  [
    'baking dish|oven dish|pie dish',
    '',
    'No baking dish: a roasting tin, cake tin without a loose base, or an ovenproof pan of about the same size.',
  ],
  [
    'square tin|brownie tin|20 centimetre square tin|20 cm square tin',
    '',
    'No square tin of 20 cm: a 22 to 23 cm round tin has the same area. In a bigger tin it is thinner: check 5 to 10 minutes early.',
  ],
  [
    'loaf tin',
    '',
    'No loaf tin: a 900 g one holds about as much as a 20 cm round or 18 cm square tin; check 10 minutes early. Or a muffin tin, 18 to 20 minutes.',
  ],
  [
    'cake tin|springform tin|round tin',
    '',
    'No cake tin of that size: compare areas, a 20 cm round is close to an 18 cm square. Fill any tin to two thirds at most and go by the skewer.',
  ],
  [
    'muffin tin|bun tin|cupcake tin',
    '',
    'No muffin tin: double paper cases in ramekins or cups on a tray, or a loaf tin for longer.',
  ],
  [
    'flan tin|tart tin|quiche dish',
    '',
    'No tart tin: a round cake tin with a loose base, pastry pressed 3 cm up the sides, or bake it freeform on a tray.',
  ],
  [
    'ramekin|ramekins',
    '',
    'No ramekins: ovenproof cups, small jars that stand heat, or one dish for longer.',
  ],
  [
    'wire rack|cooling rack',
    'cool on a rack',
    'No wire rack: the clean rack of the grill pan or a cool oven shelf; or lean it against a mug so that air reaches the base.',
  ],
  [
    'baking paper|greaseproof paper|parchment',
    'line',
    'No baking paper: butter the tin well and dust it with flour, or use buttered foil. Greaseproof paper must be buttered too.',
  ],
  [
    'foil|kitchen foil|tin foil|aluminium foil',
    '',
    'No foil: a lid, a baking tray laid on top, or damp baking paper under a lid.',
  ],
  [
    'cling film|clingfilm',
    '',
    'No cling film: a plate on top, or a damp, wrung-out cloth over dough.',
  ],
  [
    'baking beans',
    'blind bake',
    'No baking beans: line the pastry with baking paper and fill it with dry rice, lentils or coins.',
  ],
  [
    'pastry brush|brush',
    'brush',
    'No brush: the back of a spoon, folded kitchen paper, or clean fingers.',
  ],
  ['piping bag|nozzle', 'pipe', 'No piping bag: a strong freezer bag with a corner cut off.'],
  [
    'biscuit cutter|cutter|pastry cutter',
    '',
    'No cutter: a thin-rimmed glass dipped in flour, or cut squares with a knife.',
  ],
  [
    'spatula|palette knife',
    '',
    'No spatula: a large metal spoon folds well; the back of a knife smooths.',
  ],
  ['fish slice|turner', '', 'No fish slice: two table knives, or a spatula and a plate.'],
  ['ladle|ladleful', '', 'No ladle: a small cup or mug with a handle.'],
  [
    'grater|box grater|microplane',
    'grate',
    'No grater: chop finely with a knife or shave with a vegetable peeler. Ginger can be scraped with a fork.',
  ],
  [
    'zester',
    'zest',
    'No zester: the fine side of a grater, or peel the skin thinly with a vegetable peeler and chop it fine.',
  ],
  [
    'peeler|vegetable peeler',
    'peel',
    'No peeler: a small sharp knife, or scrub and leave the skin on where it can be eaten.',
  ],
  [
    'garlic press|garlic crusher',
    '',
    'No garlic press: crush the clove under the flat of a knife with a pinch of salt and chop it fine.',
  ],
  [
    'pestle and mortar|pestle|mortar|spice grinder',
    'grind',
    'No pestle and mortar: crush spices in a strong bag with the base of a heavy pan, or use the end of a rolling pin in a mug.',
  ],
  [
    'potato masher|masher|ricer',
    'mash',
    'No masher: a fork, or push the potatoes through a sieve. Not a blender: it makes glue.',
  ],
  [
    'lemon squeezer|juicer|citrus press',
    'squeeze|juice',
    'No squeezer: roll the fruit under your palm, halve it and twist a fork in it over a sieve.',
  ],
  [
    'tin opener|can opener',
    '',
    'No tin opener: look for a ring pull, or ask a neighbour. Do not stab at it with a knife.',
  ],
  [
    'corkscrew',
    '',
    'No corkscrew: use a screw-top, or stock with a splash of vinegar in the dish.',
  ],
  [
    'kitchen string|string|twine',
    'truss|tie',
    'No string: cocktail sticks, or fold the end underneath and lay it seam side down.',
  ],
  [
    'skewer|skewers|cake tester',
    '',
    'No skewer: a thin knife or a dry piece of spaghetti tests a cake; for kebabs, rosemary stalks, or cook the pieces loose.',
  ],
  [
    'kitchen paper|paper towel',
    'pat dry',
    'No kitchen paper: a clean cloth that goes straight into a hot wash if it touched raw meat.',
  ],
  [
    'microwave',
    '',
    'No microwave: a small pan on a low heat with a splash of water, stirred often, until steaming hot.',
  ],
  [
    'oven',
    '',
    'No oven: many bakes have no way round it. Traybakes work in a wide lidded pan in batches, gratins under the grill, flatbreads in a dry pan, an air fryer at 20 °C less.',
  ],
  [
    'hob|stove',
    '',
    'No hob: an electric pan, slow cooker or the oven (braise in a covered dish at 160 °C) will do for most stews.',
  ],
  [
    'slow cooker|crock pot',
    '',
    'No slow cooker: a covered casserole in the oven at 140 to 150 °C, about 3 hours for 8 on low; add a third more liquid.',
  ],
  [
    'pressure cooker|instant pot',
    '',
    'No pressure cooker: a covered pan at a simmer for about three times as long, with more liquid.',
  ],
  ['air fryer', '', 'No air fryer: the oven at 20 °C more, about a quarter longer, on a hot tray.'],
  [
    'bread machine|breadmaker',
    '',
    'No bread machine: knead 10 minutes by hand, prove until doubled, shape, prove again and bake at 220 °C (200 °C fan) for 30 minutes.',
  ],
  [
    'ice cream maker',
    '',
    'No ice cream maker: freeze it in a shallow box and beat it with a fork every 30 minutes, four times.',
  ],
  ['mandoline', '', 'No mandoline: a sharp knife, the slicing side of a box grater or a peeler.'],
  [
    'apple corer|corer',
    'core',
    'No corer: quarter the fruit and cut the core out of each piece at an angle.',
  ],
  [
    'knife|sharp knife',
    '',
    'No sharp knife: run it ten times a side along the unglazed ring under a mug at about 20 degrees; scissors do for herbs, bacon and chicken fillets.',
  ],
  [
    'salad spinner',
    '',
    'No salad spinner: shake the leaves in a clean cloth gathered at the corners.',
  ],
  ['timer', '', 'No timer: use a timer here, from the step or by "Add Timer".'],
]
