/** Hands-free cooking in React: one for the whole session, silent when the cook leaves. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createSpeaker } from '#web/lib/speaker.ts'
import type { CookingSession } from '../use-cooking-session.ts'
import type { HandsFree, HandsFreeDisplay } from './hands-free-view.ts'
import { createLateHandsFree } from './late-hands-free.ts'

type Doings = { ask: (question: string) => void; finish: () => void }

export function useHandsFree(cooking: CookingSession, doings: Doings): HandsFree {
  const latest = useRef({ cooking, doings })
  useEffect(() => {
    latest.current = { cooking, doings }
  })
  const [handsFree] = useState(() =>
    createLateHandsFree({
      prime: () => createSpeaker().prime(),
      load: (display) => load(display, () => latest.current),
    }),
  )
  useEffect(() => () => handsFree.dispose(), [handsFree])
  useSyncExternalStore(handsFree.subscribe, handsFree.view)
  return handsFree
}

/** The grammar and the recogniser, which are half of cooking mode, come from the network only here. */
async function load(
  display: HandsFreeDisplay,
  latest: () => { cooking: CookingSession; doings: Doings },
): Promise<HandsFree> {
  const [{ createHandsFree }, { createRecogniser }] = await Promise.all([
    import('./hands-free.ts'),
    import('#web/lib/speech.ts'),
  ])
  return createHandsFree(
    {
      recipe: () => latest().cooking.recipe,
      read: () => latest().cooking.read(),
      change: (change) => latest().cooking.change(change),
      ask: (question) => latest().doings.ask(question),
      finish: () => latest().doings.finish(),
      now: () => Date.now(),
      newId: () => crypto.randomUUID(),
      makeRecogniser: createRecogniser,
      makeSpeaker: createSpeaker,
    },
    display,
  )
}
