/** The talk with the assistant: it outlives its page, until one starts over. */
import { useAtomValue, useStore } from 'jotai'
import { useEffect, useState } from 'react'
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
import { type Talk, talksAtom, withEntry } from './talk.atoms.ts'

type Said = Omit<ChatEntry, 'id' | 'timestamp'>

export function useRecipeChat(profileId: string, onRecipe: (found: ChatRecipe) => void) {
  const { entries, isThinking, show } = useTalk(profileId)
  const { mutateAsync } = useChatReply()

  /** What is said is kept before it is sent, and the answer even when its page is gone. */
  async function ask(asked: ChatEntry[]) {
    if (isThinking()) return
    show({ entries: asked, isThinking: true })
    const answer = await reply(asked)
    show({ entries: [...asked, answer], isThinking: false })
    if (answer.found) onRecipe(answer.found)
  }

  async function reply(asked: ChatEntry[]): Promise<ChatEntry> {
    const messages = asked.slice(-CHAT_MESSAGES_MAX).map(({ role, content }) => ({ role, content }))
    try {
      const images = asked.at(-1)?.images ?? []
      const answer = await mutateAsync({ messages, images })
      const { reply, recipeData, source, understood, recipes } = answer
      const found = recipeData && { id: crypto.randomUUID(), recipe: recipeData }
      return entryOf({
        role: 'assistant',
        content: reply,
        source,
        ...(found && { found }),
        ...(understood && { understood }),
        ...(recipes && { recipes }),
      })
    } catch {
      return failure()
    }
  }

  return {
    entries,
    isThinking: isThinking(),
    say: (content: string, images: string[]) =>
      ask([...entries, entryOf({ role: 'user', content, images })]),
    /** Asks again what failed, with the photos that went with it. */
    retry: () => ask(entries.slice(0, -1)),
    /** Forgets the talk; calling what comes back brings it again. */
    startOver: () => {
      show({ entries: [WELCOME], isThinking: false })
      return () => show({ entries, isThinking: false })
    },
  }
}

/** The talk as it stands, also when it went on while another page was looked at. */
function useTalk(profileId: string) {
  const store = useStore()
  const talks = useAtomValue(talksAtom)
  const [kept] = useState(() => readTalk(profileId))
  const talkNow = () => store.get(talksAtom).get(profileId)

  useEffect(() => {
    return () => {
      // what is kept on the device stands for it; a question that is out still waits for its answer
      const talk = store.get(talksAtom).get(profileId)
      if (talk?.isThinking === false)
        store.set(talksAtom, (all) => withEntry(all, profileId, undefined))
    }
  }, [store, profileId])

  return {
    entries: talks.get(profileId)?.entries ?? kept,
    isThinking: () => talkNow()?.isThinking ?? false,
    show: (talk: Talk) => {
      keepTalk(profileId, talk.entries)
      store.set(talksAtom, (all) => withEntry(all, profileId, talk))
    },
  }
}

function entryOf(said: Said): ChatEntry {
  return { id: crypto.randomUUID(), timestamp: Date.now(), ...said }
}
