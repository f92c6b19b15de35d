/** Rules of cooking mode that no model decides: what a situation makes of a wish (voice, 'Rules that stay'). */

import { newTimer } from './fill-timers.ts'
import type { VoiceContext } from './intents.ts'
import type { Meaning } from './meanings.ts'
import { plain } from './phrase.ts'
import type { Wish } from './understand.ts'

type Rule = {
  /** The meanings that it is about. */
  of: readonly Meaning[]
  when: (wish: Wish, context: VoiceContext) => boolean
  /** What is meant instead; null is nothing. */
  means: Meaning | null
}

const says = (pattern: RegExp) => (wish: Wish) => pattern.test(plain(wish.phrase))
const hasTimers = ({ timers = [] }: VoiceContext) => timers.length > 0
const ABOUT_TIMERS = /\b(?:tim(?:er|ers|ber|e)|clock|alarm|countdown)\b/

const TIMING =
  /\b(?:timers?|timed?|timing|timber|clock|alarm|count|countdown|remind|reminder|set|start|begin|wake|know|tell|shout|nudge|buzz|ping|beep|it|that|them|this|put|stick|pop|bung|watch|track|run|make|do)\b/

/** 'Twelve minutes for the rice', 'rice twelve minutes'. */
function isLabelled({ phrase }: Wish): boolean {
  return newTimer(phrase).label !== undefined
}

/** In their order; the first that holds decides, and is followed by the next with what it made of it. */
const RULES: readonly Rule[] = [
  {
    of: ['closePanel'],
    when: (wish, { panel }) =>
      !panel && !says(/\b(?:ingredients?|recipe|list|panel|drawer|coach|chat|method)\b/)(wish),
    means: null,
  },
  { of: ['lastStep'], when: says(/\bback to (?:the |that )?last\b/), means: 'previous' },
  {
    of: ['previous'],
    when: says(
      /\b(?:go|skip|jump|take me|move|straight|right) to (?:the )?(?:very )?(?:last|end|final)\b/,
    ),
    means: 'lastStep',
  },
  {
    of: ['next'],
    when: says(/^(?:what|whats|what is|what comes) (?:comes |is )?(?:the )?next (?:step |one )?$/),
    means: 'whatNext',
  },
  // the app itself says 'Step four.' before it reads the text
  {
    of: ['goToStep'],
    when: (wish, { speaking }) => speaking === true && wish.call !== 'exact',
    means: null,
  },
  {
    of: ['volumeUp', 'volumeDown'],
    when: (wish, { speaking }) =>
      !speaking &&
      wish.call !== 'exact' &&
      says(/\bturn (?:it|that|this)\b/)(wish) &&
      !says(/volume|loud|quiet|voice|speak|sound|hear/)(wish),
    means: null,
  },
  // rule 5: a bare time is nobody's wish
  {
    of: ['startTimer', 'addTime'],
    when: (wish, { pending }) =>
      wish.call !== 'exact' && !wish.isMeant && pending !== 'duration' && isBareTime(wish),
    means: null,
  },
  // 'give me two minutes', 'ten minutes left': nobody is asked to time anything
  {
    of: ['startTimer'],
    when: (wish, { pending }) =>
      wish.call !== 'exact' &&
      !wish.isMeant &&
      pending !== 'duration' &&
      !says(TIMING)(wish) &&
      !isLabelled(wish),
    means: null,
  },
  // rule 6: more time needs a timer
  {
    of: ['addTime'],
    when: (wish, context) => !hasTimers(context) && !says(ABOUT_TIMERS)(wish),
    means: null,
  },
  {
    of: ['pauseTimer', 'resumeTimer', 'resetTimer', 'cancelTimer', 'timeLeft', 'renameTimer'],
    when: (wish, context) => !hasTimers(context) && !says(ABOUT_TIMERS)(wish),
    means: null,
  },
  // rule 11: yes and no answer a question of that kind
  {
    of: ['confirm'],
    when: (_, { pending }) => pending !== 'finish' && pending !== 'cancelAll',
    means: null,
  },
  {
    of: ['tick', 'untick'],
    when: (wish) => !names(wish) && !says(/\b(?:un)?(?:tick|check|cross|mark)/)(wish),
    means: null,
  },
  { of: ['howMuch'], when: (wish) => !names(wish) && !hasFood(wish), means: null },
]

/** 'Cancel that': what was just done, where nothing asks and nothing else can be meant. */
const TAKE_BACK = /^(?:no )?(?:cancel|scrap|scratch) that(?: one)? $/

