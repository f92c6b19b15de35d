/** Hands-free cooking in React: one for the whole session, silent when the cook leaves. */
import { useStore } from 'jotai'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createSpeaker } from '#web/lib/speaker.ts'
import { canListen, listensLocally } from '#web/lib/speech-browser.ts'
import { voiceSettingsAtom } from '#web/lib/voice-settings.ts'
import { whenIdle } from '#web/lib/when-idle.ts'
import type { CookingSession } from '../use-cooking-session.ts'
import type { HandsFreePorts } from './hands-free-ports.ts'
import type { HandsFree, HandsFreeDisplay } from './hands-free-view.ts'
import { createLateHandsFree } from './late-hands-free.ts'

const LANGUAGE = 'en-GB'

type Doings = Pick<HandsFreePorts, 'ask' | 'finish' | 'addToList'>
type Latest = { cooking: CookingSession; doings: Doings }

/** Its code is fetched once the cook cooks and the browser has time, so that a tap needs no network. */
export function useHandsFree(
  cooking: CookingSession,
  isCooking: boolean,
  doings: Doings,
): HandsFree {
  const latest = useRef<Latest>({ cooking, doings })
  useEffect(() => {
    latest.current = { cooking, doings }
  })
  const store = useStore()
  const [handsFree] = useState(() =>
    createLateHandsFree({
      canListen,
      prime: () => createSpeaker().prime(),
      load: (display) => load(display, () => latest.current, store),
    }),
  )
  useEffect(() => {
    if (isCooking) whenIdle().then(handsFree.prepare)
  }, [isCooking, handsFree])
  useEffect(() => () => handsFree.dispose(), [handsFree])
  useSyncExternalStore(handsFree.subscribe, handsFree.view)
  return handsFree
}

/** The grammar and the recogniser, which are half of cooking mode, come from the network only here. */
async function load(
  display: HandsFreeDisplay,
  latest: () => Latest,
  store: ReturnType<typeof useStore>,
): Promise<HandsFree> {
  const [{ createHandsFree }, { createRecogniser }, { createMediaKeys }, { createEarcons }] =
    await Promise.all([
      import('./hands-free.ts'),
      import('#web/lib/speech.ts'),
      import('#web/lib/media-keys.ts'),
      import('#web/lib/earcons.ts'),
    ])
  return createHandsFree(
    {
      recipe: () => latest().cooking.recipe,
      read: () => latest().cooking.read(),
      change: (change) => latest().cooking.change(change),
      ask: (question) => latest().doings.ask(question),
      finish: () => latest().doings.finish(),
      addToList: (wish) => latest().doings.addToList(wish),
      settings: () => store.get(voiceSettingsAtom),
      changeSettings: (change) => store.set(voiceSettingsAtom, change),
      isLocal: () => listensLocally(LANGUAGE),
      now: () => Date.now(),
      newId: () => crypto.randomUUID(),
      makeRecogniser: (options) => createRecogniser({ ...options, lang: LANGUAGE }),
      makeSpeaker: (options) => createSpeaker({ ...options, lang: LANGUAGE }),
      makeMediaKeys: createMediaKeys,
      playEarcon: createEarcons(),
    },
    display,
  )
}
