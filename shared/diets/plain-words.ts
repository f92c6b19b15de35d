/** Words beside foods of which plain wishes are made: kitchens, amounts, times, whom it is for; and frames that wish. */
import { isAny, type Reading, wordAt } from './reading.ts'

/** How many words wish there for what follows: 'I have', 'recipe for'; a question asks. */
export function frameAt(reading: Reading, start: number, at: number): number {
  const how = reading.cues('howTo', at)
  if (how > 0) return how + (reading.foodAt.has(at + how) ? 0 : 1)
  const length = reading.cues('frame', at)
  if (length > 0) return length
  if (at === start) return reading.cues('asking', at)
  return wordAt(reading, at) === 'for' && isFoodNext(reading, at + 1) ? 1 : 0
}

/** Only plain words stand between a place and a food. */
function isFoodNext(reading: Reading, from: number): boolean {
  for (let at = from; at < from + 4; at++) {
    if (reading.foodAt.has(at)) return true
    if (!isAny(reading, at, 'filler', 'plain', 'kitchen')) return false
  }
  return false
}

const AMOUNT = /^\d+(?:g|kg|ml|l|cl|oz|lbs?|min|mins|m|hr?|hrs|am|pm|c|th|nd|rd|st)?$/

/** Nothing but an amount, a time, a dish, a filler, or somebody it is for. */
export function isPlain(reading: Reading, start: number, at: number): boolean {
  const word = wordAt(reading, at)
  if (AMOUNT.test(word)) return word !== '0' && wordAt(reading, at + 1) !== 'the'
  if (isHarmlessInside(reading, start, at)) return true
  if (isAny(reading, at, 'barrier')) return false
  // what a harmless phrase has silenced is none
  if (word === 'not' || word === 'nothing' || isAny(reading, at, 'not'))
    return !isAny(reading, at, 'not')
  if (isAny(reading, at, 'plain', 'kitchen', 'dish', 'filler', 'intense')) return true
  if (word.endsWith("'s")) return !CONTRACTED.has(word)
  if (isAdjective(reading, start, at) || isUnknownFood(reading, start, at)) return true
  return isAny(reading, at, 'somebody') && isFor(reading, start, at)
}

/** 'Zingy lime chicken', 'a Tuscan bean stew': by its ending, at the beginning or behind an article. */
function isAdjective(reading: Reading, start: number, at: number): boolean {
  if (!/...(?:y|ish|ous|ful|ian|can|ese)$/.test(wordAt(reading, at))) return false
  if (isAny(reading, at, 'anywhere', 'before', 'tight', 'ill', 'somebody')) return false
  const isFood = reading.foodAt.has(at + 1) || isAny(reading, at + 1, 'kitchen', 'dish')
  return isFood && (at === start || ['a', 'an', 'some'].includes(wordAt(reading, at - 1)))
}

/** 'Spuds and mince', 'clafoutis with cherries': one word that nobody knows, joined to a food. */
function isUnknownFood(reading: Reading, start: number, at: number): boolean {
  const isJoined = ['and', 'with'].includes(wordAt(reading, at + 1)) && reading.foodAt.has(at + 2)
  if (/(?:ed|ing|one)$/.test(wordAt(reading, at))) return false
  return at === start && isJoined && !isAny(reading, at, 'somebody', 'anywhere', 'before', 'tight')
}

const CONTRACTED = new Set(["it's", "that's", "he's", "she's", "who's"])

/** Inside a phrase that was found harmless. */
export function isHarmlessInside(reading: Reading, start: number, at: number): boolean {
  for (let from = Math.max(start, at - 5); from <= at; from++) {
    if (from + reading.cues('harmless', from) > at) return true
  }
  return false
}

/** 'For my nan', 'with the kids'. */
function isFor(reading: Reading, start: number, at: number): boolean {
  for (let before = at - 1; before >= start && before >= at - 4; before--) {
    if (
      ['for', 'from', 'with', 'of', 'to', 'like', 'feed', 'and'].includes(wordAt(reading, before))
    )
      return true
    if (!isAny(reading, before, 'filler', 'plain', 'somebody')) return false
  }
  return false
}

const PRAISE_MIN = 4

/** One unknown word between a wish and its food may praise the food. */
export function isPraise(reading: Reading, at: number): boolean {
  const word = wordAt(reading, at)
  if (!reading.foodAt.has(at + 1) || word.length < PRAISE_MIN) return false
  return !isAny(reading, at, 'somebody', 'not', 'barrier') && !/[^s']s$/.test(word)
}

/** Behind a food they say something of it. */
export const CLAIMS = new Set(
  'is are was were can could will would should may might must do does did has have had'.split(' '),
)

/** Asked of the guide, wished by somebody, or come into the house: whatever was said before. */
const WISHING =
  /^(?:ple?a?s|plz|recipe|idea|suggest|show|find|fanc|crav|want|lov|ador|lik|enjoy|prefer|need|request|order|favou?rite|brought|caught|picked|bought|given|gave|found|grew|grown|won|promised|roast)/

export function isWishWord(word: string): boolean {
  return WISHING.test(word)
}

/** Whether a frame before a place wishes in such a word: 'he loves prawns'. */
export function isWishedAhead(reading: Reading, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    if (isAny(reading, at, 'frame') && isWishWord(wordAt(reading, at))) return true
  }
  return false
}
