/** Each state of hands-free says in words what it is, and in one line what is wrong. */
import { expect, test } from 'vitest'
import { HandsFreeDisplay, type HandsFreeView } from '#web/lib/hands-free/hands-free-view.ts'
import { looksOf } from './voice-looks.ts'

const view = (changes: Partial<HandsFreeView>): HandsFreeView => ({
  ...new HandsFreeDisplay().view(),
  ...changes,
})
const words = {
  examples: { open: '“Next”, “repeat”', wake: '“Hey Chef, next”', tap: 'Say one thing' },
  instead: 'Use the big buttons',
  speaking: (reply: string) => (reply === 'Step 3' ? 'Reading step 3' : null),
}
const situation = { mode: 'open', words, isNoticeSeen: true } as const

test.for([
  [{ state: 'off' }, 'idle', 'Hands-free', 'Tap to talk'],
  [{ state: 'starting' }, 'muted', 'Starting…', 'One moment'],
  [{ state: 'listening' }, 'listening', 'Listening', words.examples.open],
  [{ state: 'listening', live: 'nex' }, 'listening', 'Listening', 'nex…'],
  [{ state: 'listening', heard: 'next' }, 'heard', '“next”', ''],
  [
    { state: 'listening', isSilent: true },
    'listening',
    'Listening',
    'Nothing heard yet. Is the right microphone on?',
  ],
  [
    { state: 'listening', isSpeaking: true, reply: 'Step 3' },
    'speaking',
    'Reading step 3',
    'Tap to stop',
  ],
  [
    { state: 'listening', isSpeaking: true, reply: 'Undone.' },
    'speaking',
    'Speaking',
    'Tap to stop',
  ],
  [{ state: 'unsupported' }, 'unsupported', "Voice isn't available", 'Use the big buttons'],
] as const)('%j looks %s: %s. %s', ([changes, state, title, hint]) => {
  expect(looksOf(view(changes), situation)).toEqual({ state, title, hint })
})

test.for([
  ['blocked', 'Mic blocked'],
  ['no-microphone', 'No microphone'],
  ['elsewhere', 'Listening elsewhere'],
  ['offline', 'No connection'],
  ['failed', 'Mic off'],
  ['unloaded', 'Mic off'],
  ['writing', 'Writing it down…'],
  ['nothing-heard', 'Nothing heard'],
  ['unwritten', 'Not written down'],
  ['unsent', 'No connection'],
] as const)('%s says what is wrong and what to do', ([state, title]) => {
  const looks = looksOf(view({ state }), situation)
  expect(looks).toMatchObject({ state: 'muted', title })
  expect(looks.hint).not.toBe('')
})

test('before the first time it says where the sound goes', () => {
  const first = { ...situation, isNoticeSeen: false }
  expect(looksOf(view({}), first).hint).toBe('Tap to talk. The sound may leave this device.')
  expect(looksOf(view({ isLocal: true }), first).hint).toBe(
    'Tap to talk. The sound stays on this device.',
  )
})

test('before the first time it says its name, where it has one of its own', () => {
  const words = { ...situation.words, name: 'Ask the kitchen' }
  const looks = looksOf(view({}), { mode: 'tap', words, isNoticeSeen: false })
  expect(looks.title).toBe('Ask the kitchen')
})

test('where the kitchen writes it down, the consent has its own place', () => {
  const recorded = view({ isRecorded: true })
  const first = { ...situation, mode: 'tap', isNoticeSeen: false } as const
  expect(looksOf(recorded, first)).toMatchObject({ title: 'Hands-free', hint: 'Tap to talk' })
  expect(looksOf(recorded, { ...situation, mode: 'tap' })).toMatchObject({
    title: 'Tap to talk',
    hint: situation.words.examples.tap,
  })
})

test('where nobody can hear, it says why and what to do', () => {
  const deaf = view({ state: 'unsupported', whyNot: 'Nobody hears.' })
  expect(looksOf(deaf, situation).hint).toBe('Nobody hears. Use the big buttons')
})
