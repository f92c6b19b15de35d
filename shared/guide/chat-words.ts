/** Fixed words and bounds of the talks with the chat and the coach. Knows no schema, so that the page can use it early. */

/** Ours: a talk is sent whole each time, so it is bounded; a message in code points. */
export const CHAT_MESSAGES_MAX = 200
export const CHAT_MESSAGE_CHARS_MAX = 8_000
/** Of one question to the coach. */
export const QUESTION_CHARS_MAX = 2_000
export const CHAT_IMAGES_MAX = 4
/** Of one image, before base64. */
export const CHAT_IMAGE_BYTES_MAX = 4 * 1024 * 1024

export const CHAT_GREETING = 'Hello, chef!'
export const CHAT_INVITATION = 'Ask me anything, or start from your own kitchen.'
/** What stands first in every talk (Spec 2, section 2); true of the guide and of a model alike. */
export const CHAT_WELCOME = `${CHAT_GREETING} ${CHAT_INVITATION}`

/** Spec 2, section 8: the assistant's message when the chat failed. */
export const CHAT_FAILED = "I'm sorry, I encountered an error. Please try again."

/** What 'Create Recipe' sends (Spec 2, section 7: a fixed request asking for structured recipe output). */
export const CREATE_RECIPE_REQUEST =
  'Please turn what we have talked about into one complete, structured recipe: name, description, servings, prep and cook minutes, difficulty, tags, ingredients with amounts, and the method step by step.'
