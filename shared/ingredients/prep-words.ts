/** Words about what the cook does with a food, not about which food it is. No rules here, only words. */

const words = (list: string) => new Set(list.trim().split(/\s+/))

/** Done in the kitchen: dropped in front of a name, and behind it. */
export const PREP_WORDS = words(`
  beaten bashed blanched boned broken bruised butterflied chopped cleaned cooked cooled cored
  crumbled crushed cubed cut deveined diced drained finely grated halved hulled julienned mashed
  melted minced peeled picked pounded pureed puréed quartered rinsed scrubbed seeded deseeded
  segmented separated shaved shelled shredded shucked sieved sifted skinned sliced slivered
  snipped softened split squeezed steamed stemmed stoned strained thawed defrosted toasted topped
  torn trimmed washed zested pared husked scored soaked warmed chilled packed sautéed sauteed
  caramelized poached scalded whisked crumbed de-seeded pre-cooked precooked hand-torn uncooked
  milled cracked lukewarm well-shaken well-stirred peeled-and-deveined bite-size bite-sized
  unpeeled well-drained refrigerated hard-boiled hard-cooked soft-boiled soft-cooked
`)

/** How it is done: dropped together with a word of the list above. */
export const PREP_ADVERBS = words(`
  finely roughly coarsely thinly thickly freshly lightly loosely firmly tightly well very gently
  neatly crosswise lengthwise lengthways diagonally evenly newly generously carefully fine thin
  partially slightly hot fully thick
`)

/** Sizes: they do not change what is bought. */
export const SIZE_WORDS = words(`
  small medium large big extra-large jumbo tiny medium-size medium-sized large-sized small-sized
  good-sized bite-size bite-sized heaped heaping level scant generous rounded packed
  md lg sm med lrg lge medium-large small-medium medium-small huge sized miniature mounded overflowing
`)

/** Words that leave a phrase open: what stands before a comma ends in one, so the name goes on. */
export const OPEN_WORDS = words(`
  fresh dried dry frozen raw whole ground plain boneless skinless bone-in skin-on unsalted salted
  fat-free low-fat nonfat lean ripe stale cold hot warm strong mild sweet dark light good organic
  reduced-fat low-sodium less-sodium reduced-sodium thick thin free-range firm soft mixed crisp all-purpose young
  baby smoked unpeeled dry-roasted homemade unsweetened sweetened unbleached jarred bottled
  canned tinned red green yellow white black roasted crusty short long hard spicy tender meaty waxy
  floury starchy creamy crumbly sharp juicy plump rindless seedless full-fat half-fat good-quality
  high-quality best-quality top-quality shell-on cured salted pickled natural day-old ready-made
  uncooked wide flat bottled sun-dried air-dried heavy clear sticky
`)

/**
 * Words of the first list that are part of what is bought when the food is one of these: minced beef is
 * no beef, split peas are no peas.
 */
const KEPT_BEFORE: Record<string, RegExp> = {
  minced: /\b(?:beef|lamb|pork|turkey|chicken|veal|venison|meat|steak|quorn|soya|mutton)\b/i,
  cooked: /\b(?:prawns?|shrimps?|ham|beetroots?|chicken|turkey|crab|lobsters?|mussels?)\b/i,
  split: /\b(?:peas?|lentils?|beans?)\b/i,
  toasted: /\bsesame oil\b/i,
  blanched: /\balmonds?\b/i,
  shredded: /\b(?:coconut|wheat)\b/i,
  mashed: /\bpotato(?:es)?\b/i,
  crushed: /\b(?:tomato(?:es)?|ice|pineapple|chill?i(?:es)?|red pepper)\b/i,
  cracked: /\bwheat\b/i,
  sliced: /\b(?:bread|loaf|ham)\b/i,
  strained: /\b(?:yogh?urt|tomato(?:es)?)\b/i,
}

/** True when the word, in lower case, belongs to the name. */
export function isKeptBefore(word: string, name: string): boolean {
  return Object.hasOwn(KEPT_BEFORE, word) && KEPT_BEFORE[word]?.test(name) === true
}
