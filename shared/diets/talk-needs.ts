/** Needs of a whole talk: once said they hold, and only what is named again as fine is lifted. */
import { foodById, foodsUnder } from '../foods/foods.ts'
import { GROUPS } from './groups.ts'
import { type Needs, uniteNeeds } from './needs.ts'
import { type ReadNeeds, type Refusal, readSaid } from './read-needs.ts'
import { DIET_FORBIDS } from './vocabulary.ts'

/** `unsure` is what was said and is still to be asked about. */
export type TalkNeeds = { needs: Needs; unsure: string[]; refusals: Refusal[] }

/** 'Nothing else', 'no, all fine': what was asked about is answered. */
const NOTHING =
  /^\W*(?:no|none|nope|nothing|nobody|never mind|nevermind|forget|ignore|not really|all (?:fine|good|ok)|(?:it|that|they)(?:'s| is| are|'re)? (?:fine|ok|okay|all)|anything goes|everything (?:is|else))\b/i
const NOTHING_WORDS_MAX = 6

/** What the messages of one person, oldest first, say of needs. */
export function readTalkNeeds(texts: readonly string[]): TalkNeeds {
  let refusals: Refusal[] = []
  let unsure: string[] = []
  for (const text of texts) {
    const read = readSaid(text, unsure.length > 0 ? 'answer' : 'talk')
    refusals = [...refusals.filter((each) => !isLifted(each, read.lifted)), ...read.refusals]
    unsure = unsureAfter(unsure, read, text)
  }
  return { needs: uniteNeeds(...refusals.map(({ needs }) => needs)), unsure, refusals }
}

function unsureAfter(before: readonly string[], read: ReadNeeds, text: string): string[] {
  const isNothing = NOTHING.test(text) && text.trim().split(/\s+/).length <= NOTHING_WORDS_MAX
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
