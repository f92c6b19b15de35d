/** Phrases that move through the steps or ask where we are. */
import { type Meaning, type Rule, rule } from './grammar.ts'
import type { Command } from './intents.ts'

const plain =
  (command: Command): Meaning =>
  () =>
    command

/** 13 and 30, 14 and 40 …: recognisers hear one for the other (voice, rule 10). */
function twinOf(n: number): number {
  if (n >= 13 && n <= 19) return (n - 10) * 10
  return n >= 30 && n <= 90 && n % 10 === 0 ? n / 10 + 10 : n
}

const goToStep: Meaning = ({ n, ordinal }, { context }) => {
  const wanted = n ?? ordinal
  if (wanted === undefined || !Number.isInteger(wanted) || wanted < 1) return null
  const steps = context.steps ?? Number.POSITIVE_INFINITY
  const isTwin = wanted > steps && twinOf(wanted) <= steps
  return { intent: 'goToStep', slots: { n: isTwin ? twinOf(wanted) : wanted } }
}

const countOf = (n: number | undefined) => (n === undefined || n === 1 ? {} : { count: n })
const isCount = (n: number | undefined) => n === undefined || (Number.isInteger(n) && n > 0)

const forward: Meaning = ({ n }) => (isCount(n) ? { intent: 'next', slots: countOf(n) } : null)

const back: Meaning = ({ n }) => (isCount(n) ? { intent: 'previous', slots: countOf(n) } : null)

/** 'Go back' closes the drawer that covers the step (voice, rule 4). */
const backOrClose: Meaning = (_, { context }) =>
  context.panel ? { intent: 'closePanel', slots: {} } : { intent: 'previous', slots: {} }

const onlyWhenQuiet =
  (meaning: Meaning): Meaning =>
  (heard, input) =>
    // The app itself says 'Step four.' before it reads the text (voice, rule 12).
    input.context.speaking && !input.isAddressed ? null : meaning(heard, input)

