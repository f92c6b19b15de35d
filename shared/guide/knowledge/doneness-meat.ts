/** When meat and fish are done, by UK guidance. Tables only. */
import { doneness } from './doneness-entry.ts'

/** Source: Food Standards Agency, cooking your food: 70 °C for 2 minutes, or 75 °C for 30 seconds. */
const SAFE_CORE = '75 °C in the thickest part (or 70 °C held for 2 minutes)'

const THROUGH = `It must reach ${SAFE_CORE}.`

export const RAW_RISKS = doneness(
  [
    [
      'chicken|chicken thighs|chicken breast|chicken breasts|chicken thigh fillets|chicken drumsticks|chicken legs|chicken wings|poultry',
      'Chicken is done when it is steaming hot in the thickest part, no meat is pink and the juices run clear.',
      'A breast takes 10 to 12 minutes in a pan or 20 to 25 at 200 °C, thigh fillets 12 to 15, bone-in thighs 35 to 40 in the oven.',
      THROUGH,
    ],
    [
      'roast chicken|whole chicken',
      'A whole chicken is done when the leg moves loosely, the juices between leg and body run clear and nothing is pink.',
      'Allow about 45 minutes a kilo plus 20 minutes at 190 °C (170 °C fan).',
      THROUGH,
    ],
    [
      'turkey',
      'Turkey is done when the thickest part of the thigh is steaming hot, with no pink and clear juices.',
      'A whole bird needs its own label’s time; a breast steak 4 to 5 minutes a side.',
      THROUGH,
    ],
    [
      'duck',
      'For legs, the meat pulls off the bone. Cook duck through: no pink and clear juices.',
      'Legs take 1½ hours at 180 °C, breasts about 6 minutes skin side down and 12 in the oven.',
      `${THROUGH} Restaurants serve breast pink; UK guidance is to cook it through.`,
    ],
    [
      'mince|beef mince|minced beef|lamb mince|pork mince|turkey mince|ground beef|meatballs|meatball|meatloaf',
      'Mince is done when it is brown all through, with no pink left and clear juices.',
      'Loose mince fries in 8 to 10 minutes; meatballs take 12 to 15.',
      THROUGH,
    ],
    [
      'burger|burgers|kebab|kebabs|kofta',
      'A burger is done when it is steaming hot in the middle, with no pink and clear juices.',
      'A 2 cm burger takes about 5 minutes a side.',
      `${THROUGH} Pink is fine for a steak, not for anything minced.`,
    ],
    [
      'sausage|sausages|pork sausages|chipolatas',
      'Sausages are done when a cut one has no pink meat and is steaming hot in the middle.',
      'They take 12 to 15 minutes in a pan or 25 to 30 at 200 °C.',
      THROUGH,
    ],
    [
      'pork|pork chops|pork chop|pork loin|pork belly|pork shoulder|gammon',
      'Pork is done when no meat is pink and the juices run clear.',
      'A 2 cm chop takes about 6 minutes a side; a joint about 35 minutes for each 500 g plus 35 at 180 °C.',
      THROUGH,
    ],
    [
      'liver|kidneys|offal',
      'Liver is done when it is brown all through with no blood left.',
      'Slices take about 3 minutes a side.',
      THROUGH,
    ],
    [
      'rolled joint|boned and rolled|stuffed joint',
      'A rolled or stuffed joint is done when its middle is steaming hot with no pink.',
      'Allow 30 minutes for each 500 g plus 30 at 180 °C.',
      THROUGH,
    ],
    [
      'prawns|prawn|king prawns|shrimp|langoustine',
      'Prawns are done when they are pink and firm all through, with nothing grey or glassy left.',
      'They take 2 to 4 minutes in a hot pan.',
      'Cooked-through prawns are opaque to the middle and piping hot.',
    ],
    [
      'mussels|mussel|clams|clam',
      'Mussels are done when the shells have opened. Throw away any that were open and would not shut before cooking, and any that stay shut after.',
      'They take 3 to 5 minutes in a covered pan with a little liquid.',
      'Eat them piping hot.',
    ],
    [
      'fish fingers|breaded fish|fish cakes|fishcakes',
      'They are done when they are crisp and piping hot in the middle: break one open.',
      'About 15 minutes at 220 °C, turned once.',
      `Follow the packet; the middle should be steaming, ${SAFE_CORE}.`,
    ],
    [
      'stuffing',
      'Stuffing is done when the middle is steaming hot.',
      'About 30 minutes in its own dish at 190 °C.',
      THROUGH,
    ],
    [
      'leftovers|leftover',
      'Leftovers are hot enough when they steam all the way through.',
      'Reheat them once only.',
      THROUGH,
    ],
    [
      'bacon|rashers|lardons|pancetta',
      'Bacon is done when it is no longer see-through and the fat has coloured at the edges.',
      'Rashers take 2 to 4 minutes a side in a pan, or 15 in a hot oven.',
      'Cook it until no part looks raw.',
    ],
  ],
  true,
)

