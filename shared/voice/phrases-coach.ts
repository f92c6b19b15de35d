/** Questions to the coach: named, or in the shapes of the four quick questions (Spec 2, section 2). */
import { type Meaning, type Rule, rule } from './grammar.ts'
import { heardWords } from './normalise.ts'

const asked: Meaning = ({ words }) =>
  words === undefined ? null : { intent: 'askCoach', slots: { question: words } }

/** The whole utterance is the question. */
const all: Meaning = (_, { tokens }) => ({
  intent: 'askCoach',
  slots: { question: heardWords(tokens, 0, tokens.length) },
})

/** 'What does that mean?' is said to people; the coach hears it only when addressed. */
const VAGUE = /^(?:that|this|it|you|he|she|they|i|we|your \w+|my \w+)$/i

const long: Meaning = (heard, input) => {
  const isVague = heard.words !== undefined && VAGUE.test(heard.words)
  return input.tokens.length >= 3 && (input.isAddressed || !isVague) ? all(heard, input) : null
}

export const COACH_PHRASES: readonly Rule[] = [
  rule(
    [
      '(ask|tell|ask for) [the|my|a] (coach|couch|cooking coach|kitchen coach|chef coach) [about|for|whether] <words>',
      '[the|hey|okay|hi] (coach) <words>',
      '[@i have|ive got] [a] question for [the|my] coach <words>',
    ],
    asked,
  ),
  rule(
    [
      'what (does|do|did) <words> mean [here|exactly]',
      'what does it mean (to|by|when it says|if it says) <words>',
      'what is meant by <words>',
      'what do they mean by <words>',
      '(whats|what is) the meaning of <words>',
      'what (can|could|should|do) (i|we) (use|substitute|swap|put|add|try|replace) [in] (instead of|in place of|for|rather than|with|as a substitute for) <words>',
      'what (can|could|should|do) (i|we) (use|substitute|swap|replace) <words> (for|with|instead of|in place of) <words>',
      'what (can|could|should|do) (i|we) (substitute|swap|replace) [for|with] <words> [with|for]',
      'what (can|could) (i|we) use instead',
      'can (i|we) (use|add|substitute|swap|replace|put) <words> (instead|instead of|in place of|for|rather than|with) [<words>]',
      'can (i|we) (substitute|swap|replace|leave out|skip) <words>',
      '(whats|what is|what are|is there|are there|give me|what would be) (a|the|an|any|some|another) [good|best] (substitute|substitutes|alternative|alternatives|replacement|swap|substitution) [for|to] <words>',
      '(substitute|alternative|replacement) for <words>',
      '(how do|how can|how will|how would|how should) (i|you|we) (know|tell|see|check) (if|when|that|whether|its|theyre) <words>',
      '(how do|how can|how will) (i|you|we) (know|tell) (its|theyre|it is|they are) (done|ready|cooked|cooked through)',
      'what should (it|they|this) look like [when] <words>',
      '(what|how) (if|about if) (i|we) (dont have|havent got|do not have|have no|dont own|dont got) <words>',
      '(i|we) (dont have|havent got|do not have|have no) <words> what (can|do|should|could) (i|we) (use|do) [instead]',
      '(i|we) (dont have|havent got|do not have|have no) <words> (is there|what is|whats) <words>',
      '(what|which) can i do without <words>',
    ],
    long,
  ),
]

/** After the wake phrase any other question goes to the coach (voice, rule 11). */
export const OPEN_QUESTIONS: readonly Rule[] = [
  rule(
    [
      '(what|whats|how|hows|can|could|should|shall|do|does|did|is|are|will|would|why|when|whens|where|which|who|may|must|am|has|have) <words>',
      '(explain|describe|tell me|teach me|show me how|advise) <words>',
      'i (dont know|wonder|need to know|want to know|need advice|was wondering) <words>',
    ],
    long,
  ),
]
