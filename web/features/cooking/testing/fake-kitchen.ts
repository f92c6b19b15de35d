/** A kitchen for tests: hands-free on fake ears and mouth, and a session and a list that remember. */
import { type Mock, vi } from 'vitest'
import { createHandsFree } from '#web/lib/hands-free/hands-free.ts'
import { HandsFreeDisplay } from '#web/lib/hands-free/hands-free-view.ts'
import { type FakeVoice, fakeVoice } from '#web/testing/fake-voice.ts'
import { createCookingRoom } from '../hands-free/cooking-room.ts'
import { swapSpoken } from '../hands-free/swap-spoken.ts'
import { goTo, type Session } from '../session.ts'

type FakeKitchen = FakeVoice & {
  /** What is said is sent to be written down. */
  isRecorded?: boolean
  /** Null where the list cannot be written to. */
  undoWish?: (() => void) | null
}

const RECIPE = {
  ingredients: [{ name: 'rice', quantity: '200', unit: 'g' }],
  method: ['Chop.', 'Fry.', 'Simmer.', 'Eat.'],
}

/** Hands-free is on, the first of four steps is shown, the clock stands until the test moves it. */
export function fakeKitchen({
  undoWish = () => undefined,
  isRecorded = false,
  ...changes
}: FakeKitchen = {}) {
  const voice = fakeVoice(changes)
  let session: Session = {
    step: 0,
    servings: 4,
    timers: [],
    ticked: [],
    ringing: [],
    drawer: null,
  }
  const finish: Mock<() => void> = vi.fn()
  const ask: Mock<(question: string) => void> = vi.fn()
  const scroll: Mock<(direction: 'up' | 'down') => boolean> = vi.fn(() => true)
  const room = createCookingRoom({
    recipe: () => RECIPE,
    read: () => session,
    change: (change) => {
      session = change(session)
    },
    ask,
    scroll,
    finish,
    addToList: async () => undoWish,
    swapFor: async (item) => swapSpoken(item),
    settings: voice.settings,
    changeSettings: voice.changeSettings,
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
  })
  const display = new HandsFreeDisplay()
  display.show({ isRecorded })
  const handsFree = createHandsFree(room, voice.ports, display)
  handsFree.start()
  return {
    ...voice,
    handsFree,
    finish,
    ask,
    scroll,
    read: () => session,
    move: (step: number) => {
      session = goTo(session, step, RECIPE.method.length)
    },
  }
}
