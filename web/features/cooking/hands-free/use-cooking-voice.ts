/** Hands-free for one cooking session. */
import { useStore } from 'jotai'
import { useEffect, useRef } from 'react'
import type { HandsFree } from '#web/lib/hands-free/hands-free-view.ts'
import { useHandsFree } from '#web/lib/hands-free/use-hands-free.ts'
import { voiceSettingsAtom } from '#web/lib/voice-settings.ts'
import type { CookingSession } from '../use-cooking-session.ts'
import type { KitchenPorts } from './cooking-room.ts'

type Doings = Pick<KitchenPorts, 'ask' | 'scroll' | 'finish' | 'addToList'>

/** Its code, half of cooking mode, is fetched once the cook cooks and the browser has time. */
export function useCookingVoice(
  cooking: CookingSession,
  isCooking: boolean,
  doings: Doings,
): HandsFree {
  const latest = useRef({ cooking, doings })
  useEffect(() => {
    latest.current = { cooking, doings }
  })
  const store = useStore()
  return useHandsFree(async () => {
    const { createCookingRoom } = await import('./cooking-room.ts')
    return createCookingRoom({
      recipe: () => latest.current.cooking.recipe,
      read: () => latest.current.cooking.read(),
      change: (change) => latest.current.cooking.change(change),
      ask: (question) => latest.current.doings.ask(question),
      scroll: (direction) => latest.current.doings.scroll(direction),
      finish: () => latest.current.doings.finish(),
      addToList: (wish) => latest.current.doings.addToList(wish),
      swapFor: async (item) => (await import('./swap-spoken.ts')).swapSpoken(item),
      settings: () => store.get(voiceSettingsAtom),
      changeSettings: (change) => store.set(voiceSettingsAtom, change),
      now: () => Date.now(),
      newId: () => crypto.randomUUID(),
    })
  }, isCooking)
}
