/** From what was heard to what is done about it, in any room: the five steps and the rules around them. Pure. */
import { barsFor } from './bars.ts'
import type { VoiceContext } from './intents.ts'
import type { Meaning, RoomName } from './meanings.ts'
import type { Model } from './model.ts'
import { nameFinder } from './names.ts'
import { textOf, tokenise } from './normalise.ts'
import type { Phrase, Word } from './phrase.ts'
import { type Part, readerFor, readParts } from './reading.ts'
import { isEcho } from './spoken.ts'
import { isForAnother, wakeLength } from './wake.ts'

/**
 * What an utterance leads to: `commands` are done in their order; `maybe` is offered as 'Did you mean …';
 * `isForUs` means that it was plainly said to the app, understood or not.
 */
export type Understood<C> = { commands: C[]; maybe: C | null; isForUs: boolean }

/** Whether the wake phrase came first: in its words, or in what a recogniser makes of them. */
export type Call = 'exact' | 'misheard' | null

/** One wish on its way: what it means, how sure that is, and what came before it. */
export type Wish = {
  meaning: Meaning
  sure: number
  phrase: Phrase
  call: Call
  /** One of two wishes that were said together: each makes the other more likely. */
  isPair: boolean
  /** Something was told before it, or it corrects itself (`Part`). */
  isMeant: boolean
}

/** How one room makes commands. `commandsOf` answers none for what is incomplete or against a rule. */
export type Ears<C> = {
  room: RoomName
  labels: readonly string[]
  things: readonly string[]
  /** Parts names that were said in a row. */
  apart?: (text: string) => readonly string[]
  commandsOf: (wish: Wish) => readonly C[]
  /** What the words mean for certain in this situation, or null. */
  certain: (wish: Wish) => Meaning | null
  /** What is obeyed in wake mode without the phrase. */
  isUrgent: (command: C, wish: Wish) => boolean
}

const NOTHING = { commands: [], maybe: null, isForUs: false }

/** 'Set a timer for …', 'go back to …': the rest was not heard. */
const UNFINISHED =
  /^(?:.* )?(?:the|an?|and|my|your|to (?:the )?step) $|^(?!wh|how)(?:.* )?(?:of|with|from|(?<!step )(?:to|for)) $/

/** 'That next step is a mess', 'the last one was better' say something about a step and ask for nothing. */
const REMARK =
  /^(?!wh|how|is|are).*\b(?:step|one|bit|part) (?:is|was|looks|looked|seems|made) (?!done|finished|ready|over|in )(?:\w+ ){1,5}$/

/** What an utterance means here. Never throws; nothing for what is longer than 300 characters. */
export function understandIn<C>(
  said: string,
  context: VoiceContext,
  ears: Ears<C>,
  model: Model,
): Understood<C> {
  const heard = tokenise(said)
  const words = heard.words.map((word, at) => ({ word, raw: heard.raws[at] ?? word }))
  if (words.length === 0 || isForAnother(heard)) return NOTHING
  const wake = wakeLength(heard)
  if (wake.length > 0) {
    const call = wake.isExact ? 'exact' : 'misheard'
    const rest = { words: words.slice(wake.length), call, isOpen: true } as const
    const meant = meantBy(rest, context, ears, model)
    if (wake.isExact) return { ...meant, isForUs: true }
    if (meant.commands.length > 0 && !meant.commands.some(isQuestion)) return meant
  }
  if (context.speaking === true && isEcho(said, context.spoken ?? '')) return NOTHING
  const isOpen = !context.wake || context.followUp === true
  return meantBy({ words, call: null, isOpen }, context, ears, model)
}

function isQuestion(command: unknown): boolean {
  return JSON.stringify(command).startsWith('{"intent":"ask')
}

/** Words to be understood. `isOpen`: more than what is urgent counts. */
type Said = { words: readonly Word[]; call: Call; isOpen: boolean }

function meantBy<C>(
  { words, call, isOpen }: Said,
  context: VoiceContext,
  ears: Ears<C>,
  model: Model,
): Understood<C> {
  if (words.length === 0) return NOTHING
  const scene = { room: ears.room, context, names: [...ears.labels, ...ears.things] }
  const finders = {
    labels: nameFinder(ears.labels),
    things: nameFinder(ears.things),
    apart: ears.apart ?? ((text: string) => [text]),
    tags: model.tags,
  }
  const reader = readerFor(scene, model)
  const whole = reader.scored(words)
  // what all the words mean for certain is not looked for in some of them
  const isCertain = ears.certain({ ...wishOf(whole, finders, call, words), isPair: false }) !== null
  const parts = isCertain ? [whole] : readParts(words, reader)
  const isPair = parts.length > 1
  const wishes = parts.map((part) => ({ ...wishOf(part, finders, call, words), isPair }))
  const found = wishes.map((wish) => commandsFor(wish, ears, isOpen))
  const commands = found.flatMap(({ commands, isSure }) => (isSure ? commands : []))
  const maybe =
    found.find(({ commands, isSure }) => commands.length > 0 && !isSure)?.commands[0] ?? null
  const [first] = parts
  return {
    commands,
    maybe: commands.length > 0 || !isOpen ? null : maybe,
    isForUs:
      isOpen &&
      (call === 'exact' || commands.length > 0 || (first !== undefined && first.talk < TALK)),
  }
}

/** Ours: below this likelihood of talk somebody plainly speaks to the app. */
const TALK = 0.15

function wishOf(
  part: Part,
  finders: Omit<Phrase, 'words' | 'spans'>,
  call: Call,
  all: readonly Word[],
): Wish {
  const { meaning, sure, words, spans, isMeant } = part
  // A question is asked in all its words.
  const isWhole = meaning === 'ask'
  const phrase = isWhole ? { words: all, spans, ...finders } : { words, spans, ...finders }
  return { meaning, sure, phrase, call, isPair: false, isMeant }
}

function commandsFor<C>(
  said: Wish,
  ears: Ears<C>,
  isOpen: boolean,
): { commands: readonly C[]; isSure: boolean } {
  const certain = ears.certain(said)
  const wish = certain ? { ...said, meaning: certain, sure: 1 } : said
  const { meaning, sure, phrase } = wish
  const bars = barsFor(wish, ears.room)
  const text = textOf(phrase.words.map(({ word }) => word))
  const isWhole = meaning === 'ask' || !(UNFINISHED.test(text) || REMARK.test(text))
  if (sure < bars.maybe || !isWhole) return { commands: [], isSure: false }
  const commands = ears.commandsOf(wish)
  if (!isOpen && !commands.every((command) => ears.isUrgent(command, wish)))
    return { commands: [], isSure: false }
  return { commands, isSure: sure >= bars.act }
}
