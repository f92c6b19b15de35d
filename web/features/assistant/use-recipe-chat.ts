/** The talk with the assistant: it outlives its page, until one starts over. */
import { useRef, useState } from 'react'
import { CHAT_MESSAGES_MAX } from '#shared/guide/chat-words.ts'
import { useChatReply } from './assistant.queries.ts'
import {
  type ChatEntry,
  type ChatRecipe,
  failure,
  keepTalk,
  readTalk,
  WELCOME,
} from './kept-chat.ts'

type Said = Omit<ChatEntry, 'id' | 'timestamp'>

export function useRecipeChat(profileId: string, onRecipe: (found: ChatRecipe) => void) {
  const [entries, setEntries] = useState(() => readTalk(profileId))
  const { mutateAsync, isPending } = useChatReply()
  const isAsking = useRef(false)

  /** What is said is kept before it is sent, and the answer even when its page is gone. */
  function show(talk: ChatEntry[]) {
    keepTalk(profileId, talk)
    setEntries(talk)
  }

  async function ask(talk: ChatEntry[]) {
    if (isAsking.current) return
    isAsking.current = true
    show(talk)
    const answer = await reply(talk)
    isAsking.current = false
    show([...talk, answer])
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
      return failure()
    }
  }

  return {
    entries,
    isThinking: isPending,
    say: (content: string, images: string[]) =>
      ask([...entries, entryOf({ role: 'user', content, images })]),
    /** Asks again what failed, with the photos that went with it. */
    retry: () => ask(entries.slice(0, -1)),
    /** Forgets the talk; calling what comes back brings it again. */
    startOver: () => {
      show([WELCOME])
      return () => show(entries)
    },
  }
}

function entryOf(said: Said): ChatEntry {
  return { id: crypto.randomUUID(), timestamp: Date.now(), ...said }
}
