/** A talk and what is being typed, kept on the device until one starts over: a reload loses no word. */
import { z } from 'zod'
import { CHAT_FAILED, CHAT_MESSAGES_MAX, CHAT_WELCOME } from '#shared/guide/chat-words.ts'
import { OfferedRecipe, RecipeData, Understood } from '#shared/guide/schema.ts'
import { rowsOf } from '#web/lib/readers.ts'
import { readStored, writeJson, writeText } from '#web/lib/storage.ts'
import { chatKey } from '#web/lib/storage-keys.ts'

/** Sent photos are kept as far as they fit: a browser gives an origin about five million characters. */
const PHOTO_CHARS_MAX = 1_500_000

/** The last moment that a Date can tell. */
const LAST_TIME_MS = 8_640_000_000_000_000

const ChatEntry = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  /** When it was said, in milliseconds; null for the welcome, which nobody said just now. */
  timestamp: z.int().min(0).max(LAST_TIME_MS).nullable(),
  /** Data URLs that went with it. */
  images: z.array(z.string().startsWith('data:image/')).optional(),
  source: z.enum(['workers-ai', 'kitchen-guide']).optional(),
  /** A recipe to review. Its id is made on the device, so that saving it twice saves one. */
  found: z.object({ id: z.string(), recipe: RecipeData }).optional(),
  /** What was left out, and the recipes that came with it. */
  understood: Understood.optional(),
  recipes: z.array(OfferedRecipe).optional(),
  isFailure: z.boolean().optional(),
})
export type ChatEntry = z.infer<typeof ChatEntry>
export type ChatRecipe = NonNullable<ChatEntry['found']>

export const WELCOME: ChatEntry = {
  id: 'welcome',
  role: 'assistant',
  content: CHAT_WELCOME,
  timestamp: null,
}

/** Whether there is something to write up: an answer that does not say which dishes it holds may hold one. */
export function holdsDish({ id, role, isFailure, found, recipes }: ChatEntry): boolean {
  if (role !== 'assistant' || isFailure || id === WELCOME.id) return false
  return found !== undefined || recipes === undefined || recipes.length > 0
}

/** The talk so far; a question that the page did not live to hear answered can be asked again. */
export function readTalk(profileId: string): ChatEntry[] {
  const talk = [WELCOME, ...readStored(chatKey(profileId), rowsOf(ChatEntry), [])]
  return talk.at(-1)?.role === 'user' ? [...talk, failure()] : talk
}

export function keepTalk(profileId: string, talk: readonly ChatEntry[]): void {
  const said = talk.filter(({ id }) => id !== WELCOME.id).slice(-CHAT_MESSAGES_MAX)
  if (said.length === 0) writeText(chatKey(profileId), null)
  else writeJson(chatKey(profileId), withPhotosThatFit(said))
}

export function failure(): ChatEntry {
  const id = crypto.randomUUID()
  return { id, role: 'assistant', content: CHAT_FAILED, timestamp: Date.now(), isFailure: true }
}

/** The newest are asked about again, if any. */
function withPhotosThatFit(talk: readonly ChatEntry[]): ChatEntry[] {
  let room = PHOTO_CHARS_MAX
  return talk
    .toReversed()
    .map(({ images = [], ...entry }) => {
      room -= images.reduce((sum, image) => sum + image.length, 0)
      return room >= 0 && images.length > 0 ? { ...entry, images } : entry
    })
    .toReversed()
}
