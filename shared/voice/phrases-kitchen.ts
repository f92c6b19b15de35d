/** Phrases about ingredients, drawers, the shopping list and amounts of the recipe. */
import { type Meaning, type Rule, rule } from './grammar.ts'
import type { Command, Panel } from './intents.ts'

const plain =
  (command: Command): Meaning =>
  () =>
    command

const closePanel =
  (panels: readonly Panel[] | 'any' | 'always'): Meaning =>
  (_, { context }) => {
    const isMeant =
      panels === 'always' || (context.panel && (panels === 'any' || panels.includes(context.panel)))
    return isMeant ? { intent: 'closePanel', slots: {} } : null
  }

/** Frames in which a word that is no ingredient is still asked about; not every 'how much' is food. */
const NOT_FOOD =
  /\b(?:time|times|longer|more|money|long|minutes?|hours?|steps?|people|is|was|it|that|this|timers?|left)\b/

const howMuch: Meaning = ({ ingredient, words }) => {
  const name = ingredient ?? words
  if (name === undefined) return null
  if (
    ingredient === undefined &&
    (name.split(' ').length > 3 || NOT_FOOD.test(name.toLowerCase()))
  ) {
    return null
  }
  return { intent: 'howMuch', slots: { ingredient: name } }
}

const tick =
  (intent: 'tickIngredient' | 'untickIngredient'): Meaning =>
  ({ ingredient, words }) => {
    const name = ingredient ?? words
    if (name === undefined || name.split(' ').length > 4) return null
    return { intent, slots: { ingredient: name } }
  }

const PRONOUNS = new Set('it this that them these those everything all me you'.split(' '))

const buy: Meaning = ({ item }) =>
  item === undefined || item.item.split(' ').length > 6 || PRONOUNS.has(item.item.toLowerCase())
    ? null
    : { intent: 'addToShoppingList', slots: item }

function scaleBy(factor: number): Meaning {
  return () => ({ intent: 'scale', slots: { factor } })
}

const KNOWN_FOOD = '[@the|of the|of] <ingredient>'
const TICK =
  '(tick|check off|cross off|tick off|mark off|strike off|cross out|strike|strike out|tic|tic off|tick of|take off|ticked|tech off|take of)'
const UNTICK = '(untick|uncheck|un tick|un check|unmark|on tick|uncross|deselect) [off]'
const NEED =
  '(do|should|will|must|did) (i|we|you|it|they) (need|use|add|put in|put|have to add|want|have|require|say|take|need to add|need to use|need for this|need in total|need to put in|need altogether)'
const LISTED =
  '(ingredients|ingredient|ingredients list|ingredient list|list of ingredients|ingredience|ingredients drawer)'
const RECIPE =
  '(recipe|full recipe|whole recipe|entire recipe|method|recipe card|full method|whole method|complete recipe|recipes)'
const LIST = '(shopping list|shopping|grocery list|groceries|list|shop list|shopping lists)'
const IN_RECIPE =
  '[in|for|it|in it|in this|in the recipe|in this recipe|for this|for this recipe|for the recipe|again|in here|in total|for it]'

