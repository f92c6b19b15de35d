/** A device may keep anything under any of our keys: it is read as if nothing stood there, and never throws. */
import { QueryClient } from '@tanstack/react-query'
import { createStore } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import { unfinishedMove } from '#web/features/archives/unfinished-move.ts'
import { readTalk } from '#web/features/assistant/kept-chat.ts'
import { keptChatText } from '#web/features/assistant/use-chat-draft.ts'
import { sessionAtom } from '#web/features/cooking/cooking.atoms.ts'
import { recipesWithTimers } from '#web/features/cooking/timers/kept-timers.ts'
import { groceryTicks } from '#web/features/groceries/grocery-ticks.queries.ts'
import { readDraft } from '#web/features/recipes/form/kept-draft.ts'
import { readLinks } from '#web/features/recipes/from-links/kept-links.ts'
import { readKeptPage } from '#web/features/recipes/from-page/kept-page.ts'
import { shoppingTicks } from '#web/features/shopping/shopping-ticks.queries.ts'
import { aText, rowsOf } from '#web/lib/readers.ts'
import { isMarked, readStored } from '#web/lib/storage.ts'
import * as keys from '#web/lib/storage-keys.ts'
import { storedProfileId } from '#web/lib/stored-profile.ts'
import { voiceSettingsAtom } from '#web/lib/voice-settings.ts'
import { leftRows } from '#web/ui/seen-rows.ts'

const MEGABYTE = 'a'.repeat(1_000_000)
const NONSENSE = [
  '',
  'null',
  '[null]',
  '{}',
  '[]',
  '0',
  '-1',
  '"x"',
  '['.repeat(50_000) + ']'.repeat(50_000),
  '{"a":',
  '{"step":1e9}',
  MEGABYTE,
]
const ID = '0b0e7d5c-94f9-4a2c-9d1b-2f0a8f3f7c11'
const TICK = { profileId: ID, planId: ID, listId: ID, itemId: 'milk', name: 'Milk', checked: true }
const TIMER = {
  id: 'a',
  label: 'Rice',
  duration: 60,
  remaining: 60,
  endsAt: null,
  isRunning: false,
  isCompleted: false,
  createdAt: 1,
}

type Kept = {
  key: string
  read: () => unknown
  /** Nearly right: of each, one field is not what it should be. */
  nearly?: readonly unknown[]
  area?: Storage
}

const session = () => createStore().get(sessionAtom(ID, { steps: 3, servings: 4 }))
const mark = (key: string): Kept => ({ key, read: () => isMarked(key), nearly: ['yes', 'TRUE'] })

const KEPT: Kept[] = [
  { key: keys.PROFILE_ID_KEY, read: storedProfileId, nearly: [`${ID}x`, `é${ID}`, '../recipes'] },
  mark(keys.COOKING_INTRO_KEY),
  mark(keys.PLAIN_MERGING_KEY),
  mark(keys.VOICE_NOTICE_KEY),
  mark(keys.RECORD_NOTICE_KEY),
  mark(keys.tourKey(ID)),
  mark(keys.tipKey(ID, 'create_meal_plan')),
  {
    key: keys.cookingProgressKey(ID),
    read: session,
    nearly: [
      { step: -1, timestamp: 1 },
      { step: 1.5, timestamp: 1 },
      { step: '1', timestamp: 1 },
    ],
  },
  { key: keys.cookingTicksKey(ID), read: session, nearly: [[-1], ['1'], [[0]]] },
  {
    key: keys.cookingTimersKey(ID),
    read: session,
    nearly: [
      [{ ...TIMER, label: 7 }],
      [{ ...TIMER, isRunning: true, endsAt: 1e300 }],
      [{ ...TIMER, remaining: -5 }],
    ],
  },
  { key: keys.COOKING_TIMERS_KEY, read: recipesWithTimers, nearly: [[1, {}]] },
  {
    key: keys.VOICE_SETTINGS_KEY,
    read: () => createStore().get(voiceSettingsAtom),
    nearly: [{ mode: 1, rate: '1', volume: 9 }],
  },
  {
    key: keys.recipeDraftKey('new'),
    read: () => readDraft('new'),
    nearly: [{ fields: {}, tag: '', photos: [], recipe: null, id: null }],
  },
  {
    key: keys.PAGE_IMPORT_KEY,
    read: readKeptPage,
    nearly: [{ way: 'link', link: 1, text: '', html: '', recipe: null }],
  },
  {
    key: keys.LINK_LIST_KEY,
    read: readLinks,
    nearly: [
      [{ id: 'a', url: 'x', state: 'waiting' }],
      [{ id: ID, url: 1, state: 'waiting', recipe: null, doubts: [], sameAs: null, fault: null }],
    ],
  },
  {
    key: keys.chatKey(ID),
    read: () => readTalk(ID),
    nearly: [
      [{ id: 'a', role: 'assistant', content: 'x', timestamp: 1e300, source: 'kitchen-guide' }],
      [{ id: 'a', role: 'chef' }],
      [
        {
          id: 'a',
          role: 'assistant',
          content: 'x',
          timestamp: 1,
          images: ['https://elsewhere.example/x'],
        },
      ],
    ],
  },
  {
    key: keys.SHOPPING_TICKS_KEY,
    read: () => shoppingTicks(new QueryClient()).current(),
    nearly: [
      [{ key: 'a', value: { ...TICK, listId: '..' } }],
      [{ key: 'a', value: { ...TICK, profileId: 'é' } }],
      [{ value: TICK }],
    ],
  },
  {
    key: keys.GROCERY_TICKS_KEY,
    read: () => groceryTicks(new QueryClient()).current(),
    nearly: [[{ key: 'a', value: TICK }], [{ key: 'a', value: { ...TICK, pushed: { id: 'a' } } }]],
  },
  {
    key: keys.shopAislesKey(ID),
    read: () => readStored(keys.shopAislesKey(ID), rowsOf(aText), []),
    nearly: [[1, null]],
  },
  { key: keys.MOVE_IN_KEY, read: unfinishedMove, nearly: [{ fileName: 1, ids: [ID] }] },
  {
    key: keys.leftRowsKey('recipes'),
    read: () => leftRows('recipes'),
    nearly: [{ entry: 'here', width: window.innerWidth, scrolled: 0, rows: null }],
    area: sessionStorage,
  },
]

// before the first one too: files of tests share what the device keeps
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test.each(KEPT)(
  'nonsense under $key is read as nothing',
  ({ key, read, nearly = [], area = localStorage }) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    window.history.replaceState({ __TSR_key: 'here' }, '')
    const nothing = read()
    for (const value of [
      ...NONSENSE,
      ...nearly.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))),
    ]) {
      area.setItem(key, value)
      expect(read(), value.slice(0, 60)).toEqual(nothing)
    }
  },
)

test('a message that was being typed is any text', () => {
  for (const value of NONSENSE) {
    localStorage.setItem(keys.chatDraftKey(ID), value)
    expect(keptChatText(ID) === value).toBe(true)
  }
})

test('no key is forgotten here', () => {
  const elsewhere = [
    keys.BUILD_ID_KEY,
    keys.THEME_KEY,
    keys.ROUTER_SCROLL_KEY,
    keys.chatDraftKey(ID),
    keys.summaryMealsKey(ID),
  ]
  const all = Object.values(keys).map((key) =>
    typeof key === 'string' ? key : key(ID as never, 'create_meal_plan' as never),
  )
  const named = [...KEPT.map(({ key }) => key.replace(/new$|recipes$/, ID)), ...elsewhere]
  expect(all.filter((key) => !named.includes(key))).toEqual([])
})
