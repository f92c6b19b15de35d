/** Needs of a whole talk: once said they hold, and only what is named again as fine is lifted. */
import { foodById, foodsUnder } from '../foods/foods.ts'
import { GROUPS } from './groups.ts'
import { type Needs, uniteNeeds } from './needs.ts'
import { type ReadNeeds, type Refusal, readSaid, type Unclear } from './read-needs.ts'
import { DIET_FORBIDS } from './vocabulary.ts'

/**
 * What was said and is still to be asked about: `unsure` in its own words, `unclear` the names of foods of which
 * nobody can tell whether they are wished.
 */
export type TalkNeeds = {
  needs: Needs
  unsure: string[]
  unclear: string[]
  refusals: Refusal[]
}

/** 'Nothing else', 'no, all fine': what was asked about is answered. */
const NOTHING =
  /^\W*(?:no|none|nope|nothing|nobody|never mind|nevermind|forget|ignore|not really|all (?:fine|good|ok)|(?:it|that|they)(?:'s| is| are|'re)? (?:fine|ok|okay|all)|anything goes|everything (?:is|else))\b/i
const ANSWER_WORDS_MAX = 6

/** To 'with it, or without?': 'with', 'yes please', 'all fine'. */
const WITH =
  /^\W*(?:(?:oh|um|er|well)\W+)?(?:yes|yeah|yep|yup|aye|sure|of course|with|ok|okay|fine|all (?:fine|good|ok)|(?:it|that|they)(?:'s| is| are|'re)? (?:fine|ok|okay|all)|both|either|anything goes|i (?:do|want|like|love)|go (?:on|ahead)|please do|keep)\b(?!.*\b(?:without|not?|out|off|skip)\b)/i
const WITHOUT =
  /^\W*(?:(?:oh|um|er|well|then|please)\W+)?(?:without|leave|skip|no|nope|not|none|out)\b/i

/** What the messages of one person, oldest first, say of needs. */
export function readTalkNeeds(texts: readonly string[]): TalkNeeds {
  let refusals: Refusal[] = []
  let unsure: string[] = []
  let unclear: Unclear[] = []
  for (const text of texts) {
    const isWith = unclear.length > 0 && isShort(text) && WITH.test(text)
    const isWithout = unclear.length > 0 && isShort(text) && WITHOUT.test(text)
    const isAnswer = unsure.length + unclear.length > 0 && !isWith
    const read = readSaid(text, isAnswer ? 'answer' : 'talk')
    const left = leftOutBy(unclear, read, isWith, isWithout)
    const kept = refusals.filter((each) => !isLifted(each, read.lifted))
    refusals = [...kept, ...left, ...read.refusals]
    // 'without' and no more is no refusal of something unknown
    unsure = unsureAfter(unsure, isWith || isWithout ? { ...read, unsure: [] } : read, text)
    const asked = new Set(unclear.map(({ refusal }) => refusal.key))
    // asked once
    unclear = read.unclear.filter(({ refusal }) => !asked.has(refusal.key))
  }
  return {
    needs: uniteNeeds(...refusals.map(({ needs }) => needs)),
    unsure,
    unclear: unclear.map(({ words }) => words),
    refusals,
  }
}

/**
 * Of the foods that were asked about, those that stay out. One that is named settles the others as well: 'without
 * celery' is with the rest. Whoever speaks of something else has not said 'with': they stay out, and are said to.
 */
function leftOutBy(
  unclear: readonly Unclear[],
  read: ReadNeeds,
  isWith: boolean,
  isWithout: boolean,
): Refusal[] {
  const asked = unclear.map(({ refusal }) => refusal)
  const named = new Set([...read.wanted, ...read.lifted])
  const isSomeWished = asked.some(({ key }) => named.has(key))
  const isSomeRefused = asked.some(({ key }) => read.refusals.some((each) => each.key === key))
  if ((isWith && !isSomeWished) || (isWithout && isSomeRefused)) return []
  return asked.filter(({ key }) => !named.has(key))
}

function isShort(text: string): boolean {
  return text.trim().split(/\s+/).length <= ANSWER_WORDS_MAX
}

function unsureAfter(before: readonly string[], read: ReadNeeds, text: string): string[] {
  const isNothing = NOTHING.test(text) && isShort(text)
  const isAnswered = read.refusals.length > 0 || isNothing
  return [...new Set([...(isAnswered ? [] : before), ...(isNothing ? [] : read.unsure)])]
}

/** By its own name or by that of what it is a kind of: who may eat shellfish again may eat prawns. */
function isLifted({ key, needs }: Refusal, lifted: readonly string[]): boolean {
  return lifted.some((name) => {
    if (name === key || isAllOf(needs, name)) return true
    const wide = foodById(name) ? [name] : (groupNamed(name)?.needs.never ?? [])
    return foodById(key) !== null && wide.some((id) => foodsUnder(id).has(key))
  })
}

/** Dairy-free forbids milk and nothing else, so it ends where milk is fine; vegan forbids more. */
function isAllOf({ diets, allergens, never }: Needs, name: string): boolean {
  const [diet, ...others] = diets
  if (!diet || others.length + allergens.length + never.length > 0) return false
  const fine = groupNamed(name)?.needs.allergens ?? []
  const forbidden = DIET_FORBIDS[diet].allergens
  const isFree = diet.endsWith('-free')
  return isFree && forbidden.length > 0 && forbidden.every((each) => fine.includes(each))
}

function groupNamed(name: string): (typeof GROUPS)[number] | undefined {
  return GROUPS.find(({ words }) => words[0] === name)
}
