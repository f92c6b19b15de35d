/** The words by which pages name the parts of a recipe: in headings, in class names. Pure. */

/** What a part of a page holds. */
export type Part = 'ingredients' | 'method'

/** Headings as sites name them, in the languages of our sample of sites and their neighbours. */
const HEADINGS: Record<Part, RegExp> = {
  ingredients:
    /^(?:(?:the|recipe|our|full|main|for the) )?(?:ingredients?|ingredientes|ingrediënten|ingrédients|ingredienti|ingredienser|ingredienten|zutaten|składniki|benodigdheden|wat heb je nodig|shopping list|you(?: wi|'|’)ll need|what you(?:'ll|’ll| will)? need|材料|用料)(?![\p{L}])/iu,
  method:
    /^(?:(?:the|recipe|cooking|step[- ]by[- ]step|preparation) )?(?:method|directions?|instructions?|preparation|procedure|steps|what to do|how to (?:make|cook|prepare)|elaboración|preparación|cómo (?:hacer|preparar)|paso a paso|como (?:fazer|preparar)|modo de fazer|come (?:fare|preparare|si prepara)|bereiding|bereidingswijze|zo maak je het|zubereitung|préparation|preparazione|procedimento|modo de preparo|przygotowanie|fremgangsmåde|gör så här|做法|作り方)(?![\p{L}])/iu,
}

/** Headings that end a recipe's lists: what follows is about something else. */
const END =
  /^(?:(?:recipe|cook|chef|serving|storage)(?:'s|’s|s)? )?(?:notes?|tips?|nutrition\w*|equipment|storage|storing|comments?|reviews?|related|tags?|categor(?:y|ies)|share|print|video|faqs?|frequently asked|leave a|did you|you (?:may|might)|more |other |about |posted|filed under|newsletter|subscribe|advertisement|join |similar|substitut|variation|reader interactions|what to serve|why you|opmerking|tipps?|nährwerte|conseils|consejos|consigli|dicas)/iu

const HEADING_CHARS_MAX = 100
const PSEUDO_CHARS_MAX = 45
const END_LINE_CHARS_MAX = 60

/** The part that a heading opens ('Ingredients for 4'), else `null`. */
export function partOfHeading(text: string): Part | null {
  if (text.length > HEADING_CHARS_MAX) return null
  if (HEADINGS.ingredients.test(text)) return 'ingredients'
  return HEADINGS.method.test(text) ? 'method' : null
}

/** The part that a line names which is no heading by its tag: the words alone, or before a colon. */
export function partOfLine(text: string): Part | null {
  if (text.length > PSEUDO_CHARS_MAX || /[.!?;]$/.test(text)) return null
  const part = partOfHeading(text)
  if (part === null) return null
  const rest = text.replace(HEADINGS[part], '')
  const isFor = /^\s*\(?(?:for|per|para|pour|für|voor|à|serves)\b/iu.test(rest)
  return rest.length < 2 || isFor || text.endsWith(':') ? part : null
}

const ELSEWHERE =
  /\b(?:pinterest|instagram|facebook|youtube|whatsapp|newsletter|nieuwsbrief|e-?mail)\b/i

/** Whether nothing of the recipe's lists follows a line, going by its words. */
export function isEnd(text: string): boolean {
  if (text.length <= END_LINE_CHARS_MAX && END.test(text)) return true
  return text.length <= 160 && ELSEWHERE.test(text)
}

/** Whether a heading is the word alone ('Instructions'), not a sentence that begins with it. */
export function isBareHeading(text: string): boolean {
  const part = partOfHeading(text)
  return part !== null && text.replace(HEADINGS[part], '').replace(/[:\s]/g, '').length < 3
}

/** 'Method: Mix the flour' in its two halves, else `null`. */
export function splitAtHeading(text: string): [string, string] | null {
  const colon = text.slice(0, PSEUDO_CHARS_MAX).indexOf(':')
  if (colon === -1 || colon === text.length - 1) return null
  const head = text.slice(0, colon + 1)
  return partOfLine(head) === null ? null : [head, text.slice(colon + 1).trim()]
}

const INGREDIENT_CLASS = /ingredi|zutat|necessit/i
const METHOD_CLASS =
  /instruct|directions?(?![a-z])|(?:^|[-_ ])methods?(?![a-z])|preparation|procedure|procedimento|zubereit|bereid|elabora|preparo|preparaci|(?:^|[-_ ]|recipe)steps?(?![a-z])/i
/** Class names that hold one of the words and mean something else. */
const OTHER_CLASS =
  /payment|shipping|nav|flex|slid|swiper|carousel|keyboard|times?(?![a-z])|duration|progress|stepper|toggle|button|btn|print|share|icon|tab(?![a-z])|wake|scale/i
const NOISE_CLASS =
  /^(?:comments?|comments?-(?:area|list|body|content|section|wrapper)|respond|screen-reader-text|sr-only|visually-?hidden|breadcrumbs?)$|(?:^|[-_])(?:related|newsletter|share|social|nutrition|equipment|cook-?mode|instruction-ingredients|unit-conversion)(?![a-z])/i
/** 'has-social-share' and 'traditional-nutrition' say how a whole card looks. */
const STATE_CLASS = /(?:^|[-_])(?:has|with|without|no|is|show|style|traditional)[-_]/i
/** One ingredient, not all of them. */
const ITEM_CLASS =
  /(?:^|[-_])(?:ingredient|direction|instruction)(?:[-_]{1,2}(?:item|line|row|entry|text|el))?$/i

/** What class names and the id of an element say of its content; 'noise' is nothing of a recipe. */
export function partOfClass(names: string): Part | 'noise' | null {
  let found: Part | null = null
  for (const name of names.slice(0, 300).split(/\s+/)) {
    if (NOISE_CLASS.test(name) && !STATE_CLASS.test(name)) return 'noise'
    if (OTHER_CLASS.test(name)) continue
    const isIngredients = INGREDIENT_CLASS.test(name)
    // 'ingredients-and-method' is the whole recipe
    if (isIngredients === METHOD_CLASS.test(name)) continue
    found ??= isIngredients ? 'ingredients' : 'method'
  }
  return found
}

/** Whether class names say that the element is one item of a list. */
export function isItemClass(names: string): boolean {
  return names
    .slice(0, 300)
    .split(/\s+/)
    .some((name) => ITEM_CLASS.test(name))
}

/** What recipe cards write among the lists for their own use. */
export function isControl(text: string): boolean {
  return (
    text.length < 40 &&
    (!/[\p{L}\p{N}]/u.test(text) ||
      /^(?:(?:de)?select all|(?:1\/2|[½1-4])x|us customary|metric|imperial|step \d{1,2}|\d{1,2}[.)]?|cook mode.*|prevent your screen.*|hide images|show images|add to shopping list|print|checklist|uncheck all)$/i.test(
        text,
      ))
  )
}
