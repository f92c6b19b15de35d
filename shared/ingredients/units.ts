/** Kitchen units: their short names, their groups and their sizes. Knows no foods. */

/** Units of a group add up, once converted (Spec 2, section 5). */
export type UnitGroup = 'volume' | 'weight' | 'count'

type Unit = { name: string; group: UnitGroup | null; size: number | null }

/**
 * Canonical name, group, size, then every other way it is written.
 * Sizes are millilitres or grams. Ours: spoons and cups at the kitchen's round values (5, 15, 240 ml),
 * so that 1 cup + 2 tbsp is 1.13 cup and 1 tsp + 5 ml is 10 ml; the pint is the UK's.
 */
const TABLE: [name: string, group: UnitGroup | null, size: number | null, others: string][] = [
  ['tsp', 'volume', 5, 'teaspoon teaspoons tsps teasp teaspoonful teaspoonfuls'],
  [
    'tbsp',
    'volume',
    15,
    'tablespoon tablespoons tbsps tbs tb tbl tblsp tblspn tbls tablespoonful tablespoonfuls',
  ],
  ['dsp', 'volume', 10, 'dessertspoon dessertspoons dstspn'],
  ['ml', 'volume', 1, 'milliliter milliliters millilitre millilitres mls cc'],
  ['cl', 'volume', 10, 'centilitre centilitres centiliter centiliters'],
  ['dl', 'volume', 100, 'decilitre decilitres deciliter deciliters'],
  ['l', 'volume', 1000, 'liter liters litre litres ltr ltrs lt'],
  ['cup', 'volume', 240, 'cups cupful cupfuls'],
  ['fl oz', 'volume', 30, 'floz fluid_ounce fluid_ounces fl_ounce fl_ounces fl_ozs fluid_oz'],
  ['pint', 'volume', 568, 'pints pt pts'],
  ['quart', 'volume', 960, 'quarts qt qts'],
  ['gallon', 'volume', 3840, 'gallons gal gals'],
  ['g', 'weight', 1, 'gram grams gm gms gramme grammes gr'],
  ['kg', 'weight', 1000, 'kilogram kilograms kilo kilos kgs'],
  ['mg', 'weight', 0.001, 'milligram milligrams'],
  ['oz', 'weight', 28.349523, 'ounce ounces ozs'],
  ['lb', 'weight', 453.59237, 'pound pounds lbs'],
  ['piece', 'count', null, 'pieces pc pcs'],
  ['clove', 'count', null, 'cloves'],
  ['can', 'count', null, 'cans'],
  ['tin', 'count', null, 'tins'],
  ['package', 'count', null, 'packages pkg pkgs pkg. pack packs packet packets pkt pkts pk'],
]

/** Units that nothing converts into, with their plurals. */
const LONERS: [name: string, others: string][] = [
  ['bunch', 'bunches'],
  ['sachet', 'sachets'],
  ['envelope', 'envelopes'],
  ['rasher', 'rashers'],
  ['stick', 'sticks'],
  ['sprig', 'sprigs'],
  ['slice', 'slices'],
  ['jar', 'jars'],
  ['bottle', 'bottles'],
  ['bag', 'bags'],
  ['box', 'boxes'],
  ['carton', 'cartons'],
  ['container', 'containers'],
  ['tub', 'tubs'],
  ['pot', 'pots'],
  ['punnet', 'punnets'],
  ['tube', 'tubes'],
  ['pouch', 'pouches'],
  ['head', 'heads'],
  ['bulb', 'bulbs'],
  ['stalk', 'stalks'],
  ['rib', 'ribs'],
  ['stem', 'stems'],
  ['leaf', 'leaves'],
  ['sheet', 'sheets'],
  ['cube', 'cubes'],
  ['knob', 'knobs'],
  ['drop', 'drops'],
  ['loaf', 'loaves'],
  ['ear', 'ears'],
  ['cob', 'cobs'],
  ['fillet', 'fillets'],
  ['strip', 'strips'],
  ['wedge', 'wedges'],
  ['splash', 'splashes'],
  ['drizzle', 'drizzles'],
  ['glug', 'glugs'],
  ['block', 'blocks'],
  ['ball', 'balls'],
  ['bar', 'bars'],
  ['square', 'squares'],
  ['shot', 'shots'],
  ['glass', 'glasses glassful wineglass wineglasses wineglassful'],
  ['dollop', 'dollops'],
  ['scoop', 'scoops'],
  ['link', 'links'],
  ['rack', 'racks'],
  ['mug', 'mugs mugful mugfuls'],
  ['jigger', 'jiggers'],
  ['twist', 'twists'],
  ['grind', 'grinds grinding grindings'],
  ['chunk', 'chunks'],
  ['pinch', 'pinches'],
  ['dash', 'dashes'],
  ['handful', 'handfuls handsful handfull'],
  ['squeeze', 'squeezes'],
  ['nest', 'nests'],
  ['batch', 'batches'],
  ['thumb', 'thumbs'],
  ['part', 'parts'],
]

