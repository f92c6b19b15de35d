/** What may hurt, and who must not eat what: said before all else. */
import { findAmounts, minutesOfUnit } from '../cooking/amounts.ts'
import type { Asked } from './answers/asked.ts'
import { eaterAnswer } from './answers/eaters.ts'
import { dietAnswer } from './answers/needs.ts'
import { keysIn, LEFT_OUT } from './card-keys.ts'
import { isCard, isNote } from './card-score.ts'
import { findCards } from './cards.ts'
import type { Heard, Possible } from './heard.ts'

/** From here on a card about what may hurt comes before all others, when its telling words are met. */
const SURE_OF_SAFETY = 0.2
const SAFETY_MET = 0.65
const SURE_OF_DANGER_IN_PART = 0.5
/** One word alone ('my baby') tells of no danger. */
export const SURE_OF_ONE_WORD = 0.6
/** What is known of it answers. */
const SURE = 0.25

/** `null` where neither is asked about. */
export function dangerOrNeeds({ asked, possible, parts }: Heard): string | null {
  const needs = needsAsked(asked)
  // 'my guest is allergic' asks what is in it; what happened already waits for no list
  if (needs !== null && !asked.marks.has('reaction')) return needs
  const dangers = parts.map((part) => dangerIn(part, SURE_OF_DANGER_IN_PART))
  return dangerIn({ asked, possible }) ?? dangers.find((danger) => danger !== null) ?? needs
}

/** Who of those that eat along, or that the question speaks of, must not eat what. */
export function needsAsked(asked: Asked): string | null {
  return eaterAnswer(asked) ?? dietAnswer(asked)
}

/** A card about some food is no answer where neither the question nor the dish has to do with it. */
export function dangerIn(
  { asked, possible }: Omit<Heard, 'parts'>,
  least = SURE_OF_SAFETY,
): string | null {
  const hasFood = asked.foods.length > 0
  const found = possible.find(
    (each) =>
      isCard(each.entry) &&
      each.entry.kind === 'safety' &&
      each.candidate.signs.strange === 0 &&
      (each.entry.foods.length === 0 || hasFood || each.candidate.signs.nearDish > 0) &&
      each.sure >= Math.max(least, keysIn(asked.question).size < 2 ? SURE_OF_ONE_WORD : 0) &&
      each.candidate.signs.covered >= SAFETY_MET,
  )
  return found?.text ?? null
}

const AT_ROOM_TEMPERATURE = 'how long can food stay at room temperature'
/** Everything may stand so long, also where it is hot, and cooked rice. */
const HARMLESS_MINUTES = 60

/** What stood out is a danger, whatever else was not understood; what is known of another food is no answer. */
export function leftOut({ asked: { question }, possible: [first] }: Heard): string | null {
  if (!keysIn(question).has(LEFT_OUT)) return null
  if (first && first.sure >= SURE && first.entry.counts.has(LEFT_OUT)) return null
  return atRoomTemperature()
}

/** An answer on what stood out too long, for somebody who says that it was minutes: how long it may. */
export function leftOutBriefly({ entry }: Possible, { question }: Asked): string | null {
  const minutes = findAmounts(question).flatMap(({ value, unit }) => {
    const each = minutesOfUnit(unit)
    return each === null ? [] : [value * each]
  })
  const isBrief = minutes.length > 0 && Math.max(...minutes) <= HARMLESS_MINUTES
  const isLeftOut = isNote(entry) ? keysIn(question).has(LEFT_OUT) : entry.counts.has(LEFT_OUT)
  return isBrief && isLeftOut ? atRoomTemperature() : null
}

function atRoomTemperature(): string | null {
  return findCards(AT_ROOM_TEMPERATURE, undefined, ['safety'])[0]?.card.answer ?? null
}
