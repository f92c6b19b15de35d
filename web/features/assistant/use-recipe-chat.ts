/** The talk with the assistant, for as long as its page is open. */
import { useRef, useState } from 'react'
import { CHAT_FAILED, CHAT_MESSAGES_MAX, CHAT_WELCOME } from '#shared/guide/chat-words.ts'
import type { RecipeData } from '#shared/guide/schema.ts'
import { type Speaker, useChatReply } from './assistant.queries.ts'

/** A recipe to review. Its id is made here, so that saving it twice saves one. */
export type ChatRecipe = { id: string; recipe: RecipeData }

export type ChatEntry = {
  id: string
  role: 'user' | 'assistant'
  content: string
  /** When it was said, in milliseconds; null for the welcome, which nobody said just now. */
  timestamp: number | null
  /** Data URLs that went with it. */
  images?: string[]
  source?: Speaker
  found?: ChatRecipe
  isFailure?: boolean
}

export const WELCOME_ID = 'welcome'

const WELCOME: ChatEntry = {
  id: WELCOME_ID,
  role: 'assistant',
  content: CHAT_WELCOME,
  timestamp: null,
}

type Said = Omit<ChatEntry, 'id' | 'timestamp'>

export function useRecipeChat(onRecipe: (found: ChatRecipe) => void) {
  const [entries, setEntries] = useState<ChatEntry[]>([WELCOME])
  const { mutateAsync, isPending } = useChatReply()
  const isAsking = useRef(false)

  async function ask(talk: ChatEntry[]) {
    if (isAsking.current) return
    isAsking.current = true
    setEntries(talk)
    const answer = await reply(talk)
    isAsking.current = false
    setEntries([...talk, answer])
    if (answer.found) onRecipe(answer.found)
  }

  async function reply(talk: ChatEntry[]): Promise<ChatEntry> {
    const messages = talk.slice(-CHAT_MESSAGES_MAX).map(({ role, content }) => ({ role, content }))
    try {
      const { reply, recipeData, source } = await mutateAsync({
        messages,
        images: talk.at(-1)?.images ?? [],
      })
      const found = recipeData && { found: { id: crypto.randomUUID(), recipe: recipeData } }
      return entryOf({ role: 'assistant', content: reply, source, ...found })
    } catch {
      return entryOf({ role: 'assistant', content: CHAT_FAILED, isFailure: true })
    }
  }

  return {
    entries,
    isThinking: isPending,
    say: (content: string, images: string[]) =>
      ask([...entries, entryOf({ role: 'user', content, images })]),
    /** Asks again what failed, with the photos that went with it. */
    retry: () => ask(entries.slice(0, -1)),
  }
}

function entryOf(said: Said): ChatEntry {
  return { id: crypto.randomUUID(), timestamp: Date.now(), ...said }
}
