/** A talk read from its first message to its last: the written recipe in it, and what is wished since. */
import { looksLikeRecipe } from '../../imports/text.ts'
import { CREATE_RECIPE_REQUEST } from '../chat-words.ts'
import type { ChatMessage } from '../schema.ts'
import { buildDish } from './build.ts'
import { addWishes, NO_WISHES, type Wishes } from './wishes.ts'

/** How the guide's own suggestions begin; they are none of the written recipes, they change with the talk. */
export const SUGGESTION_START = 'How about '

/** Ours: 'quicker' asks for at most nine tenths of the time of what there is. */
const QUICKER = 0.9
/** Ours: of older ones only what nobody may eat is known, so that a long talk stays quick to answer. */
const MESSAGES_MAX = 30
const REMEMBERED_CHARS_MAX = 1_000

/** The newest recipe that somebody wrote out whole, or `null`, and what the person said after it. */
export function readTalk(messages: readonly ChatMessage[]): {
  written: string | null
  said: string[]
} {
  const at = messages.findLastIndex(isWrittenRecipe)
  const said = messages
    .slice(at + 1)
    .filter(({ role, content }) => role === 'user' && content !== CREATE_RECIPE_REQUEST)
    .map(({ content }) => content)
  return { written: messages[at]?.content ?? null, said }
}

function isWrittenRecipe({ role, content }: ChatMessage): boolean {
  const isOwn = role === 'assistant' && content.includes(SUGGESTION_START)
  return !isOwn && looksLikeRecipe(content)
}

/** Of messages that are no longer read whole: what nobody may eat, and nothing else. */
export function rememberedOf(said: readonly string[]): Wishes {
  return said.reduce((before, message) => {
    const { diets, refused } = addWishes(before, message.slice(0, REMEMBERED_CHARS_MAX))
    return { ...NO_WISHES, diets, refused }
  }, NO_WISHES)
}

/** All wishes of the messages, oldest first. */
export function wishesOf(said: readonly string[]): Wishes {
  let wishes = rememberedOf(said.slice(0, -MESSAGES_MAX))
  for (const message of said.slice(-MESSAGES_MAX)) {
    const before = wishes
    wishes = addWishes(before, message)
    if (wishes.isQuicker) {
      const dish = buildDish({ ...wishes, minutes: before.minutes })?.dish
      const total = (dish?.prep_time ?? 0) + (dish?.cook_time ?? 0)
      if (total > 0) wishes = { ...wishes, minutes: Math.floor(total * QUICKER) }
    }
    wishes = { ...wishes, kept: buildDish(wishes)?.pattern.id ?? '' }
  }
  return wishes
}