/** Measured by eye or hand: no 'x' stands after them. */
const ROUGH_MEASURES = new Set(
  'pinch dash handful splash drizzle glug knob drop dollop twist grind shot glass mug jigger scoop part squeeze thumb'.split(
    ' ',
  ),
)

const UNITS = new Map<string, Unit>()
for (const [name, group, size, others] of TABLE) addUnit({ name, group, size }, others)
for (const [name, others] of LONERS) addUnit({ name, group: null, size: null }, others)

function addUnit(unit: Unit, others: string): void {
  UNITS.set(unit.name, unit)
  for (const other of others.split(' ')) UNITS.set(other.replaceAll('_', ' '), unit)
}

/** Capitals tell spoons apart: 'T' is a tablespoon, 't' a teaspoon. */
function findUnit(text: string): Unit | undefined {
  if (/^Tb?\.?$/.test(text)) return UNITS.get('tbsp')
  const lower = text.toLowerCase().replaceAll('.', '')
  if (lower === 't') return UNITS.get('tsp')
  if (lower === 'c') return UNITS.get('cup')
  return UNITS.get(lower)
}

/** The short name of a known unit ('tablespoons' is 'tbsp'), or `null`. No spaces around. */
export function knownUnit(text: string): string | null {
  return findUnit(text)?.name ?? null
}

/** The short name of a unit; an unknown one comes back trimmed and in lower case. */
export function canonicalUnit(text: string): string {
  const trimmed = text.trim().replace(/\s+/g, ' ')
  return findUnit(trimmed)?.name ?? trimmed.toLowerCase()
}

/** The group of a canonical unit; '' is a count (Spec 2, section 5: 'none'). `null`: only with itself. */
export function unitGroup(unit: string): UnitGroup | null {
  return unit === '' ? 'count' : (UNITS.get(unit)?.group ?? null)
}

/** Millilitres or grams in one of a canonical unit, `null` for counts and unknown units. */
export function unitSize(unit: string): number | null {
  return UNITS.get(unit)?.size ?? null
}

/** True for units that measure ('g', 'cup', 'pinch'); false for those that count ('can', 'bunch'). */
export function isMeasure(unit: string): boolean {
  const group = unitGroup(unit)
  return group === 'volume' || group === 'weight' || ROUGH_MEASURES.has(unit)
}

/** True for canonical units that are measured by eye or hand ('pinch', 'splash'). */
export function isRoughMeasure(unit: string): boolean {
  return ROUGH_MEASURES.has(unit)
}

/** 'tin' is 'tins' for more than one. Measures keep their short name; unknown units stay as they are. */
export function pluralUnit(unit: string, amount: number): string {
  if (amount <= 1) return unit
  if (unit === 'cup' || unit === 'pint' || unit === 'quart' || unit === 'gallon') return `${unit}s`
  const group = unitGroup(unit)
  if (!UNITS.has(unit) || group === 'volume' || group === 'weight') return unit
  if (unit.endsWith('f')) return `${unit.slice(0, -1)}ves`
  return /(?:ch|sh|s|x)$/.test(unit) ? `${unit}es` : `${unit}s`
}
