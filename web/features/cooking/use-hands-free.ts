/** Hands-free cooking in React: one for the whole session, silent when the cook leaves. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createSpeaker } from '#web/lib/speaker.ts'
import { createRecogniser } from '#web/lib/speech.ts'
import { createHandsFree, type HandsFree } from './hands-free.ts'
import type { CookingSession } from './use-cooking-session.ts'

type Doings = { ask: (question: string) => void; finish: () => void }

export function useHandsFree(cooking: CookingSession, doings: Doings): HandsFree {
  const latest = useRef({ cooking, doings })
  useEffect(() => {
    latest.current = { cooking, doings }
  })
  const [handsFree] = useState(() =>
    createHandsFree({
      recipe: () => latest.current.cooking.recipe,
      read: () => latest.current.cooking.read(),
      change: (change) => latest.current.cooking.change(change),
      ask: (question) => latest.current.doings.ask(question),
      finish: () => latest.current.doings.finish(),
      now: () => Date.now(),
      newId: () => crypto.randomUUID(),
      makeRecogniser: createRecogniser,
      makeSpeaker: createSpeaker,
    }),
  )
  useEffect(() => () => handsFree.dispose(), [handsFree])
  useSyncExternalStore(handsFree.subscribe, handsFree.view)
  return handsFree
}
