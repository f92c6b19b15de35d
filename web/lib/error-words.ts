/** A failure in words for people, where the screen has none of its own. Exhaustive over the codes. */
import { ApiError, NetworkError } from './api.ts'

const OTHERWISE = 'Something went wrong in the kitchen. Please try again.'

/** One sentence; a network that is gone is not the kitchen's fault and says so. */
export function wordsFor(error: unknown): string {
  if (error instanceof NetworkError || isLostPart(error))
    return 'The kitchen cannot be reached. Please try again.'
  if (!(error instanceof ApiError)) return OTHERWISE
  switch (error.code) {
    case 'validation_failed':
      return error.issues[0]?.message ?? 'Some of it cannot be saved as it is.'
    case 'no_profile':
      return 'No profile selected'
    case 'not_found':
      return 'It is not there any more.'
    case 'unique_violation':
      return 'This name is already taken. Please choose another name!'
    case 'stale':
      return 'Somebody changed it in the meantime. Please look again.'
    case 'payload_too_large':
      return 'It is too large.'
    case 'unsupported_media_type':
      return 'This kind of file cannot be used.'
    case 'rate_limited':
      return 'Too much at once. Please try again in a minute.'
    case 'no_recipe_found':
      return 'No recipe found on this page.'
    case 'unreachable':
      return 'This page cannot be reached.'
    case 'ai_failed':
      return 'The assistant could not answer.'
    case 'invalid_json':
    case 'method_not_allowed':
    case 'forbidden_origin':
    case 'internal':
      return OTHERWISE
  }
}

/** What browsers, and Vite, say of a part of the page that could not be fetched. */
function isLostPart(error: unknown): boolean {
  const words = /dynamically imported module|module script failed|unable to preload/i
  return error instanceof Error && words.test(error.message)
}
