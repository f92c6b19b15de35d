/**
 * The one reader of what people say they must not or will not eat. It errs to safety, and what it cannot read it
 * hands back as said, to be asked about. English only: refusals in other languages are handed back.
 *
 * 1. Tokens (`tokens.ts`): folded words with their places; "can't" is 'cannot', 'chickenless' is 'chicken free'.
 * 2. Mentions (`mentions.ts`, `groups.ts`): the foods, groups and diets named, and what refusing each would mean.
 * 3. Cues (`cues.ts`, the lists in `words-*.ts`): which words refuse, hurt, wish, allow again or say nothing. A harmless
 *    phrase silences the cues inside it ('no rush'), unless it goes on about a food ('not hungry for lamb').
 * 4. Parts (`parts.ts`): sentences, and what commas, dashes and 'but' part in them.
 * 5. The stance of each mention (`stances.ts` asks in this order):
 *    against - a need taken back by name ('forget the nut allergy') counts first (`lifts.ts`); then what reaches
 *      ahead ('no', 'allergic to' and the list that follows, `refusals-ahead.ts`), what reaches back or around
 *      ('nut-free', 'fish makes me ill', `refusals-back.ts`), and what has no food of its own and speaks of those
 *      beside it or named before ('she is allergic', 'soup without', `links.ts`);
 *    for - a food is wished only where that is plain: framed ('I have', 'how about', `plain-wish.ts`), part of a dish,
 *      counted, or in a list of which nothing else is said (`wish-proof.ts`). Strange words around it, or beside it
 *      in the sentence (`beside-wish.ts`), may be a refusal that nobody thought of: then it is refused. With neither
 *      it is `unclear`, and asked about by its name. So is what rules take for wished and much that people said in
 *      other messages speaks against (`doubt.ts`).
 * 6. Needs: of what is refused. A refused word that nobody knows is read as the foods it is a slip away from
 *    (`guesses.ts`); like none, it is `unsure`. So is an illness, or a way of eating, whose foods are not said.
 *
 * A list needs an entry only where the rules err without it: a new word of disgust needs none, since strange words
 * refuse; a new word of kitchens does, or it refuses what is wished.
 */
import type { Food } from '../foods/food.ts'
import { breaksAny } from './conflicts.ts'
import { type CueKind, cuesOf } from './cues.ts'
import { doubt } from './doubt.ts'
import { mentionsIn } from './mentions.ts'
import { mendedText } from './misspelt.ts'
import { type Needs, NO_NEEDS, uniteNeeds } from './needs.ts'
import { partsOf } from './parts.ts'
import {
  isAny,
  isFoodRefusedBeside,
  type Judged,
  type Manner,
  type Reading,
  type State,
} from './reading.ts'
import { judge } from './stances.ts'
import { folded, TEXT_MAX, type Token, tokensOf } from './tokens.ts'

/** One thing that was refused, and what that means; `key` is what was named. */
export type Refusal = { key: string; needs: Needs }

/** A food as it was said, which is neither refused nor plainly wished; `refusal` if it turns out to be refused. */
export type Unclear = { words: string; refusal: Refusal }

/** Where in the text a need is said, with the words that refuse: 'without prawns'. */
export type SaidNeed = { start: number; end: number; isDiet: boolean }

/**
 * `unsure`: what refuses or hurts and could not be read, in the words of the text: ask before any dish is shown.
 * `wanted`: ids of foods that are plainly wished; `unclear` are those to be asked about. `refusals` and `lifted` say by what was named where the needs
 * come from, and which earlier ones are taken back.
 */
export type ReadNeeds = {
  needs: Needs
  said: SaidNeed[]
  unsure: string[]
  wanted: string[]
  unclear: Unclear[]
  refusals: Refusal[]
  lifted: string[]
}

/** Ours: so many words of an unread refusal are said back, and so many of them. */
const SAID_MAX = 80
const UNSURE_MAX = 8
/** Letters of a language that this reader has no words of. */
const OTHER_LETTERS = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u
const SIGN = /^[🚫❌⛔🤮🤢✗✘&]$/u
const BABY: Needs = { ...NO_NEEDS, never: ['honey'] }

/** What a text says of needs. Reads at most 8,000 characters, linear in them. */
export function readNeeds(text: string): ReadNeeds {
  return readSaid(text, 'talk')
}

/** As `readNeeds`, for words that are said in another manner than those of a talk. */
export function readSaid(text: string, manner: Manner): ReadNeeds {
  const { reading, said } = readingOf(text, manner)
  if (manner !== 'search') doubt(reading)
  const { tokens, cues } = reading
  const { foods, unsure } = reading
  const unread = unreadIn(reading)
  // 'peanuts, no thanks. Not travelling this week': the refusal has found its food
  const isRefused = foods.some(({ stance }) => stance === 'avoided')
  const asked = unsure.filter(({ isRemark }) => !(isRemark && isRefused))
  const shown = text.slice(0, TEXT_MAX).normalize('NFC')
  const refusals = refusalsOf(foods)
  if (tokens.some((_, at) => cues('baby', at) > 0)) refusals.push({ key: 'baby', needs: BABY })
  const needs = uniteNeeds(...refusals.map((each) => each.needs))
  return {
    needs,
    said: placesOf(said, foods),
    unsure: saidOf(shown, said, [...asked, ...unread]),
    wanted: keysOf(foods, 'wanted', ({ food }) => food !== null),
    unclear: unclearOf(shown, said, foods, needs),
    refusals,
    lifted: keysOf(foods, 'lifted', () => true),
  }
}