/** Words that mean one thing in one situation, however sure the model is. */
const CERTAIN: readonly {
  says: RegExp
  when: (context: VoiceContext) => boolean | undefined
  means: Meaning
}[] = [
  // rule 3: what is open closes first
  {
    says: /^(?:lets )?(?:go |take me )?back $/,
    when: ({ panel }) => Boolean(panel),
    means: 'closePanel',
  },
  { says: /^(?:lets )?(?:go |take me )?back $/, when: ({ panel }) => !panel, means: 'previous' },
  // a step that is called by its number is gone to, forward or back
  {
    says: /^(?:(?:please|can you|could you|lets|now|and) )*(?:(?:go|skip|jump|move|head|take me|bring me) )?(?:back |on |forward |straight |right )?to (?:the )?step (?:number )?(?:\d+|one|two|too|three|four|five|six|seven|eight|nine|ten)(?: please)? $/,
    when: ({ speaking }) => !speaking,
    means: 'goToStep',
  },
  // 'what goes into step two' asks and does not go there
  {
    says: /^(?:so |and )?(?:what|which|how long)\b.*\b(?:go|goes|going|need|needs|put|add|take|takes|last|lasts)\b.*\bstep\b/,
    when: () => true,
    means: 'ask',
  },
  // whom somebody asks for by name
  {
    says: /^(?:(?:please|can you|could you) )*(?:ask (?:the )?(?:coach|couch|chef|assistant)|(?:hey )?coach) (?=\S+ )/,
    when: () => true,
    means: 'ask',
  },
  // rule 3: it reads ahead and does not move
  {
    says: /^(?:so |and |okay )?(?:whats|what is) next(?: (?:step|one|up|please|then|chef))* $/,
    when: ({ speaking }) => !speaking,
    means: 'whatNext',
  },
  {
    says: /^(?:no|nope|nah|no no|no thanks|no thank you|not yet)(?: please)? $/,
    when: ({ pending }) => pending === 'finish' || pending === 'cancelAll',
    means: 'deny',
  },
  {
    says: /^(?:yes|yeah|yep|yup|yes please|yeah please|sure) $/,
    when: ({ pending }) => pending === 'finish' || pending === 'cancelAll',
    means: 'confirm',
  },
  // who stops or finds it wrong agrees to nothing
  {
    says: /^(?:please )?(?:stop|halt|wrong|(?:that |its )?(?:is )?wrong) $/,
    when: ({ pending, alarmRinging }) =>
      !alarmRinging && (pending === 'finish' || pending === 'cancelAll'),
    means: 'deny',
  },
  // what rings is stopped first, whatever is asked
  {
    says: /^(?:please )?stop (?:it |that )?(?:please )?$/,
    when: ({ alarmRinging }) => alarmRinging,
    means: 'stopAlarm',
  },
  // whoever missed the app's words has them said again
  {
    says: /^(?:sorry |pardon )?what (?:did|do) you (?:just )?say(?: again| there| just now)? $/,
    when: () => true,
    means: 'repeat',
  },
  // rule 5: a bare number answers the question in minutes
  {
    says: /^(?:(?:about|for|say|make it|around|roughly) )*(?:(?:an? )?\d[\d.]*|too?|for|ate) (?:minutes? |minute timer )?$/,
    when: ({ pending }) => pending === 'duration',
    means: 'startTimer',
  },
  {
    says: TAKE_BACK,
    when: ({ pending, followUp, timers = [] }) => !pending && (followUp || timers.length === 0),
    means: 'undo',
  },
  {
    says: TAKE_BACK,
    when: ({ pending, followUp, timers = [] }) => !pending && !followUp && timers.length > 0,
    means: 'cancelTimer',
  },
  // rule 4: what stands still goes on
  {
    says: /^(?:(?:start|begin|carry on|go on|continue) (?:it|that|(?:the|that) timer)(?: up)? (?:again|with that)|continue|resume|unpause) $/,
    when: ({ timers = [] }) => timers.some(({ running, remaining }) => !running && remaining > 0),
    means: 'resumeTimer',
  },
]

/** What some words mean for certain; null when only the model can tell. */
export function certain({ phrase }: Wish, context: VoiceContext): Meaning | null {
  const text = plain(phrase)
  return CERTAIN.find(({ says, when }) => says.test(text) && when(context))?.means ?? null
}

/** What a wish means in the end; null when it is not to be done. */
export function ruled(wish: Wish, context: VoiceContext): Meaning | null {
  let meaning: Meaning | null = wish.meaning
  for (const { of, when, means } of RULES) {
    if (meaning !== null && of.includes(meaning) && when(wish, context)) meaning = means
  }
  return meaning
}

function names({ phrase }: Wish): boolean {
  return phrase.spans.some(({ kind }) => kind === 'name')
}

function hasFood({ phrase }: Wish): boolean {
  return phrase.spans.some(({ kind }) => kind === 'food')
}

const AROUND = new Set('about for say maybe like a roughly around or so the just of at'.split(' '))

function isBareTime({ phrase }: Wish): boolean {
  return phrase.spans.every(
    ({ kind, text }) => kind === 'time' || kind === 'number' || AROUND.has(text),
  )
}
