/** How large a request may be, in bytes, by route. Field limits stand in the schemas of `shared/`. */

export const JSON_MAX_BYTES = 1_000_000
export const FUNCTION_MAX_BYTES = 4_000_000
export const CHAT_MAX_BYTES = 32_000_000
export const BATCH_MAX_BYTES = 8_000_000
export const IMAGE_MAX_BYTES = 15_000_000
/** One sentence, about a minute of Opus; fifteen seconds of WAV take half of it. */
export const AUDIO_MAX_BYTES = 1_000_000
/** One to ten images, with room for the multipart frame. */
export const IMAGES_MAX_BYTES = 10 * IMAGE_MAX_BYTES + 100_000
