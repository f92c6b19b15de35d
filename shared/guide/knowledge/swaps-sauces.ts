/** What can stand in for oils, sauces, stocks, vinegars, wines and tins of tomatoes. Tables only. */
import { swaps } from './swap.ts'

export const SAUCES_AND_STOCKS = swaps([
  [
    'olive oil|extra virgin olive oil',
    'The same amount of rapeseed or sunflower oil.',
    'Not in a dressing where its taste is the point.',
  ],
  [
    'sunflower oil|vegetable oil|rapeseed oil|oil',
    'The same amount of any mild oil; light olive oil will do.',
    'Not extra virgin olive oil or butter for deep-frying.',
  ],
  [
    'sesame oil|toasted sesame oil',
    'Half as much tahini loosened with oil, or toasted sesame seeds over the top.',
    'Not for somebody allergic to sesame.',
  ],
  [
    'coconut oil',
    'The same amount of butter, or of mild oil in a pan.',
    'Not liquid oil where it has to set.',
  ],
  [
    'coconut milk',
    'The same amount of single cream, stirred in at the end, or 50 g creamed coconut in 350 ml hot water for a 400 ml tin.',
    'Not coconut drink from a carton: it is mostly water. Cream is dairy.',
  ],
  [
    'coconut cream',
    'The thick top of a chilled tin of coconut milk, or double cream.',
    'Not if it has to stay dairy-free.',
  ],
  [
    'vegetable stock|chicken stock|beef stock|fish stock|stock|broth',
    'The same amount of hot water with a stock cube or bouillon as the packet says, or of another stock; then salt less.',
    'Not meat stock for vegetarians; check cubes for gluten, celery and milk.',
  ],
  [
    'soy sauce|light soy sauce|soya sauce',
    'The same amount of tamari; without soya, 1 tsp Worcestershire sauce with 2 tsp water for each tbsp.',
    'Not ordinary soy sauce for coeliacs: it is made with wheat.',
  ],
  [
    'dark soy sauce',
    'The same amount of light soy sauce with a pinch of brown sugar.',
    'Not twice the amount for colour: too salty.',
  ],
  [
    'fish sauce',
    'The same amount of light soy sauce with a squeeze of lime.',
    'Not fish sauce for vegetarians; nothing else has quite its depth.',
  ],
  [
    'oyster sauce',
    'The same amount of hoisin, or soy sauce with a pinch of sugar; a mushroom "oyster" sauce for vegetarians.',
    'Not hoisin where it should not be sweet.',
  ],
  [
    'hoisin sauce|hoisin',
    '2 parts soy sauce, 1 part honey and a pinch of five-spice.',
    'Not barbecue sauce in a marinade for steaming.',
  ],
  [
    'worcestershire sauce|worcester sauce',
    'The same amount of soy sauce with a few drops of vinegar, or a mashed anchovy for each tbsp.',
    'Not for vegetarians as it stands: it has anchovies; look for one that says so.',
  ],
  [
    'tabasco|hot sauce|sriracha',
    '¼ tsp chilli flakes or cayenne and a few drops of vinegar for each tsp.',
    'Not the same amount of raw chilli.',
  ],
  [
    'ketchup|tomato ketchup',
    'The same amount of tomato purée and water, half and half, with 1 tsp vinegar and 1 tsp sugar for each 2 tbsp.',
    'Not passata alone: it is not sharp or sweet.',
  ],
  [
    'mayonnaise|mayo',
    'The same amount of Greek yoghurt or crème fraîche, with a little mustard and oil.',
    'Not yoghurt in a hot sandwich; mayonnaise has egg.',
  ],
  [
    'dijon mustard|mustard|wholegrain mustard',
    'The same amount of another mild mustard, or a third as much English.',
    'Not powder without water and 10 minutes to wake up.',
  ],
  [
    'english mustard',
    'Three times as much Dijon.',
    'Not the other way round in the same amount: it is far hotter.',
  ],
  [
    'white wine vinegar|cider vinegar|vinegar',
    'The same amount of another pale vinegar, or of lemon juice.',
    'Not malt vinegar in a delicate dressing; not home-made vinegar for keeping pickles.',
  ],
  [
    'red wine vinegar|sherry vinegar',
    'The same amount of cider vinegar, or half as much balsamic.',
    'Not balsamic where the colour matters.',
  ],
  [
    'balsamic vinegar|balsamic',
    'The same amount of red wine vinegar with ½ tsp sugar for each tbsp.',
    'Not for drizzling as a glaze.',
  ],
  [
    'rice vinegar|rice wine vinegar',
    'The same amount of cider vinegar with a pinch of sugar.',
    'Not malt vinegar.',
  ],
  [
    'white wine|dry white wine',
    'The same amount of stock with 1 tsp white wine vinegar for each 100 ml, or dry cider.',
    'Not sweet wine in a savoury sauce.',
  ],
  [
    'red wine',
    'The same amount of beef or vegetable stock with 1 tsp red wine vinegar for each 100 ml.',
    'Not in a dish that is mostly wine, such as coq au vin.',
  ],
  [
    'cider|dry cider',
    'The same amount of apple juice with 1 tsp cider vinegar for each 100 ml, or white wine.',
    'Not sweet cider without leaving out sugar.',
  ],
  [
    'sherry|shaoxing|shaoxing wine|rice wine|mirin',
    'The same amount of dry sherry for Shaoxing; for mirin, white wine with ½ tsp sugar for each tbsp. Without alcohol, apple juice and a drop of vinegar.',
    'Not cooking wine with salt added.',
  ],
  [
    'beer|ale|stout',
    'The same amount of stock with 1 tsp malt vinegar for each 200 ml; sparkling water in a batter.',
    'Not a very bitter beer in a long stew.',
  ],
  [
    'tomato purée|tomato puree|tomato paste',
    '3 tbsp passata for each tbsp, cooked down, or the same amount of ketchup in a pinch.',
    'Not raw tomato where thickness counts.',
  ],
  [
    'passata',
    'The same weight of chopped tomatoes, blended.',
    'Not purée unthinned: 1 part purée to 3 parts water.',
  ],
  [
    'chopped tomatoes|tinned tomatoes|canned tomatoes|plum tomatoes|tin chopped tomatoes',
    'The same weight of ripe fresh tomatoes, chopped and cooked 10 minutes longer with a pinch of sugar; or passata.',
    'Not pale winter tomatoes without purée to help.',
  ],
  [
    'sun dried tomatoes|sundried tomatoes',
    'Half as much tomato purée, or roast cherry tomatoes.',
    'Not in a salad where you want the chew.',
  ],
])
