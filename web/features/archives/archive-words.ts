/** What moving in says: why a file is refused, what is told of a recipe, how many came in. */

import type { Sameness } from '#shared/archives/duplicates.ts'
import type { ArchiveFault } from '#shared/archives/fault.ts'
import type { Remark } from '#shared/archives/found-recipe.ts'
import type { OtherRows } from '#shared/archives/kitchen.ts'
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
  }
}

export const REMARK_WORDS: Record<Remark, string> = {
  no_ingredients: 'No ingredients in the file',
  no_method: 'No method in the file',
  shortened: 'Shortened to fit',
  photo_elsewhere: 'Its photo is only a link',
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
