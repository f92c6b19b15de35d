/** Which descriptors of a food change what is bought, and which only say what the cook does with it. */

const words = (list: string) => new Set(list.trim().split(/\s+/))

/** Spec 2, section 5: what the letter of the spec strips from every name. */
export const SPEC_DESCRIPTORS = words(
  'fresh dried chopped diced sliced minced grated crushed ground whole raw cooked',
)

/** Stripped, unless `keepsDescriptor` says that the food is bought so. */
export const STRIPPED = words(`
  fresh freshly dried chopped diced sliced minced grated crushed ground whole raw cooked
  finely roughly coarsely thinly thickly lightly loosely firmly very extra
  small medium large big jumbo tiny sized size ripe organic
  peeled cored seeded deseeded trimmed washed rinsed drained beaten melted softened halved quartered
  cubed julienned shredded mashed torn crumbled zested juiced unpeeled scrubbed deveined
  a an of the some about few good quality
`)

const MEATS = words(`
  beef pork lamb turkey chicken veal venison meat steak duck mutton bison quorn soya vegetarian vegan
`)
const PASTA = words(`
  pasta spaghetti penne fusilli tagliatelle linguine lasagne lasagna macaroni rigatoni noodle orzo
  fettuccine farfalle ravioli gnocchi vermicelli conchiglie
`)
const SOLD_WHOLE = words(
  'milk wheat wholewheat grain chicken duck turkey goose spelt rye fish salmon trout',
)
const SEASONINGS = words('pepper peppercorn salt')
const SOLD_COOKED = words('prawn shrimp beetroot beet crab lobster chestnut mussel ham')
const SOLD_SLICED = words('bread loaf almond')
/** Sold cooked among the cold meats; raw needs no word. */
const ROASTED = words('chicken turkey')
const PANTRY_DRIED = words('bay flake breadcrumb noodle lentil')

/** True for meat that is sold minced: 'ground beef', 'beef mince'. Words are in the singular. */
export function isMeat(words: readonly string[]): boolean {
  return words.some((word) => MEATS.has(word))
}

/**
 * True when the descriptor changes what is bought (contract, Decisions): ground cumin is not cumin
 * seed, dried thyme is not fresh thyme, whole milk is not milk. `words` is the name in the singular.
 */
export function keepsDescriptor(descriptor: string, words: readonly string[]): boolean {
  const has = (foods: ReadonlySet<string>) => words.some((word) => foods.has(word))
  switch (descriptor) {
    case 'ground':
      return !has(SEASONINGS)
    case 'minced':
      return isMeat(words)
    case 'dried':
      return !has(PASTA) && !has(PANTRY_DRIED)
    case 'fresh':
      return has(PASTA) || words.includes('yeast')
    case 'whole':
      return has(SOLD_WHOLE)
    case 'raw':
      return has(SOLD_COOKED)
    case 'cooked':
      return has(SOLD_COOKED) || has(ROASTED)
    case 'sliced':
      return has(SOLD_SLICED)
    case 'crushed':
    case 'chopped':
    case 'diced':
      return words.includes('tinned')
    case 'extra':
      return words.includes('virgin')
    case 'flaked':
      return true
    default:
      return false
  }
}
