/** What kind of message it is: a wish, a change of what was shown, a question. Words of turns only; knows no food and no recipe. */

const plain = (text: string) =>
  text.toLowerCase().replace(/[’‘`]/g, "'").replace(/\s+/g, ' ').trim()

/** How a message changes what was asked for before; nothing of it said is `false` or `null`. */
export type Cues = {
  /** Something that was not shown yet. */
  isMore: boolean
  isQuicker: boolean
  isSlower: boolean
  /** 1 hotter, -1 milder. */
  heat: -1 | 0 | 1
  /** Which of those shown, from 0; -1 is the last. */
  pick: number | null
  /** In place of what was asked before, or beside it ('and a pudding?'). */
  isInstead: boolean
  isBeside: boolean
  /** It begins like the rest of something said before: 'but', 'with', 'ok then'. */
  isContinued: boolean
}

const MORE =
  /\b(?:something|anything|someone|what|somewhere) else\b|\banother (?:one|idea|dish|recipe|option|suggestion|go)?|\b(?:other|more|different|new|fresh) (?:ideas?|options?|ones?|suggestions?|dish(?:es)?|recipes?|choices?|things?)\b|\bany others?\b|\bsomething different\b|\bnot (?:that|those|these|this|them)\b|\bnone of (?:those|these|them|that)\b|\bnext\b|\bdon'?t (?:like|fancy|want) (?:it|that|those|these|them|any)\b|\b(?:had|made|ate|cooked) (?:that|those|it|them) (?:already|yesterday|last|this week)|\btry again\b|^(?:more|no|nah|nope|hmm+|meh)(?:[,.! ]|$)/
const QUICKER =
  /\b(?:quicker|faster|speedier|less time|shorter|quick(?:ly)? please|hurry|too (?:long|slow)|takes? (?:too|so) long|sooner)\b/
const SLOWER =
  /\b(?:slow|slower|slow[- ]cook(?:ed|ing)?|low and slow|simmer(?:ed)? for hours|all (?:day|afternoon))\b/
const MILDER =
  /\b(?:milder|less (?:spicy|hot|heat|chilli)|not (?:so |too |as |that )?(?:spicy|hot)|too (?:spicy|hot)|mild|no heat)\b/
const HOTTER =
  /\b(?:spicier|hotter|more (?:heat|spice|chilli|kick)|extra (?:spicy|hot)|with (?:a |more )?kick)\b/
const PLACES: readonly [RegExp, number][] = [
  [
    /\b(?:the )?(?:first|1st)(?: one| dish| recipe| option| idea)?\b|\b(?:number|option|no\.?) (?:one|1)\b/,
    0,
  ],
  [
    /\b(?:the )?(?:second|2nd|middle)(?: one| dish| recipe| option| idea)?\b|\b(?:number|option|no\.?) (?:two|2)\b/,
    1,
  ],
  [
    /\b(?:the )?(?:third|3rd)(?: one| dish| recipe| option| idea)?\b|\b(?:number|option|no\.?) (?:three|3)\b/,
    2,
  ],
  [/\bthe (?:last|final|bottom) (?:one|dish|recipe|option|idea)\b/, -1],
]
/** Where these follow it is no place in a list: 'the first time', 'a third of'. */
const NO_PLACE =
  /\b(?:first|second|third|1st|2nd|3rd) (?:time|of|day|course|thing|birthday|week|date|person|trimester|half|child|helping|portion|step|hand)|\b(?:at|to|use) first\b/
const THAT_ONE =
  /^(?:yes|yeah|yep|ok(?:ay)?|sure|go on|great|lovely|perfect)?[,! ]*(?:i'?ll |we'?ll |let'?s )?(?:(?:that|this) one|have (?:that|it)|take (?:that|it)|do (?:that|it)|go (?:for|with) (?:that|it)|(?:that|it) sounds (?:good|great|lovely|perfect|nice))/
const INSTEAD =
  /\binstead\b|\brather\b|\bin place of\b|\bswap\b|\breplace\b|\bthen\b[?.! ]*$|^what about\b|^how about\b|\bmake it (?:a |with )?|\bchange (?:it|that)\b/
const BESIDE =
  /^(?:and|also|plus|now|then)\b(?! (?:quick|fast|no|not|without|for \d|nothing|don|i |we |she |he |they |my |it))|\band (?:a|some|for) (?:afters|pudding|dessert|starter|side|drink)\b|\bto go with (?:it|that|them)\b|\b(?:for|as) (?:afters|a starter|dessert|pudding|a side)\b/
const CONTINUED =
  /^(?:but|with|without|ok(?:ay)?|right|and|also|plus|or|only|just|not|no|less|more|for|in|under|make it|make that|can (?:you|we) make it|could (?:you|we|it)|what if|actually|oh|sorry|wait|hmm|it|that|those|these|they|them|quick|fast|something|anything|any|then|so|well|yes|yeah|sure|what about|how about|leave|swap|hold|skip|vegetarian|vegan|veggie|gluten|dairy)\b/

/** Words of turns that are no misspelt food: 'quicker' is no quiche. */
const TURN_WORDS = new Set(
  `quicker faster slower milder hotter spicier lighter cheaper healthier simpler easier another different instead
  coming going household mother father sister brother visiting staying tonight weekend picky fussy because allergy
  allergic allergies reaction family friend friends guest guests people`.split(/\s+/),
)

/** Whether a word (folded, singular) belongs to the talk and not to a dish. */
export function isTurnWord(word: string): boolean {
  return TURN_WORDS.has(word)
}

/** Read from any message; what it is about is for others to read. */
export function cuesIn(text: string): Cues {
  const said = plain(text)
  const isMilder = MILDER.test(said)
  return {
    isMore: MORE.test(said),
    isQuicker: QUICKER.test(said),
    isSlower: SLOWER.test(said),
    heat: isMilder ? -1 : HOTTER.test(said) ? 1 : 0,
    pick: pickIn(said),
    isInstead: INSTEAD.test(said),
    isBeside: BESIDE.test(said),
    isContinued: CONTINUED.test(said),
  }
}

const PICK_CHARS_MAX = 120

function pickIn(said: string): number | null {
  if (said.length > PICK_CHARS_MAX || NO_PLACE.test(said)) return null
  for (const [place, at] of PLACES) {
    const found = place.exec(said)
    // 'first' alone is a place only where it stands alone
    if (found && (/ |\d/.test(found[0].trim()) || said.split(' ').length <= 3)) return at
  }
  return THAT_ONE.test(said) ? 0 : null
}

const CREATE =
  /^(?:ok(?:ay)?[, ]+|yes[, ]+|great[, ]+|perfect[, ]+)?(?:please |can you |could you )*(?:create|save|write|make|give me|show me) (?:me )?(?:up )?(?:the|this|that|it|a)(?: up)?(?: full| whole| complete)? ?(?:as a )?recipe\b(?! (?:for|with|that|without|using|from|which))|^(?:please )?(?:write|save) (?:it|that|this)(?: up| down)?\b/

/** Whether the message asks to have the dish of the talk written up. */
export function asksToCreate(text: string): boolean {
  return CREATE.test(plain(text))
}

const GREETING =
  /^(?:(?:hi|hello|hey|hiya|howdy|good (?:morning|afternoon|evening)|thanks?(?: you)?|thx|ta|cheers|ok(?:ay)?|great|perfect|lovely|nice(?: one)?|cool|brilliant|fab(?:ulous)?|wonderful|bye|goodbye|see you|so much|a lot|very much|chef|there|that'?s (?:great|lovely|perfect|all|it)|sounds (?:good|great|lovely)|yum(?:my)?)[,.!? ]*)+$/

/** A greeting or thanks, and nothing else. */
export function isGreeting(text: string): boolean {
  return GREETING.test(plain(text))
}

const FINE =
  /^(?:(?:no|nope|nah|none|nothing|nothing else|that is|that'?s|thats|it'?s|its|all|is|this|just|please|ok(?:ay)?|fine|good|al?l ?right|carry on|go (?:on|ahead)|continue|never ?mind|(?:forget|ignore|skip) (?:it|that)|(?:it )?doesn'?t matter|not (?:a )?problem|yes|yeah|yep|sure|thanks|thank you|really)[,.! ]*)+$/

/** An answer to a question that was asked back: there is nothing to leave out. */
export function saysFine(text: string): boolean {
  return FINE.test(plain(text))
}

/** What is asked about the kitchen's own data. */
export type OwnQuestion = 'planned' | 'pantry' | 'use-first' | 'last-eaten' | 'goes-with'

const DAY =
  /\b(?:today|tonight|tomorrow|this (?:week|evening|weekend)|(?:the )?week(?:end)?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|plan(?:ned)?|menu)\b/
const PLANNED =
  /\b(?:what(?:'s| is| are| did| have)?|which|anything|remind me|show me|is there)\b.*\b(?:planned|plan|menu|(?:for|on for) (?:dinner|tea|supper|lunch|breakfast)|having|eating|cooking|on (?:tonight|today|tomorrow|for|the))\b/
const OPEN =
  /\b(?:can|could|should|shall|might|would|to (?:cook|make|have|eat)|suggest|ideas?|fancy|recommend|want|need|something|recipes?)\b/
const LAST =
  /\b(?:when did|when was|last time(?=[^.!?]*\?)|how long (?:ago|since)|when have)\b.*\b(?:eat|eaten|ate|have|had|cook|cooked|make|made|time)\b/
const USE_FIRST =
  /\b(?:use|eat|finish)(?: up)? first\b|\b(?:go|going|goes) (?:off|bad)\b|\b(?:expir\w+|use[- ]by|needs? using(?: up)?|wilting|spoil\w*)\b/
const PANTRY =
  /\bwhat (?:can|could|shall|should|do) (?:i|we)\b.*\b(?:with what|from what|out of what|right now|i have|we have|i'?ve got|we'?ve got|at home|pantry|cupboards?|fridge|here|in the house|in stock)\b|\bwith what(?:'s| is| we| i)\b.*\b(?:have|here|in|got|home)\b|\b(?:from|out of|using) (?:the|my|our) (?:pantry|cupboards?|store ?cupboard|fridge|larder)\b|\bwhat(?:'s| is) in (?:the|my|our) (?:pantry|cupboards?|fridge)\b|\bwithout (?:going )?shopping\b/
const GOES_WITH =
  /\b(?:goes|go|serve|served|have|eat|works?|match(?:es)?)\b(?: \w+){0,2} (?:well )?with\b|\bside(?:s| dish(?:es)?)? (?:for|with|to)\b|\baccompan\w+\b/

/** Which of these a message asks, `null` for none; `hasFood` when it names a food or a recipe. */
export function ownQuestionIn(text: string, hasFood: boolean): OwnQuestion | null {
  const said = plain(text)
  if (said.length > 300) return null
  if (LAST.test(said)) return 'last-eaten'
  // 'I gave up fish. What's for supper?' asks for a dish
  const isStory = /[.!;]\s/.test(said) && !/\b(?:planned|menu|remind)\b/.test(said)
  if (PLANNED.test(said) && DAY.test(said) && !OPEN.test(said) && !isStory) return 'planned'
  if (PANTRY.test(said) && !hasFood) return 'pantry'
  if (USE_FIRST.test(said) && !hasFood) return 'use-first'
  if (/^(?:what|which|any|suggest|give|something)\b/.test(said) && GOES_WITH.test(said) && hasFood)
    return 'goes-with'
  return null
}

const ASKS =
  /^(?:so |and |but |hey |hi |ok |please )?(?:how|why|what|when|where|which|who|can(?!'t)|could(?!n't)|is(?!n't)|are|should|shall|do|does|did|will|would|must|may|am)\b/
const WISHES =
  /\b(?:recipes?|something|anything|ideas?|dish(?:es)?|dinners?|suppers?|lunch(?:es)?|tea|meals?|breakfasts?|suggest\w*|recommend\w*|fancy|craving|feed|to (?:cook|eat|make|bake) (?:with|for|tonight|today|tomorrow)|what (?:can|could|should|shall) (?:i|we) (?:make|cook|eat|have|bake|do)|can (?:you|i|we) (?:make|have|get|cook|find|give|do|eat)|could (?:you|i|we) (?:make|have|get|cook|find|give|do)|how about|what about|is there|are there|do you (?:have|know)|have you|give me|show me|find me|i want|we want|i'?d like|quick|pudding|dessert|options?)\b/
const HOW_TO =
  /^(?:so |and |but |ok )?(?:how (?:long|do|does|can|should|to|hot|much|many|soon|often|thick|thin|far|come)|why|what (?:temperature|does|do you mean|happens|kind of|type of|is an? |is the (?:difference|best|point))|what'?s (?:the (?:difference|best|point)|an? )|is it (?:ok|safe|bad|dangerous|possible|necessary|normal)|are (?:they|these|raw)|should (?:i|you|the|it)|must i|do i (?:need|have)|do (?:you|i) (?:need|have) to|does it|does the|can (?:i|you|it|they|we) (?:freeze|reheat|re-?use|keep(?!.* out\b)|store|substitute|use|leave|swap|replace|microwave|cook .* in|make .* (?:ahead|in advance)|eat .* raw|defrost|put))\b/

/** They ask for a dish, whatever the words of a question: 'what else', 'could you go for thai', 'what's a good curry'. */
const DISH_ASKED = [
  /^what else\b|^(?:what|which) (?:others?|more)\b/,
  /^(?:can|could|would|will) (?:you|we|i|it|that|this)(?: please)? (?:go|do)(?! (?:wrong|off|bad|out|straight|in(?:to)?|on|under)\b)/,
  /^(?:can|could|would|should) (?:it|that|this|they|one|those) (?:all )?(?:be (?:made|done|cooked|veg|meat|dairy|gluten|nut|egg|with|without|less|more|some)|(?:still )?work (?:with|without|as)|come with)/,
  /^would (?:an?|some) .{1,40}\bwork\b/,
  /^what (?:do|would|should|shall|could|can|might|will) (?:i|you|we) (?:cook|make|bake|give|feed|eat|have|rustle|do)(?: (?:up|me|us|them|him|her))?(?: (?:for|tonight|today|tomorrow|this|when|on|at)\b|[?.!]|$)/,
  /^what(?:'s| is|s) an? (?:really |nice |very )?(?:good|nice|decent|quick|easy|great|tasty|cheap|simple|healthy|proper|lovely|light|hearty)\b(?!.*\b(?:ways?|temperature|substitutes?|swaps?|replacements?|alternatives?|kni(?:fe|ves)|pans?|oil|thermometer|test|signs?|ratio|rule|cut|brand|thickener|technique|trick|method)\b)/,
]

/** A question about cooking rather than a wish for a dish; 'how do I make lasagne' wishes for one. */
export function isCookingQuestion(text: string): boolean {
  const said = plain(text)
  if (!ASKS.test(said)) return false
  const asked = said.replace(/^(?:(?:so|and|but|hey|hi|ok|okay|please)[, ]+)+/, '')
  if (DISH_ASKED.some((words) => words.test(asked))) return false
  if (
    /^(?:so |and |ok )?(?:how (?:do|can|would|should) (?:i|you|we) (?:make|cook|bake|prepare)|how to (?:make|cook|bake)|why (?:don'?t|not)|(?:should|could|would|must|may) (?:have|be|live))\b/.test(
      said,
    )
  )
    return false
  return HOW_TO.test(said) || !WISHES.test(said)
}

/** A person, a refusal or an illness: then a question may speak of needs. */
const MAY_NEED =
  /n't\b|\b(?:no|not|never|none|nothing|cannot|without|free|my|me|she|he|her|his|him|they|them|who|some(?:one|body)|safe|ill|sick|hates?|avoid\w*|vegan|vegetarian|veggie|halal|kosher|coeliac|celiac)\b|allerg|intoleran|pregnan|react|pain|swell/

/** They ask for something more often than about it. */
const POLITE =
  /^(?:could|would|can|might|may) (?:i|you|we)\b(?! (?:freeze|reheat|re-?use|keep|store|substitute|leave|swap|replace|microwave))/

/** A question about cooking or the week in which nobody is said to need anything. */
export function isPlainQuestion(text: string): boolean {
  const said = plain(text)
  if (MAY_NEED.test(said) || /[.!;]\s/.test(said)) return false
  const own = ownQuestionIn(said, true)
  return (
    own === 'planned' || own === 'last-eaten' || (isCookingQuestion(said) && !POLITE.test(said))
  )
}
