/** What kind of thing a question asks for, read off its asking words. Knows no food, no step and no answer. */

/**
 * Words of asking, each mark alone. They do not decide who answers: a mark counts together with the foods
 * of the question and the words of the step.
 */
const WORDS = {
  instead:
    /\b(?:instead|rather than|in place of|in lieu of|substitut\w*|subs?|swap\w*|replac\w*|alternatives?|stand in for|(?:other|else) (?:can|could|would|will|should) (?:i use|do|work|go)|what else|else (?:can|could) i use|will .{1,40} (?:do|work)|would .{1,40} (?:do|work))\b/,
  only: /\b(?:only (?:have|got|had)|i'?ve (?:only|just) (?:got|have)?|only .{1,30}(?:left|here)|just have|just got|half the|is (?:that|one|it) enough)\b/,
  use: /\b(?:can|could|may|should|shall|would|must|is it (?:ok|okay|fine|alright|all right) (?:to|if)|ok(?:ay)? (?:to|if)|alright to|all right to|fine to|does it matter if|what if|mind if) (?:i |we |you |it )?(?:just |also |still )?(?:us(?:e|ed|ing)|add|put|throw|chuck|swap|substitute|do it with|(?:do|make|cook|finish) (?:it|this|that|these|them) (?:in|on|with))\b|^using\b|\bi(?:'m| am)? using\b|\b(?:have to|need to|going to|gonna) use\b/,
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
