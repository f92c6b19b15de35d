/** Why a page gave no recipe, and what to do instead, in words for the cook. */
import { ApiError } from '#web/lib/api.ts'
import { wordsFor } from '#web/lib/error-words.ts'

export type PageFault = { title: string; text: string }

const PASTE = 'Copy the page in your browser and paste it here, or take a photo of it.'

/** Where a page could not be had or held nothing, other ways are named. */
export function faultOf(error: unknown): PageFault {
  if (!(error instanceof ApiError)) return { title: wordsFor(error), text: PASTE }
  switch (error.code) {
    case 'unreachable':
      return {
        title: 'This page would not let us in',
        text: `${error.message}. ${PASTE}`,
      }
    case 'no_recipe_found':
      return {
        title: 'No recipe found on this page',
        text: `Some sites show theirs to browsers only. ${PASTE}`,
      }
    default:
      return { title: wordsFor(error), text: PASTE }
  }
}

export const NO_LINK = 'That is not a web address'
export const NOTHING_PASTED = 'Paste the page here first'
export const NO_RECIPE = 'No ingredients or steps found in this. Paste the part with the recipe.'
export const NO_LINKS = 'No web addresses found in this'
