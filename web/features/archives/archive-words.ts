/** What moving in says: why a file is refused, what is told of a recipe, how many came in. */

import type { Sameness } from '#shared/archives/duplicates.ts'
import type { ArchiveFault } from '#shared/archives/fault.ts'
import type { Remark } from '#shared/archives/found-recipe.ts'
import type { Unread } from '#shared/archives/keeper.ts'
import type { OtherRows } from '#shared/archives/keepers/kitchen.ts'
import { ARCHIVE_LIMITS } from '#shared/archives/limits.ts'

const number = new Intl.NumberFormat('en')

/** '1 recipe', '2,300 recipes'. */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${number.format(amount)} ${amount === 1 ? one : many}`
}

/** Why a file was not read; exhaustive over the faults. */
export function faultWords(fault: ArchiveFault, fileName: string): string {
  switch (fault.code) {
    case 'empty':
      return `${fileName} is empty.`
    case 'unknown':
      return `${fileName} is no recipe file that can be read here.`
    case 'broken':
      return `${fileName} is damaged or cut short. Please export it again.`
    case 'locked':
      return `${fileName} is behind a password. Please export it without one.`
    case 'unsafe_name':
      return `${fileName} was not opened: the name ${fault.name} in it leads out of the archive.`
    case 'too_many_files':
      return `${fileName} holds more than ${number.format(ARCHIVE_LIMITS.files)} files.`
    case 'too_large':
      return `${fileName} is too large to be read here.`
    case 'bomb':
      return `${fileName} was not opened: it unpacks to far more than recipes could fill.`
    case 'nested':
      return `${fileName} was not opened: it holds zips within zips within zips.`
    case 'too_many_recipes':
      return `${fileName} holds more than ${number.format(ARCHIVE_LIMITS.recipes)} recipes.`
    case 'no_recipes':
      return `No recipe was found in ${fileName}.`
    case 'several_in_one':
      return `${fileName} holds several recipes in a form that cannot be told apart here.`
  }
}

/** Names that are said; of the rest only how many. */
const NAMED_MAX = 3

const UNREAD_WORDS: [Unread['why'], string, (count: number) => string][] = [
  ['damaged', 'file', (n) => (n === 1 ? 'is damaged' : 'are damaged')],
  ['blank', 'recipe', (n) => (n === 1 ? 'holds nothing' : 'hold nothing')],
  ['no_recipe', 'part', (n) => (n === 1 ? 'holds no recipe' : 'hold no recipe')],
]

/** A line for each reason why something stays out, with the names: nothing is passed over in silence. */
export function unreadWords(unread: readonly Unread[]): string[] {
  const told = UNREAD_WORDS.flatMap(([reason, thing, does]) => {
    const names = unread.filter(({ why }) => kindOf(why) === reason).map(({ name }) => lastOf(name))
    if (names.length === 0) return []
    return [`${count(names.length, thing)} ${does(names.length)}: ${someOf(names)}.`]
  })
  const refused = unread.flatMap(({ name, why }) =>
    typeof why === 'object' && kindOf(why) === null ? [faultWords(why, lastOf(name))] : [],
  )
  return [...told, ...refused]
}

/** What is no recipe file of any kind stays out as what holds none; `null` has words of its own. */
function kindOf(why: Unread['why']): Unread['why'] | null {
  if (typeof why !== 'object') return why
  return why.code === 'unknown' ? 'no_recipe' : null
}

function lastOf(path: string): string {
  return path.split('/').at(-1) || path
}

function someOf(names: readonly string[]): string {
  const more = names.length > NAMED_MAX ? ' and others' : ''
  return names.slice(0, NAMED_MAX).join(', ') + more
}

/** 'Paprika', 'Paprika and Mela'. */
export function originWords(origins: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(origins)
}

/** 'mine.zip', 'mine.zip and 2 more'; of names with folders the last part. */
export function fileWords(names: readonly string[]): string {
  const [first = ''] = names
  const more = names.length > 1 ? ` and ${names.length - 1} more` : ''
  return lastOf(first) + more
}

export const REMARK_WORDS: Record<Remark, string> = {
  no_ingredients: 'No ingredients in the file',
  no_method: 'No method in the file',
  shortened: 'Shortened to fit',
  photo_elsewhere: 'Its photo is on its site',
}

export const SAMENESS_WORDS: Record<NonNullable<Sameness>, string> = {
  here: 'Already here',
  twice: 'Twice in this file',
  namesake: 'Another of this name is here',
}

/** 'Chefs, plans and the pantry of this file stay out: only recipes come in.' */
export function othersWords(others: OtherRows): string {
  const named = [
    others.chefs > 0 && 'chefs',
    others.plans > 0 && 'plans',
    others.lists > 0 && 'lists',
    others.pantry > 0 && 'pantry items',
  ].filter((name) => name !== false)
  const list = new Intl.ListFormat('en-GB').format(named)
  return `The ${list} of this file stay out: only recipes come in.`
}
