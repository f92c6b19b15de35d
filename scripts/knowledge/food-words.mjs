/** Which words are foods, for the ears: the last words of all names of the table, and those that stand before them. */

/** Words of names that mean too much else when they are said alone, or before another word. */
const NEVER = new Set(
  `a and in of with for to the or on from style free no not low made ready up all own off out
  can tin pack box bag bar half quarter double single large small big light dark hot cold dry
  fresh new old good best long short first last next top mix mixed set stop step timer time list
  recipe cook cooking cooked keep back food foods water ice thing green red white black brown
  sweet bitter sour roast mash spread char batch fry crisp sprinkle roll wrap grit flake dip stick
  cup spoon plate pan pot tray foil film paper towel cloth sponge block cube ball drop drops base
  kit day week dinner lunch breakfast tea meal treat snack dish puree round side leg neck shoulder
  belly cheek back breast wing rib loin rack saddle shank skin fat bone bones heart head tongue
  tail eye ear foot feet hand finger thumb knuckle flat fine whole plain soft hard smooth thick thin
  instant quick easy slow mini baby king queen prince house family home kids kid man lady star moon
  one two three four five six seven eight nine ten pass chip dressing filling topping stuffing
  powder gel colour color colouring date dates spice spices stock accent blue boudoir bouquet
  bay case chunk cone conserve crumb dried drink fizz flakes filler filling gum infusion joint leaf
  leaves mars mole nan piece pouch pod pulse ranch ring root seasoning selection shake sheet shell
  slice snowball spray starter strip toast wedge grain extract essence alternative added bit bits
  both bottle bottles case deal decoration flavouring fruit kernel nightcap skin`.split(/\s+/),
)
/** Of those the ones that may stand before or at the end of a longer name. */
const ONLY_BEFORE = new Set(
  `fresh double single large light dark dry green red white black brown sweet sour hot whole plain
  baby instant`.split(/\s+/),
)
const ALONE = new Set('tea dates stock spices ice'.split(' '))

/** Ours: a word at the end of so many names is a food by itself. */
const MIN_NAMES = 6
/** Ours: rarer ones are brands and places. */
const MIN_BEFORE = 3

function isNever(word) {
  return NEVER.has(word) && !ALONE.has(word) && !ONLY_BEFORE.has(word)
}

function count(counts, word) {
  counts.set(word, (counts.get(word) ?? 0) + 1)
}

/** The module's text, of the rows of the table. */
export function foodWords(rows) {
  const ends = new Map()
  const alone = new Set()
  const before = new Map()
  for (const row of rows) {
    if (row.aisle === 'Household') continue
    const own = [row.name, row.plural, ...row.synonyms]
    const kinds = row.kinds.flatMap((kind) => kind.split('='))
    for (const name of [...own, ...kinds]) {
      const parts =
        name
          .toLowerCase()
          .replaceAll("'", '')
          .match(/[\p{L}]+/gu) ?? []
      for (const [at, word] of parts.entries()) {
        if (word.length < 3 || isNever(word)) continue
        if (at < parts.length - 1 || ONLY_BEFORE.has(word)) count(before, word)
        else if (parts.length === 1 && own.includes(name)) alone.add(word)
        else count(ends, word)
      }
    }
  }
  const heads = new Set(alone)
  for (const [word, times] of ends) if (times >= MIN_NAMES) heads.add(word)
  const singular = (word) => word.replace(/(?:(?<=o|sh|ch|ss|x)es|s)$/, '')
  const kept = [...heads].filter((word) => singular(word) === word || !heads.has(singular(word)))
  const words = [...before]
    .filter(
      ([word, times]) => times >= MIN_BEFORE && !heads.has(word) && !heads.has(singular(word)),
    )
    .map(([word]) => word)
  return `/** Words of foods as they are said. Compiled from foods.csv by \`npm run knowledge\`: change the table. */
export const FOOD_HEADS =
  '${kept.sort().join(' ')}'
/** Words that stand before those. */
export const FOOD_WORDS =
  '${words.sort().join(' ')}'
`
}