export const KITCHEN_PHRASES: readonly Rule[] = [
  rule(
    [
      `(read|read out|read me|tell me|list|go through|run through|say|read aloud|speak|give me a rundown of|recite|run me through|go over|call out|read through) [all] [of] [@the|me the|out the|us the] ${LISTED} [out|aloud|to me|out loud|again|for me]`,
      `(whats|what is|what are) (in it|in this|in this recipe|the ingredients|in the recipe|all the ingredients|my ingredients|the ingredients again|the ingredients for this|the ingredients in this)`,
      `what ingredients (do i need|do we need|are there|are in this|are needed|is there|go in this|are in it|are in the recipe|does it need|have i got|do i want|go into this)`,
      `what (do|will) (i|we) need (for this|for this recipe|for the recipe|for it|to make this|in this|for this dish|to make it)`,
      `what goes (in it|in this|into it|into this)`,
    ],
    plain({ intent: 'readIngredients', slots: {} }),
  ),
  rule(
    [
      `(hide|close|dismiss|put away|shut|remove|get rid of|close down|collapse|minimise|minimize) [@the] (${LISTED}) [list|drawer|panel]`,
      '(put|take) the ingredients away',
      '(hide|close|dismiss|put away|shut|get rid of|close down|collapse) [@the] (panel|sheet|popup|pop up|overlay|sidebar|coach)',
    ],
    closePanel('always'),
  ),
  rule(
    [
      `(hide|close|dismiss|put away|shut|remove|get rid of|close down|collapse) [@the] (${RECIPE}|list)`,
      '(close|hide|dismiss|shut) [it|that|this|them] [down|up|off]',
      '(close|hide|dismiss|shut|put away) [@the] (drawer|window|menu|chat|tab|screen|dialog)',
      '(close|hide|dismiss|shut) (it|that|this|them) [down|up|now]',
      '(get rid of|put away|put|take) (it|that|this|them) [away|down]',
      '(go|get|take me) back to (the step|the steps|cooking|my step|the cooking|where i was|the current step)',
      '(back|go back) to (the step|cooking|the steps|where i was|the current step)',
      '(go away|back please|exit|exit that|leave that|get out of this|clear the screen)',
      '(done|finished|im done|im finished) with (that|this|it|the ingredients|the recipe|the list|the coach)',
    ],
    closePanel('any'),
  ),
  rule(
    [
      `[@show] [@the|all the|all of the|up the|me all the] [full] ${LISTED} [up|please|on screen|again]`,
      `(show|bring|pull) [up] [me] [@the] ${LISTED} [up]`,
      '@go [to] [the] ingredients [list]',
      '(wheres|where is|where are) [the|my] (ingredients|ingredients list|ingredient list)',
    ],
    plain({ intent: 'showIngredients', slots: {} }),
  ),
  rule(
    [
      `@show [@the|up the] ${RECIPE} [up|again|on screen]`,
      `(show|bring|pull) [up] [me] [@the] ${RECIPE} [up]`,
      '@show [me] (all [of] [the] steps|the whole thing|every step|all the instructions|the instructions|the steps)',
      '(full recipe|whole recipe|the full recipe|the recipe|recipe|show recipe)',
      '@go [to] [the] (full|whole) recipe',
      '@go to [the] recipe',
    ],
    plain({ intent: 'showRecipe', slots: {} }),
  ),
  rule(
    [
      `how (much|many) ${KNOWN_FOOD} [${NEED}|is there|are there|goes in|go in|is it|do i put in|is in it|is needed|are needed|was it|is that|should there be|did it say|does it say|does it need|does it want|does it take|does the recipe say|does the recipe need|does this need|is in this|are in this|goes in this|go in this|needed|should go in|does it call for|does the recipe call for|goes into this|am i using|are we using] ${IN_RECIPE}`,
      `(whats|what is|what was|tell me|remind me) (the|of the) (amount|quantity|measurement|weight|number) (of|for) ${KNOWN_FOOD} [again]`,
      `(what|which) (amount|quantity|weight) of ${KNOWN_FOOD} [${NEED}] ${IN_RECIPE}`,
      `(amount|quantity) of ${KNOWN_FOOD}`,
      `(tell me|remind me) how (much|many) ${KNOWN_FOOD} [i need|we need|to use|it needs|it is|to add|to put in|goes in|there is]`,
      `(do|does) (i|we|it) need [any] ${KNOWN_FOOD}`,
      `how much ${KNOWN_FOOD}`,
      `${KNOWN_FOOD} how (much|many)`,
      `(is there|are there) [any] ${KNOWN_FOOD} in (this|it|the recipe)`,
    ],
    howMuch,
  ),
  rule(
    [
      `how (much|many) <words> (do i need|do we need|does it need|should i use|goes in|do i add|go in|do i use|do i put in|should i add|does the recipe need|does it say|is needed|are needed|does it take|do we use) ${IN_RECIPE}`,
    ],
    howMuch,
  ),
  rule(
    [
      `${UNTICK} ${KNOWN_FOOD}`,
      `(take|get) the tick off ${KNOWN_FOOD}`,
      `(remove|clear) the tick (from|off|on) ${KNOWN_FOOD}`,
      `mark ${KNOWN_FOOD} as (not done|unused|not used|not ticked|unticked|undone)`,
      `put ${KNOWN_FOOD} back [on the list]`,
      `@i (havent added|havent used) ${KNOWN_FOOD} [yet]`,
      `${UNTICK} [@the] <words>`,
    ],
    tick('untickIngredient'),
  ),
  rule(
    [
      `${TICK} ${KNOWN_FOOD} [off]`,
      `(check|cross|mark|strike|scratch|tick|take) ${KNOWN_FOOD} off [the list|my list|the ingredients]`,
      `(mark|cross|check) ${KNOWN_FOOD} (off|out|[as] (done|used|ticked|added|got|complete|in))`,
      `(i have|ive|we have|weve) [already|just|now] (added|put in|used|weighed|measured|weighed out|measured out) ${KNOWN_FOOD} [in|already|now|out]`,
      `tick [@the] <words> off`,
      `(tick off|check off|cross off|mark off) [@the] <words>`,
      `tick [@the] <words>`,
    ],
    tick('tickIngredient'),
  ),
  rule(
    [
      `(add|put|stick|chuck|pop|write|get|bung|whack|place|include|save) <item> (to|on|onto|on to|down on|in|into|two) [@the] ${LIST}`,
      `(add|put|stick) (to|on|onto|in) [@the] ${LIST} <item>`,
      `(remind me to|remember to|dont let me forget to) (buy|get|pick up) <item>`,
      `@i (need|want) <item> on [@the] ${LIST}`,
      `(shopping list|grocery list) (add) <item>`,
    ],
    buy,
  ),
  rule(
    [
      'double [up] [@the|on the] [recipe|it|quantities|everything|ingredients|amounts|batch]',
      '(make|do) (double|twice as much|twice the amount|a double batch|two batches|double the amount)',
      '(make|scale) (it|this|the recipe) [by] (double|twice)',
      '(times|multiply) (it|this|the recipe|everything) by two',
    ],
    scaleBy(2),
  ),
  rule(
    [
      '(triple|treble) [@the] [recipe|it|quantities|everything|ingredients|amounts|batch]',
      '(make|do) (triple|three times as much|a triple batch|three batches)',
    ],
    scaleBy(3),
  ),
  rule(
    [
      '(halve|half|have|halve up) [@the] (recipe|quantities|ingredients|amounts|everything|batch)',
      '(make|do|scale it to|scale the recipe to) half [the recipe|of it|a batch|the amount|as much|a recipe]',
      'cut (it|the recipe|this|everything) in half',
      'halve (it|this|everything)',
      'a half batch',
    ],
    scaleBy(1 / 2),
  ),
  rule(
    [
      '(make|do|scale|scale up|scale it|cook) [@the] [recipe|it] <n> times [the recipe|bigger|as much|over]',
      '(multiply|scale|times) (it|this|the recipe|everything) by <n>',
    ],
    ({ n }) => (n && n <= 100 ? { intent: 'scale', slots: { factor: n } } : null),
  ),
  rule(
    [
      '(make|scale|cook|do|adjust|change|set|scale up|scale down|resize|convert) [up|down] (it|this|the recipe|this recipe|enough) [up|down] (for|to|to serve|to feed|serve) <n> [people|servings|portions|of us|persons|guests]',
      '(scale|adjust|resize) [up|down] (for|to) <n> [people|servings|portions]',
      '(set|change|make) [the] (servings|portions|serving size|number of servings) [to|for] <n>',
      '(its|were|this is|cooking|there are|im cooking|were cooking) [for] <n> (people|servings|portions|of us)',
      '(make|cook|do) <n> (servings|portions)',
      '(serves|serve|servings) <n>',
      '(make|cook) for <n> [people]',
    ],
    ({ n }) =>
      n && n <= 100 && Number.isInteger(n) ? { intent: 'scale', slots: { servings: n } } : null,
  ),
  rule(
    [
      '[@whats|convert|change|how much is|turn|tell me|@whats about] <value> <from> [of (<ingredient>|<words>)] (in|to|into|as) <into>',
      '(convert|change|turn) <value> <from> <ingredient> (to|into) <into>',
      '[@whats|convert|how much is] (a|an) <from> [of (<ingredient>|<words>)] (in|to|into) <into>',
      'how many <into> (is|are|in|are in|is in|are there in|is there in|in|make|makes|makes up) (<value>|a|an|one) <from> [of (<ingredient>|<words>)]',
      'how many <into> (in|to) (a|an) <from> [of (<ingredient>|<words>)]',
      '[@whats|convert|how much is] <value> degrees <from> (in|to|into) <into>',
      '[@whats|convert|how much is] gas [mark] <value> (in|to|into) <into>',
    ],
    ({ value = 1, from = 'gas', into, ingredient, words }) => {
      if (into === undefined || from === into) return null
      const food = ingredient ?? words
      const slots = { value, from, to: into }
      return {
        intent: 'convert',
        slots: food === undefined ? slots : { ...slots, ingredient: food },
      }
    },
  ),
]
