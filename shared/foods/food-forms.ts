/** Words beside a food's name that say how it is cut, packed or praised, and never which food it is. Only words. */
import { STRIPPED } from '../groceries/food-descriptors.ts'
import { PREP_ADVERBS, PREP_WORDS, SIZE_WORDS } from '../ingredients/prep-words.ts'
import { knownUnit } from '../ingredients/units.ts'
import { spelt } from './spelling.ts'

const words = (list: string) => list.trim().split(/\s+/)

/** What may stand behind a food: 'zest of a lemon', 'salmon fillets', 'basil leaves'. In the singular. */
const PARTS = words(`
  fillet breast thigh leg wing drumstick shoulder belly neck shank rib rack loin saddle rump joint
  chop cutlet steak escalope goujon tail claw cheek knuckle hock carcass bone skin meat flesh mince
  piece slice chunk strip wedge ring spear round cube ball stick bar block log rasher half quarter
  segment floret heart tip top leaf sprig stalk stem bulb head clove bunch handful kernel pod seed
  stone pith zest rind peel juice powder granule flake crumb shaving paring curl ribbon matchstick
  disc coin bit part yolk white sheet nest shell round end leftover
`)
/** What may stand before it. */
const PRAISES = words(`
  free range freerange organic fresh frozen dried tinned jarred bottled smoked cured salted unsalted
  sweet unsweetened plain natural ripe unripe firm soft hard mild strong mature extra virgin cold hot
  warm lukewarm chilled boiling iced cooked uncooked raw leftover homemade home made shop bought ready
  rolled good best quality favourite your any other more extra some few little lot plenty about
  approx approximately roughly each whole halved skinless boneless skin bone on in off rindless seedless
  seeded pitted stoned lean fatty streaky thick thin fat low reduced light lite full half free medium
  large small baby mini giant red green yellow white black brown orange purple pink golden dark pale
  mixed assorted british english scottish welsh irish french italian spanish greek turkish thai chinese
  japanese indian mexican american crusty day old stale toasted roasted unroasted blanched flaked
  unbleached bleached live coarse kosher seedless tender thawed defrosted canned preserved
  ground whole coarse fine instant quick cook microwave easy the a an of my our one two three
`)

const FORMS = new Set(
  [...PARTS, ...PRAISES, ...STRIPPED, ...PREP_WORDS, ...PREP_ADVERBS, ...SIZE_WORDS].flatMap(
    (word) => word.split('-').map(spelt),
  ),
)

/** True for a word, as `spelling.ts` spells it, that leaves a food the food it is; numbers and units too. */
export function isForm(word: string): boolean {
  return FORMS.has(word) || /^\d|^[a-z]$/.test(word) || knownUnit(word) !== null
}

/** 'Dairy-free cheese alternative': when a label stands before, these are no other food. */
export const STANDS_IN: ReadonlySet<string> = new Set(
  words('alternative substitute replacement replacer style type drink product'),
)

/**
 * Names so wide that they name no food behind a word that nobody knows: of 'quixotic paste' nobody can
 * tell what it holds.
 */
export const VAGUE: ReadonlySet<string> = new Set(
  words(`
    paste sauce mix seasoning powder dip filling topping spread dressing rub marinade glaze syrup
    extract essence food product blend kit bake dish meal stuffing soup snack bar roll ball pie cake
    tart pudding salad drink juice spice herb flour oil sweet relish chutney pickle seed nut fruit vegetable
  `),
)
