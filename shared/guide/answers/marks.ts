/** What kind of thing a question asks for, read off its asking words. Knows no food, no step and no answer. */

/**
 * Words of asking, each mark alone. They do not decide who answers: a mark counts together with the foods
 * of the question and the words of the step.
 */
const WORDS = {
  amount: /\bhow (?:much|many|heavy)\b|\bwhat (?:amount|quantity|weight)\b|\bquantit(?:y|ies)\b/,
  time: /\bhow (?:long|many (?:more )?(?:minutes|mins|hours)|much (?:time|longer|more time))\b|\bwhat time\b|\bwhen (?:will|is|are|does|do|should)\b|\btimings?\b/,
  heat: /\b(?:temp|temps|temperatures?|degrees|how hot|how high|gas mark|what (?:heat|gas)|heat level)\b|\d ?°|\bfahrenheit\b|\bcelsius\b|\b\d{3} ?(?:c|f|fan)\b|\bgas \d|\bin gas\b|\bfan oven\b/,
  oven: /\b(?:oven|gas|fan|fahrenheit|celsius|preheat|pre-heat|bake|baking|roast|roasting)\b/,
  core: /\b(?:core|internal|inside|probe|thermometer|middle|centre|center)\b/,
  instead:
    /\b(?:instead|rather than|in place of|in lieu of|substitut\w*|subs?|swap\w*|replac\w*|alternatives?|stand in for|(?:other|else) (?:can|could|would|will|should) (?:i use|do|work|go)|what else|else (?:can|could) i use|will .{1,40} (?:do|work)|would .{1,40} (?:do|work))\b/,
  missing:
    /\b(?:(?:don'?t|do not|haven'?t|have not|didn'?t|hasn'?t) (?:have|got|get|own|buy|any|a)|(?:run|ran|running|we're|im|i'm|am|are|all|clean) out(?: of)?|have no|got no|i've no|we've no|no more|forgot to buy|can'?t (?:find|get)|lack|missing|broken|there'?s no|and no|haven't any)\b|^no /,
  only: /\b(?:only (?:have|got|had)|i'?ve (?:only|just) (?:got|have)?|only .{1,30}(?:left|here)|just have|just got|half the|is (?:that|one|it) enough)\b/,
  use: /\b(?:can|could|may|should|shall|would|must|is it (?:ok|okay|fine|alright|all right) (?:to|if)|ok(?:ay)? (?:to|if)|alright to|all right to|fine to|does it matter if|what if|mind if) (?:i |we |you |it )?(?:just |also |still )?(?:us(?:e|ed|ing)|add|put|throw|chuck|swap|substitute|do it with|(?:do|make|cook|finish) (?:it|this|that|these|them) (?:in|on|with))\b|^using\b|\bi(?:'m| am)? using\b|\b(?:have to|need to|going to|gonna) use\b/,
  skip: /\b(?:skip|leav(?:e|ing) (?:it |the .{1,30} )?out|leave off|omit|do without|miss (?:it )?out|not bother|have to|need to|necessary|must i|really need|do i need)\b/,
  why: /\bwhy\b|\b(?:what(?:'s| is| are|s) the (?:point|purpose|reason|use|idea|cooking water|\w+ for))\b|\bwhat (?:does|do|is|are|'s) .{1,60} (?:do|for)\b\??$|\bwhat for\b|\bhow come\b|\bpoint of\b|\bwhat's .{1,40} for\b/,
  mean: /\bmean(?:s|t|ing)?\b|\bwhat(?:'s| is| are|s) (?:a|an|the)? ?\w+\b|\bdefine\b|\bexplain\b|\bterm\b|\bno idea what\b/,
  how: /\bhow (?:do|to|should|can|would|could|did|small|big|thick|thin|finely|fine|soft|brown)\b|\bshow me\b|\bbest way\b|\bproperly\b/,
  done: /\b(?:done|ready|cooked|raw|pink|enough|set|proved|risen|doneness|tell|look like|looks? right|look for|supposed to|meant to|know when|finished|overcooked|undercooked)\b/,
  safe: /\b(?:safe|dangerous|poison\w*|ok(?:ay)? to eat|still eat|alright to eat|ill|sick|risky|harmful)\b/,
  keep: /\b(?:keep|keeps|kept|store|storing|last|lasts|leftovers?|left over|what'?s left|fridge|freez\w*|frozen|reheat\w*|tomorrow|next day|the day before|ahead|in advance|overnight|beforehand|good for|go off|defrost\w*)\b/,
  next: /\b(?:next|after this|after that|then what|now what|and then|what do i do (?:now|after))\b/,
  again:
    /\b(?:again|repeat|what (?:does|did) (?:it|the step|step|you) say|say that|read (?:me )?(?:it|that|step)|in step|on step|of step|what's step|what is step)\b/,
  need: /\b(?:need|needs|ready|get out|gather|ingredients?|goes? in|go(?:es)? into|set out)\b/,
  when: /\b(?:when|where|which step|at what point|what do i do with|used for|used in|use (?:the|it|them) for|what (?:is|are|'s) the .{1,30} for)\b/,
  scale:
    /\b(?:double|doubling|twice|triple|halve|halving|half (?:the recipe|it|this|of (?:it|this)|quantit)|for (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|one|just me|us)|(?:feed|feeds|serve|serves|serving) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)|(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:of us|people|guests|adults|portions|servings)|us (?:how|now)|be (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve) of us)\b/,
  convert:
    /\b(?:in|into|to|as) (?:metric )?(?:grams?|g|ml|millilitres?|milliliters?|cups?|ounces?|oz|pounds?|lbs?|kilos?|kg|tablespoons?|tbsp|teaspoons?|tsp|pints?|litres?|liters?|fluid ounces?|fl oz|inch(?:es)?|cm)\b|\bhow many (?:grams?|g|ml|cups?|ounces?|oz|tablespoons?|tbsp|teaspoons?|tsp|pints?)\b|\bweighs?\b|\bconvert\b/,
  tool: /\b(?:this |the |a |an |any )?(?:tools?|equipment|gadgets?|utensils?)\b/,
  ingredient: /\b(?:(?:this|an?|any|the|some|which|what) ingredients?|substitutions?)\b/,
  technique:
    /\b(?:this|the|that) (?:technique|step|word|term|bit)\b|\bwhat does (?:this|it|that) mean\b/,
  open: /\b(?:it|this|that|these|those|them|they|everything|all)\b/,
  whole: /\b(?:whole|total|altogether|in all|entire|recipe|start to finish|all in|the lot)\b/,
  left: /\b(?:left|to go|remaining|longer|until (?:we|i|dinner|it'?s all)|still to)\b/,
  serve:
    /\b(?:serve (?:it |this )?with|goes? (?:well )?with|side dish(?:es)?|sides?|accompan\w*|alongside|on the side with|make (?:it )?a meal|eat with|have with)\b/,
  contains:
    /\b(?:contains?|is there (?:any )?|are there (?:any )?|have any|has any|has it got|any .{1,30} in (?:it|this|here)|in (?:it|this)\b)/,
  reaction:
    /\b(?:swell\w*|swollen|breath\w*|wheez\w*|rash|hives|react\w*|epipen|adrenaline|ate|eaten|swallow\w*|served|already|by mistake|by accident|accidentally|faint\w*)\b/,
  diet: /\b(?:allerg\w*|intoleran\w*|coeliacs?|celiacs?|vegans?|vegetarians?|veggie|pescatarian|halal|kosher|pregnan\w*|expecting|\w+-free|(?:gluten|dairy|nut|egg|lactose|wheat|milk|soya?|sesame|fish|peanut) free|(?:can(?:'|no)?t|can not|cannot|not allowed|isn'?t allowed|must ?n[o']?t|mustn'?t) (?:to )?(?:have|eat|do|tolerate|touch|drink)|(?:doesn'?t|does not|don'?t|won'?t) (?:eat|tolerate|touch)|anaphyla\w*|epipen|diabet\w*|reaction to|keto|low[- ]carb)\b/,
} as const

export type Mark = keyof typeof WORDS

/** The marks of a question in lower case with straight apostrophes. */
export function marksIn(question: string): ReadonlySet<Mark> {
  const marks = Object.entries(WORDS).filter(([, words]) => words.test(question))
  return new Set(marks.map(([mark]) => mark as Mark))
}
