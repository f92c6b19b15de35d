/** Hands-free in React: one for as long as a part of the page stands, silent when it goes. */
import { useStore } from 'jotai'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createSpeaker } from '../speaker.ts'
import { canListen, listensLocally } from '../speech-browser.ts'
import { voiceSettingsAtom } from '../voice-settings.ts'
import { whenIdle } from '../when-idle.ts'
import type { HandsFree, HandsFreeDisplay } from './hands-free-view.ts'
import { createLateHandsFree } from './late-hands-free.ts'
import type { Room, Spoken } from './room.ts'

const LANGUAGE = 'en-GB'

type Store = ReturnType<typeof useStore>
type RoomLoader<C extends Spoken> = () => Promise<Room<C>>

/**
 * The code is fetched once it is wanted `soon` and the browser has time, so that a tap needs no network.
 * `loadRoom` is kept from the first call on.
 */
export function useHandsFree<C extends Spoken>(loadRoom: RoomLoader<C>, soon: boolean): HandsFree {
  const store = useStore()
  const [handsFree] = useState(() =>
    createLateHandsFree({
      canListen,
      prime: () => createSpeaker().prime(),
      load: (display) => load(loadRoom, display, store),
    }),
  )
  useEffect(() => {
    if (soon) whenIdle().then(handsFree.prepare)
  }, [soon, handsFree])
  useEffect(() => () => handsFree.dispose(), [handsFree])
  useSyncExternalStore(handsFree.subscribe, handsFree.view)
  return handsFree
}

/** The grammar and the recogniser come from the network only here. */
async function load<C extends Spoken>(
  loadRoom: RoomLoader<C>,
  display: HandsFreeDisplay,
  store: Store,
): Promise<HandsFree> {
  const [room, { createHandsFree }, { createRecogniser }, { createMediaKeys }, { createEarcons }] =
    await Promise.all([
      loadRoom(),
      import('./hands-free.ts'),
      import('../speech.ts'),
      import('../media-keys.ts'),
      import('../earcons.ts'),
    ])
  return createHandsFree(
    room,
    {
      settings: () => store.get(voiceSettingsAtom),
      isLocal: () => listensLocally(LANGUAGE),
      now: () => Date.now(),
      makeRecogniser: (options) => createRecogniser({ ...options, lang: LANGUAGE }),
      makeSpeaker: (options) => createSpeaker({ ...options, lang: LANGUAGE }),
      makeMediaKeys: createMediaKeys,
      playEarcon: createEarcons(),
    },
    display,
  )
}