/** A text with all its foods judged, and its words as they were said, each in the place of the one it is read as. */
export function readingOf(text: string, manner: Manner): { reading: Reading; said: Token[] } {
  const plain = folded(text)
  const said = tokensOf(plain)
  const { text: meant, tokens } = mendedText(plain, said)
  const mentions = mentionsIn(meant, tokens)
  const foodPlaces = new Set<number>()
  for (const { from, to } of mentions) for (let at = from; at < to; at++) foodPlaces.add(at)
  const cues = cuesOf(tokens, (at) => foodPlaces.has(at))
  return { reading: judge(tokens, partsOf(meant, tokens), mentions, cues, manner), said }
}

function placesOf(tokens: readonly Token[], foods: readonly Judged[]): SaidNeed[] {
  return foods
    .filter(({ stance }) => stance === 'avoided')
    .map(({ saidFrom, saidTo, isDiet }) => ({
      start: tokens[saidFrom]?.start ?? 0,
      end: tokens[saidTo - 1]?.end ?? 0,
      isDiet,
    }))
}

/** Each thing once, and once more for whom it makes ill. */
function refusalsOf(foods: readonly Judged[]): Refusal[] {
  const found = new Map<string, Refusal>()
  for (const { stance, key, plain, ill, isIll, labels } of foods) {
    if (stance === 'avoided') found.set(`${key} ${isIll}`, { key, needs: isIll ? ill : plain })
    else if (stance === 'wanted') for (const label of labels) found.set(label.key, label)
  }
  return [...found.values()]
}

/** Each food that is to be asked about, once; none that the needs forbid already. */
function unclearOf(
  text: string,
  tokens: readonly Token[],
  foods: readonly Judged[],
  needs: Readonly<Needs>,
): Unclear[] {
  const found = new Map<string, Unclear>()
  for (const { stance, key, food, plain, from, to } of foods) {
    if (stance !== 'asked' || found.has(key) || isForbidden(food, plain, needs)) continue
    const [words] = saidOf(text, tokens, [{ from, to }])
    if (words) found.set(key, { words: words.toLowerCase(), refusal: { key, needs: plain } })
  }
  return [...found.values()].slice(0, UNSURE_MAX)
}

/** Cream where milk is, or a group all of which is. */
function isForbidden(food: Food | null, plain: Needs, needs: Readonly<Needs>): boolean {
  if (food && breaksAny({ ingredient: '', food, denied: null }, needs)) return true
  // 'allergic to cod, but I like fish': the allergen of fish forbids all of them
  const isIllAnyway = plain.allergens.length > 0
  return (
    plain.allergens.every((each) => needs.allergens.includes(each)) &&
    (isIllAnyway || plain.never.every((each) => needs.never.includes(each))) &&
    plain.diets.every((each) => needs.diets.includes(each))
  )
}

function keysOf(
  foods: readonly Judged[],
  stance: Judged['stance'],
  isAsked: (food: Judged) => boolean,
): string[] {
  const found = foods.filter((food) => food.stance === stance && isAsked(food))
  return [...new Set(found.map(({ key }) => key))]
}

const UNREAD: readonly CueKind[] = ['unread', 'only', 'baby', 'foreign']

/** Illnesses, other languages and the like, wherever they are said; an ailment whose food is refused is read. */
function unreadIn(reading: Reading): { from: number; to: number }[] {
  const { tokens, states, foodAt } = reading
  const isUnread = (at: number, kinds: readonly CueKind[]) =>
    !foodAt.has(at) && isAny(reading, at, ...kinds)
  return states
    .filter((state) => {
      for (let at = state.part.from; at < state.part.to; at++) {
        const { word = '' } = tokens[at] ?? {}
        if (OTHER_LETTERS.test(word) && !SIGN.test(word)) return true
        if (isUnread(at, UNREAD)) return true
        if (isUnread(at, ['ailment']) && !isAilmentRead(reading, state)) return true
      }
      return false
    })
    .map(({ part }) => part)
}

/** Ours: 'Reflux. The doctor stopped tomatoes' tells its food in the next sentence. */
const TITLE_MAX = 3

function isAilmentRead(reading: Reading, state: State): boolean {
  if (isFoodRefusedBeside(reading, state)) return true
  const next = reading.states[state.at + 1]
  const isTitle = state.part.to - state.part.from <= TITLE_MAX
  return isTitle && next !== undefined && isFoodRefusedBeside(reading, next)
}

function saidOf(
  text: string,
  tokens: readonly Token[],
  ranges: readonly { from: number; to: number }[],
): string[] {
  const said = ranges
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to }) => {
      const words = text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0)
      return words
        .replace(/[\s\p{C}]+/gu, ' ')
        .slice(0, SAID_MAX)
        .trim()
    })
  return [...new Set(said)].filter((words) => words !== '').slice(0, UNSURE_MAX)
}