export const OTHER_MEAT_AND_FISH = doneness([
  [
    'steak|rump steak|sirloin steak|fillet steak|sirloin|rump|bavette',
    'A whole steak may be pink once every outside face is browned: press it, soft is rare, springy is medium, firm is well done.',
    'A 2 cm steak takes about 1½ to 2 minutes a side for rare, 3 for medium rare to medium and 4 to 5 for well done; rest it 5 minutes.',
    'Core about 50 °C rare, 55 °C medium rare, 60 °C medium, 70 °C well done. For children, in pregnancy or for anyone frail, cook it through.',
  ],
  [
    'braising steak|beef shin|stewing beef|chuck|oxtail|lamb shank|ragù|beef stew',
    'Stewing meat is done when a fork twists it apart with no effort. If it is tough it needs longer, not less.',
    '2 to 3 hours at a bare simmer.',
    '',
  ],
  [
    'roast beef|beef joint|beef',
    'A whole joint of beef may be pink inside once the outside is well browned; diced, rolled or minced beef is cooked through.',
    'About 20 minutes for each 500 g plus 20 at 180 °C (160 °C fan) for medium; rest it 20 minutes.',
    'Core about 50 °C rare, 60 °C medium, 70 °C well done; it climbs about 5 °C as it rests.',
  ],
  [
    'lamb|leg of lamb|lamb chops|lamb joint|lamb chop',
    'A whole cut of lamb may be pink inside once the outside is browned; minced, diced or rolled lamb is cooked through.',
    'Chops take 3 to 4 minutes a side; a leg about 25 minutes for each 500 g plus 25 at 180 °C.',
    'Core about 60 °C for pink, 70 °C for well done.',
  ],
  [
    'venison',
    'A whole venison steak may be pink in the middle once it is browned all over.',
    '3 minutes a side for a 2 cm steak, then rest.',
    'Core about 55 to 60 °C; minced venison 75 °C.',
  ],
  [
    'salmon|salmon fillets|salmon fillet|trout',
    'Salmon is done when it has turned opaque, flakes at a gentle push and is hot to the middle.',
    'A fillet takes 10 to 12 minutes at 200 °C, or 4 minutes skin side down and 2 to 3 on the other.',
    'Steaming hot in the thickest part; about 63 °C there is moist and opaque.',
  ],
  [
    'fish|cod|haddock|white fish|pollock|hake|plaice|sea bass|sea bream|mackerel|coley|fish fillets',
    'Fish is done when it is opaque all through and flakes easily with a fork at its thickest part.',
    'A 2 cm fillet takes 8 to 10 minutes at 200 °C or 3 to 4 a side in a pan.',
    'Steaming hot in the middle; about 63 °C there.',
  ],
  [
    'tuna steak|tuna steaks|fresh tuna',
    'A fresh tuna steak firms quickly: the colour creeps in from both sides.',
    '1 to 2 minutes a side leaves a pink middle.',
    'Cook it through for anyone pregnant, frail or very young.',
  ],
  [
    'tuna|tinned tuna|tin tuna|sardines|anchovies',
    'Tinned fish is already cooked: it only has to be hot through.',
    'A few minutes.',
    '',
  ],
  [
    'squid|calamari|octopus',
    'Squid is done when it has just turned white and curled; past that it is rubber until it has stewed for long.',
    '1 to 2 minutes in a very hot pan, or 40 minutes and more in a stew.',
    '',
  ],
  [
    'scallops|scallop',
    'Scallops are done when both faces are golden and the sides have turned from glassy to milky.',
    'About 1½ to 2 minutes a side in a very hot pan.',
    '',
  ],
  [
    'ham|cooked ham|chorizo',
    'Cooked ham only has to be warmed; chorizo for cooking is done when it is firm and its fat runs red.',
    'Chorizo takes 4 to 5 minutes in slices.',
    '',
  ],
])
