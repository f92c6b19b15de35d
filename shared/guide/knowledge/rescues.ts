/** What to do when a dish goes wrong. No recipe is known here. */
import { type Note, notes } from './note.ts'
import { entriesIn, stem, termFinder } from './term-index.ts'

export const RESCUES: readonly Note[] = notes([
  [
    'too salty|oversalted|over salted|too much salt',
    'Too salty: add more of everything unsalted (stock, cream, tinned tomatoes, cooked potato or rice), or a squeeze of lemon and a pinch of sugar. A potato boiled in it takes up liquid, not salt in particular.',
  ],
  [
    'too spicy|too hot to eat|too much chilli|too much spice|too fiery',
    'Too hot: stir in cream, yoghurt or coconut milk, a spoon of sugar or honey, and serve it with rice or bread. More vegetables or beans thin the heat out too.',
  ],
  [
    'too sweet|too much sugar',
    'Too sweet: add acid first (lemon, vinegar), then a pinch of salt; in a sauce more of its savoury base.',
  ],
  [
    'too sour|too sharp|too acidic|too much lemon|too much vinegar|tastes acidic|tastes sour',
    'Too sharp: a pinch of sugar, then butter, cream or oil to round it off. A tiny pinch of bicarbonate of soda takes acid out of tomatoes.',
  ],
  [
    'too bitter|tastes bitter',
    'Bitter: a pinch of salt and a little sugar or cream hide it. If it is burnt garlic or spice, start that part again.',
  ],
  [
    'bland|tasteless|no flavour|lacks flavour|tastes of nothing|flat taste|tastes flat',
    'Bland: add salt a pinch at a time, then something sharp (lemon, vinegar), then something savoury (soy sauce, Parmesan, tomato purée) and taste between each.',
  ],
  [
    'too thin|too runny|too watery|watery sauce|runny sauce|sauce is thin|sauce is runny|is watery|wont thicken|not thickening|is runny|isnt thickening|not thick enough|still thin',
    'Too thin: bubble it without a lid until it coats a spoon, or stir in 1 tbsp cornflour mixed with 2 tbsp cold water for each 250 ml and boil it for a minute. Mashing some of the beans or potato in it works too.',
  ],
  [
    'too thick|too stiff|sauce is thick|gone thick|too dry and thick',
    'Too thick: stir in hot water, stock or milk a splash at a time, whichever is already in it, and taste for salt again.',
  ],
  [
    'lumpy|lumps|gone lumpy',
    'Lumps: take it off the heat and whisk hard, or push it through a sieve, or use a stick blender for a few seconds. Not for mash: that wants a ricer or sieve. In pancake and muffin batter small lumps are right.',
  ],
  [
    'sauce split|sauce has split|split|curdled|curdling|sauce curdled|separated|gone grainy',
    'Split sauce: take it off the heat and whisk in a splash of cold cream or water; blend it if that fails. Split mayonnaise: start with a fresh yolk and drip the split one in. A curdled cake batter: beat in a spoonful of the flour.',
  ],
  [
    'burnt the bottom|burnt on|stuck to the bottom|stuck to the pan|catching|caught on the bottom|burnt the|burned the|burning|is burnt|burnt',
    'Burnt at the bottom: stop stirring, take it off the heat and tip what is loose into a clean pan, leaving the black layer. Taste; if it is smoky all through, nothing brings it back. Burnt garlic or spices: start that step again.',
  ],
  [
    'browning too fast|browning too quickly|too brown|top is burning|going too dark',
    'Browning too fast: lay foil or baking paper loosely on top, move it a shelf lower and turn the oven down by 10 to 20 °C.',
  ],
  [
    'not browning|wont brown|isnt browning|pale',
    'Not browning: dry the surface, use a hotter pan or oven, give the pieces room and stop stirring for a while. In the oven move it up a shelf for the last 10 minutes.',
  ],
  [
    'sticking|food sticks|sticks to the pan|chicken is sticking|keeps sticking',
    'Sticking: leave it alone, it lets go once it is browned. Next time heat the pan first, dry the food and add the oil last.',
  ],
  [
    'raw in the middle|raw inside|undercooked|not cooked through|still pink|pink inside|pink in the middle|still raw|not cooked in the middle',
    'Not done in the middle: it goes back on. Poultry, pork and mince must reach 75 °C with no pink; slice thick pieces in two, add a splash of water and cover the pan, or give them 5 to 10 minutes more in the oven.',
  ],
  [
    'overcooked|over cooked|gone mushy|mushy|soggy vegetables',
    'Overcooked: it cannot be undone. Slice dry meat thinly and warm it in gravy or sauce; turn soft vegetables into soup or mash.',
  ],
  [
    'meat is dry|chicken is dry|dried out|dry chicken|dry meat|too dry',
    'Dry: slice it thinly against the grain and serve it with a sauce, stock or flavoured butter. A dry cake takes a few spoonfuls of warm syrup; a dry bake a splash of milk or stock and foil on top.',
  ],
  [
    'meat is tough|tough meat|is tough|is chewy|chewy meat',
    'Tough: a stewing cut needs more time at a bare simmer (30 minutes more, then try again); a quick cut has had too long: slice it thinly across the grain.',
  ],
  [
    'soggy bottom|soggy pastry|base is soggy|pastry is soggy',
    'Soggy base: put it back low in the oven, on a tray that is already hot, for 10 minutes. Next time bake it blind and let the filling cool first.',
  ],
  [
    'pastry shrinks|pastry shrank|pastry has shrunk|pastry shrinking',
    'Shrunk pastry was stretched or warm: next time let it rest 30 minutes in the fridge in its tin before baking. Fill it a little lower and nobody will know.',
  ],
  [
    'pastry is crumbly|pastry cracks|pastry keeps cracking|pastry is breaking|dough is crumbly|too crumbly',
    'Crumbly dough: work in cold water a teaspoon at a time; patch cracks with scraps. If it is too cold, leave it for 10 minutes.',
  ],
  [
    'dough is sticky|too sticky|sticky dough|dough too wet|dough is too wet|dough is wet',
    'Sticky dough: wet or oil your hands rather than adding much flour, knead a few minutes more, or let it rest for 15: flour takes time to drink. Then a tablespoon of flour at a time.',
  ],
  [
    'dough is dry|dough too dry|dough wont come together|wont come together',
    'Dry dough: sprinkle on water (or yoghurt, if that is the recipe’s liquid) a teaspoon at a time and press it together.',
  ],
  [
    'dough is not rising|dough not rising|dough wont rise|not rising|hasnt risen|isnt rising|dough hasnt risen|bread didnt rise|didnt rise',
    'Not rising: give it time and warmth (25 °C, an oven with only its light on). If nothing happens in 2 hours the yeast is dead: mix fresh yeast with a little warm water and knead it in.',
  ],
  [
    'dough springs back|keeps springing back|springs back when i roll',
    'Dough that springs back is tired: cover it and leave it for 10 minutes, then roll again.',
  ],
  [
    'overproved|over proved|over proofed|proved too long',
    'Overproved: knock it back, shape it again and let it rise for half the time.',
  ],
  [
    'cake sank|cake has sunk|sunken cake|sunk in the middle|sank in the middle|middle sank|middle has sunk|centre sank|cake collapsed',
    'Sunken cake: the door was opened early, it was not done, or it had too much raising agent. If the middle is raw, bake 10 minutes more under foil; else cut it out, fill the hollow with cream and fruit.',
  ],
  [
    'cake cracked|cracked on top|cracked top|dome',
    'A cracked dome means the oven was hot or the tin small. Level it, turn it upside down or ice it; a loaf cake is meant to crack.',
  ],
  [
    'cake stuck|stuck in the tin|stuck to the tin|wont come out of the tin',
    'Stuck cake: let it cool for 10 minutes, run a thin knife round it and lay a hot wet cloth under the tin for a minute. If it breaks, it becomes trifle.',
  ],
  [
    'butter and sugar curdled|batter curdled|mixture curdled|cake mixture curdled|mixture has curdled|batter has split|batter looks curdled',
    'Curdled cake mixture: the eggs were cold or came too fast. Beat in a spoonful of the flour and go on; it bakes well all the same.',
  ],
  [
    'cream overwhipped|overwhipped|over whipped|whipped too much|cream is grainy|cream gone grainy|overwhipped cream',
    'Overwhipped cream: fold in 2 tbsp unwhipped cream or milk by hand until smooth. If it has turned to lumps and water, go on and you have butter.',
  ],
  [
    'cream wont whip|cream not thickening|cream isnt thickening|cream wont thicken',
    'Cream that will not whip is too warm or has too little fat: chill bowl and cream for 15 minutes; only whipping or double cream (35 % fat and more) whips.',
  ],
  [
    'egg whites wont whip|whites wont whip|whites not stiff|egg whites arent stiffening',
    'Whites that will not whip have met fat or yolk: start again in a clean bowl wiped with vinegar, with fresh whites.',
  ],
  [
    'chocolate seized|chocolate has seized|seized|chocolate went grainy',
    'Seized chocolate: stir in hot water or cream, a tablespoon at a time, until it is smooth; it becomes a sauce or ganache but will not coat.',
  ],
  [
    'caramel crystallised|sugar crystallised|caramel is grainy|caramel crystallized',
    'Crystallised caramel: add a splash of water and warm it until the grains melt, then go on without stirring.',
  ],
  [
    'caramel burnt|caramel too dark|caramel is too dark',
    'Burnt caramel cannot be saved: fill the pan with water, boil it clean and start again.',
  ],
  [
    'rice is mushy|mushy rice|rice is sticky|rice gone mushy|rice too wet|rice is wet',
    'Wet rice: spread it on a tray in a low oven for 5 minutes, or leave it off the heat with a cloth under the lid. Next time less water and no stirring.',
  ],
  [
    'rice is hard|rice is still hard|rice still hard|rice not cooked|undercooked rice|rice is crunchy',
    'Hard rice: add 3 to 4 tbsp boiling water, cover tightly and give it 5 minutes on the lowest heat and 5 off it.',
  ],
  [
    'pasta is sticking|pasta stuck together|pasta sticks|pasta clumped',
    'Stuck pasta: toss it with a splash of hot pasta water or sauce. Next time use more water and stir for the first minute.',
  ],
  [
    'mash is gluey|gluey mash|mash is runny|sticky mash',
    'Gluey mash has been overworked: spread it in a dish with butter and cheese and brown it under the grill. Runny mash: stir it over a low heat to dry.',
  ],
  [
    'potatoes not crisp|potatoes not crispy|not crispy|not crisp|wont crisp|arent crispy|not getting crispy|arent crisping|isnt crispy|soggy',
    'Not crisp: spread it out on a hot tray with space between, turn the oven up to 220 °C (200 °C fan), leave it uncovered and give it 10 minutes more. Next time dry it better first.',
  ],
  [
    'skin not crispy|skin is not crispy|skin isnt crispy|crackling|skin is soggy',
    'For crisp skin: dry it, salt it and give it 5 to 10 minutes at 230 °C or under the grill, watching. Do not cover it afterwards.',
  ],
  [
    'gravy too thin|gravy is thin|gravy is lumpy',
    'Gravy: bubble it down or thicken with 1 tbsp cornflour in cold water; strain out lumps.',
  ],
  [
    'too greasy|too oily|greasy|oily',
    'Greasy: let it stand and spoon off the fat, or draw kitchen paper over the surface; lemon or vinegar helps what is left.',
  ],
  [
    'too much garlic|too garlicky',
    'Too much garlic: cook it longer (it mellows), and add lemon, butter or more of everything else.',
  ],
  [
    'custard scrambled|eggs scrambled|custard is lumpy|custard curdled',
    'Scrambled custard: at once into a cold bowl, then blend and sieve it. If it tastes of egg, start again.',
  ],
  [
    'jam not setting|jam wont set|jelly not set|not setting|wont set|hasnt set|didnt set',
    'Not setting: jam boils on for 5 minutes and is tested again on a cold plate (add lemon juice); a jelly needs hours in the fridge, or more gelatine, melted and stirred in.',
  ],
  [
    'pancake sticks|pancakes stick|pancakes are sticking|first pancake',
    'The first pancake tests the pan. Sticking means too cool or too little fat: wipe it with oiled paper and wait until a drop of water dances.',
  ],
  [
    'egg broke|yolk broke|broken yolk|eggshell|shell in the egg|bit of shell',
    'Shell in the egg: scoop it with a larger piece of shell. A broken yolk: scramble it, or let it be.',
  ],
  [
    'spilled|forgot the salt|forgot to salt',
    'Forgot the salt: stir it in now and give it a few minutes; over pasta or potatoes sprinkle it while they are hot.',
  ],
  [
    'forgot the baking powder|forgot the egg|forgot the sugar|forgot the yeast|forgot to add',
    'If it is not in the oven yet, mix it in now, quickly (baking powder sifted, sugar dissolved in a spoon of warm milk). Once it bakes, leave it: it will be flatter, and still cake.',
  ],
  [
    'forgot to preheat|oven wasnt hot|oven is cold|forgot the oven',
    'Cold oven: turn it on and wait if it is cake, pastry or bread. A stew, traybake or gratin can go in; add 10 minutes and go by colour.',
  ],
  [
    'avocado is hard|unripe avocado',
    'A hard avocado ripens in a paper bag with a banana in 1 to 3 days; nothing quick works. Use peas or hummus today.',
  ],
  [
    'mushrooms are watery|mushrooms watery|watery mushrooms|mushrooms are wet|pan is full of water|vegetables are watery',
    'Watery mushrooms: turn the heat up, use a wide pan, spread them out and wait; once the water has boiled away they brown. Fry them in two batches next time.',
  ],
])

