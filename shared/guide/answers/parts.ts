/** Cuts what was said into the questions in it. Knows no food and no answer. */

const WORDS_MIN = 2
const PARTS_MAX = 3

/** Where a second question begins: 'how hot and how long', 'do I cover it, or what'. */
const ASKS =
  /^(?:and |but |so |or |then |also )?(?:how|what|when|where|which|who|why|whats|what's|can|could|do|does|did|is|are|should|shall|will|would|may|must|any)\b/

/**
 * The sentences of a text in lower case, and what of them asks on its own, in order; none for a single question.
 * 'Mine has sunk. Why? And can I freeze it' has three parts, of which two ask.
 */
export function partsOf(question: string): { text: string; isAsking: boolean }[] {
  const parts = question
    .split(
      /[.?!;]+(?=\s|$)|(?:,| -| –)? (?:and|&) (?=(?:how|what|when|where|which|why|can|could|do|does|is|are|should|will)\b)|, (?=(?:how|what|when|where|which|why|can|could|do|does|is|are|should|will)\b)/,
    )
    .map((part) => part.trim())
    .filter((part) => part.split(' ').length >= WORDS_MIN)
    .slice(0, PARTS_MAX)
  return parts.length < 2 ? [] : parts.map((text) => ({ text, isAsking: ASKS.test(text) }))
}