export const STEP_PHRASES: readonly Rule[] = [
  rule(
    [
      'next [next]',
      'next (step|one|instruction|bit|part|stage|page)',
      '(the|to the|on to the|onto the|and the) next (step|one|instruction|bit)',
      '@go [on|ahead|forward] [to|onto|on to] [the] next [step|one|instruction|bit|part|stage]',
      '(read|tell|give|say|show) [me] [out] (the|my) next (step|one|instruction|bit)',
      'lets (do|see|hear|have|get) the next (step|one|instruction|bit)',
      'ready for [the] next [step|one|bit]',
      'im ready for [the] next [step|one|bit]',
      '(@i want|id like|@i need) (the|to go to the|to see the|to move to the) next (step|one)',
      'on to the next',
      '(go on|move on|carry on|continue|keep going|proceed|advance|onwards|forward|forwards|go forward|go forwards|move forward|move along|move ahead|step forward|skip ahead|skip forward|skip)',
      '(lets|let us) (move on|continue|carry on|proceed|go on|keep going)',
      '(continue|carry on|go on|move on|proceed) (to|with|onto) the next (step|one|bit)',
      '(skip|skip past|pass) (this|it|this one|this step|that step|the step|that one|that|this bit)',
      '(im|were|i am|we are|ive) (done|finished) with (this|that|the) (step|one|bit)',
      '(done|finished) (with|) (this|that|the) (step|one|bit)',
      '(this|that|the) (step|one|bit) (is|has been) (done|finished|complete)',
      '(that|this) steps (done|finished|complete)',
      '(ive|i have|weve) (done|finished|completed) (this|that|the) (step|one|bit)',
      '(done|finished|okay|got it|right|all done|thats done|ready|im ready) next [step|one]',
      'next step (now|then)',
    ],
    forward,
  ),
  rule(
    [
      '(go|skip|move|jump|step) (forward|forwards|ahead|on) [by] (<n>|a) (step|steps|one)',
      '(go|skip|move|jump|step) (forward|forwards|ahead|on) [by] <n>',
      '(skip|advance) [by|the next] <n> steps',
      '[the] next <n> steps',
      '<n> steps (forward|forwards|ahead|on)',
      'forward [by] <n> [step|steps]',
      '(one|a) step (forward|ahead|on)',
    ],
    forward,
  ),
  rule(
    ['(go back|back|go backwards|take me back|get back|head back)', 'lets go back'],
    backOrClose,
  ),
  rule(
    [
      'previous [step|one|instruction|bit]',
      '(the|to the|back to the|back to) previous (step|one|instruction|bit)',
      '(go|jump|skip|move|take me|bring me|switch|turn|return|head|get|lets go) [back] [to] [the] previous (step|one|instruction|bit)',
      '(go|move|take me|lets go|return|head|get) back to [the] (previous|last) (step|one|instruction|bit)',
      'back to the last (step|one|instruction|bit)',
      'return to the last (step|one|instruction|bit)',
      '(show|read|tell|give) [me] [out] (the|that) (previous|prior) (step|one|instruction|bit) [again]',
      '(go|move|take me|skip|jump|lets go|step|head) back [by] (a|<n>) [step|steps]',
      '(go|move|take me|skip|jump|lets go|step) (back|backwards) [by] <n>',
      'back [up] (a|<n>) [step|steps]',
      'back [up] [a] step',
      '(back up|step back|step backwards|backwards|go one back|move back|skip back|jump back)',
      'one (back|step back|step backwards)',
      '(a|<n>) (step|steps) (back|backwards)',
      '[go to] [the] (step|one|bit) before [this|that|this one|that one|this step]',
      '(read|show) [me] the (step|one) before [this|that|this one]',
      '(go back to|back to) the (step|one) before [this|that|this one]',
      'what was (the|that) (previous|last) (step|one|instruction) [again]',
      'what did the (previous|last) step say',
    ],
    back,
  ),
  rule(
    [
      'repeat',
      'repeat [to me] (that|it|this|the step|this step|that step|the last bit|the instruction|the instructions|the current step|this one|that one|that bit) [again|for me|to me|once more|one more time]',
      'repeat (again|please)',
      '(say|read|tell me|read out|read me|repeat) (that|it|this|the step|this step|that step) (again|once more|one more time|another time|out again|to me again|aloud again)',
      '(say|read) (again|once more|one more time)',
      '(again|once again|once more|one more time|one more time please|come again|same again)',
      '(read|read out|read me|read aloud|say|tell me|give me|lets hear|hear|recite) (the|this|that|my) (step|current step|instruction|instructions|text) [out|aloud|out loud|to me|loud|now|again|out to me|for me]',
      'read (it|this|that) [out|aloud|out loud|to me|again|out to me|back|back to me|out loud to me]',
      'read (me|to me|out|out loud|aloud|step)',
      'read out (this|the|that|it|the current) [step|instruction|bit]',
      'what (was|is) that again',
      '(what was that|what did you say|what did it say) [again|sorry]',
      '(i|we) (missed|didnt hear|didnt catch|did not catch|did not hear|didnt get) (that|it|that one|what you said|that bit) [say it again|can you repeat it|can you repeat that|again]',
      '(what does|what did) (this|the|that|the current) step (say|say again|tell me to do)',
      '(whats|what is) (this|the current) step [say|again]',
      '(whats|what is) this step',
      'what am (i|we) (meant to be doing|supposed to be doing|meant to do|supposed to do)',
      'what (do|am|should) i (do|doing|meant to do|supposed to do|supposed to be doing|meant to be doing) (now|here|on this step|at this step|in this step|again)',
      '(whats|what was|what is) the (step|instruction) again',
      '(go over|run through|read through|go through) (that|it|this|the step|this step) (again|once more|one more time)',
      '(tell me|remind me) (again|what to do|what i do now|what this step is|what the step is|of this step|of the step)',
    ],
    plain({ intent: 'repeat', slots: {} }),
  ),
  rule(
    [
      '@go [back] [up] [right] [to|on|at] [the] [very] (start|beginning|top|first step|first one|first instruction) [of the recipe|of the steps|of this|of it|again]',
      '[back] [to] [the] first (step|instruction)',
      '(go back|back|take me back|return|get back|rewind) to [the] [very] (start|beginning|top|first step|first one) [of the recipe|of this]',
      '(show|read|read out|tell|give) [me] [the] first (step|instruction)',
      '(start|begin) [it|this|the recipe|everything] (over|again|afresh|over again|from the start|from the beginning|from the top|from scratch|all over again|from step one|from the first step|at the beginning|at the top)',
      '(restart) [the recipe|cooking|from the beginning|from the start|from the top|all the steps|steps|everything|the steps]',
      '[take it] from the (top|start|beginning)',
      'reset the recipe',
    ],
    plain({ intent: 'firstStep', slots: {} }),
  ),
  rule(
    [
      '@go [right|straight] [to] [the] [very] (last|final) (step|one|instruction|bit)',
      '@go [right|straight|forward] to [the] [very] (end|last|finish) [of the recipe|of the steps]',
      '(show|read|read out|tell|give) [me] [the] (last|final) (step|instruction|one)',
      '[the] (last|final) step',
      'whats the (last|final) step',
      'what is the (last|final) step',
    ],
    plain({ intent: 'lastStep', slots: {} }),
  ),
  rule(
    [
      '(what|which) (step|number|step number|number step|instruction) (am i|are we|is this|is it|is that|im i|was i|were we|we are|i am|are you|we) [on|at|up to|in] [now|at the moment|currently|again|right now|at]',
      '(whats|what is) (the|my|this) (step number|number of this step|current step number|current step|step were on|step im on|step)',
      '(where|whereabouts) (am i|are we|was i|were we) [now|up to|at|again|in the recipe|in this recipe|on the recipe|with this|in this|in the steps|currently|up to now]',
      'how many steps [are] [there] [left|remaining|to go|are there|are left|do i have left|have i got left|still to go|more|in total|is it|have we got|have we got left|do we have left|are there left|are there in total|in this recipe|in the recipe|more to go|more are there|to do]',
      'how many (more|remaining) steps',
      'how many [more] steps (have i done|until the end|till the end|until im done)',
      'how (far|far along|far through) [through] (am i|are we|is it|have i got|have we got|into it am i|in am i) [through|in|along|with this|through the recipe|in the recipe|into the recipe]',
      '(is this|am i on|are we on) the (last|final|first) (step|one)',
      '(tell me|remind me) (what|which) step (im|i am|were|we are|this is|this) [on|at|is]',
      '(current|which|what) step',
      'step number',
      'what number (am i on|are we on|is this)',
    ],
    plain({ intent: 'whichStep', slots: {} }),
  ),
  rule(
    [
      '@whats [coming] [up] next [step|then|in the recipe|on the recipe|for me|to do|after this]',
      '@whats [the|my|our] next (step|one|thing|instruction|bit) [say|then|to do|after this|going to be]',
      '@whats (coming up|coming|after this|after that|after this step|after this one|after the current step|to come|the step after this|the step after|the step after this one|the one after this)',
      'what (comes|happens|follows|goes) (next|after this|after that|then|afterwards|after this step|after)',
      'what (do|will|should|must|am) (i|we) (do|doing|have to do|need to do|need) (next|after this|after that|afterwards|then)',
      'what (does|will) the next step (say|involve|be)',
      'what (will|would) be next',
      '(tell me|show me|remind me) (what is|whats|what comes|what happens) (next|coming next|coming up|after this|coming up next|up next)',
      '(tell me|read me|read|preview|peek at|give me a preview of|look at|look ahead to) (the step after this|the step after|what comes next|what comes after this|whats next)',
      '(read|look|peek) ahead',
      '(preview|peek at|look ahead to|give me a preview of) [the] next (step|one)',
      '(and then what|then what|and next|whats then|what then)',
      'what am i doing (next|after this|after that)',
      'what are we doing (next|after this|after that)',
      'what step (is|comes) (next|after this|after that)',
      'which step (is|comes) (next|after this|after that)',
    ],
    plain({ intent: 'whatNext', slots: {} }),
  ),
  rule(
    [
      '@go [back] [on|ahead|forward|over] [to|onto|on to] [the] (step|instruction) [number] <n>',
      '@go [back] [on|ahead|forward|over] [to] [the] <ordinal> (step|one|instruction)',
      'back to [the] step [number] <n>',
      'back to the <ordinal> step',
      'return to (step [number] <n>|the <ordinal> step)',
      '(show|show me|read|read me|read out|open|bring up|give me|see|let me see|let me hear|lets see|lets do|lets hear|tell me|display|pull up|repeat|view|do|start|start at|start from|begin at|try|@i want|@i need|put me on) [the] step [number] <n> [again|to me|out|out loud]',
      '(show|show me|read|read me|read out|open|bring up|give me|see|let me see|let me hear|lets see|lets do|tell me|repeat|put me on) the <ordinal> (step|instruction) [again|to me|out]',
      '(whats|what is|what was|what does|what did) step [number] <n> [say|again|about]',
      '(whats|what is|what was) the <ordinal> step',
      'can @i see step <n>',
      'step back to [step] <n>',
    ],
    goToStep,
  ),
  rule(
    ['[the] step [number] <n>', 'number <n> step', '[the] <ordinal> (step|instruction)'],
    onlyWhenQuiet(goToStep),
  ),
]