/** Source of burns: NHS first aid; of fire: UK fire services. Said before anything else. */
export const EMERGENCIES: readonly Note[] = notes([
  [
    'oil on fire|pan on fire|fat fire|chip pan fire|pan is on fire|caught fire|on fire|flames',
    'Pan on fire: turn off the heat if you can reach it safely and never put water on it. Do not move the pan. Leave the room, close the door and call 999.',
  ],
  [
    'oil is smoking|oil smoking|smoking oil|oil smokes',
    'Smoking oil is about to burn: turn the heat off, leave the pan where it is and let it cool. Never add water. Start again with fresh oil.',
  ],
  [
    'burnt my hand|burned my hand|burnt my finger|burned my finger|burned myself|burnt myself|scalded myself|scalded',
    'Burn: cool it under cool running water for 20 minutes, no ice or butter; take off rings. Cover it with cling film. For a large, deep or blistering burn, or a child, get help: call 111, or 999.',
  ],
  [
    'cut my finger|cut myself|cut my hand|bleeding',
    'Cut: press a clean cloth on it firmly and hold it up. If it does not stop in 10 minutes, gapes or is deep, get medical help. Throw away food that was bled on.',
  ],
  [
    'choking',
    'Choking: if they cannot cough or speak, give up to 5 sharp back blows, then up to 5 abdominal thrusts (not under one year: chest thrusts), and call 999.',
  ],
  [
    'allergic reaction|anaphylaxis|throat is swelling|cant breathe',
    'Swelling of face or throat, or trouble breathing: use an adrenaline pen if there is one and call 999 now. Lie down with legs raised, or sit up if breathing is hard.',
  ],
  [
    'smell gas|smells of gas|gas leak',
    'Smell of gas: turn off the gas, open windows, no flames or switches, go outside and call 0800 111 999.',
  ],
])

const findRescue = termFinder(RESCUES, ['split pea', 'split lentil', 'oily fish'], stem)
const findEmergency = termFinder(EMERGENCIES, ['flames of', 'over flames'], stem)

/** What helps with the mishaps a text names. */
export function rescuesIn(text: string): Note[] {
  return entriesIn(findRescue, text)
}

/** What to do first when somebody or something is in danger. */
export function emergenciesIn(text: string): Note[] {
  return entriesIn(findEmergency, text)
}
