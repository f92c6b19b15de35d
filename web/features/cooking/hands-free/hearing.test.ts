/** What counts as said to the app. */
import { expect, test } from 'vitest'
import { chooseCommand, type Ears, earlyAfterMs } from './hearing.ts'

const ears = (changes: Partial<Ears> = {}): Ears => ({
  context: { step: 2, steps: 5 },
  spoken: '',
  silentForMs: null,
  ...changes,
})
const intent = (texts: string[], changes: Partial<Ears> = {}) =>
  chooseCommand(texts, ears(changes))?.command.intent ?? null

test('the first alternative that is a command wins', () => {
  expect(intent(['necks', 'next', 'previous'])).toBe('next')
  expect(intent(['nice weather', 'nice feather'])).toBeNull()
})

test('while it speaks, and shortly after, only stop words, the wake phrase and answers count', () => {
  const speaking = { spoken: 'Step 2. Fry the onions.', silentForMs: 0 }
  expect(intent(['next'], speaking)).toBeNull()
  expect(intent(['next'], { ...speaking, silentForMs: 1_400 })).toBeNull()
  expect(intent(['next'], { ...speaking, silentForMs: 1_600 })).toBe('next')
  expect(intent(['stop'], speaking)).toBe('stopSpeaking')
  expect(intent(['stop listening'], speaking)).toBe('stopListening')
  expect(intent(['hey chef next'], speaking)).toBe('next')
  const asking = { ...speaking, context: { pending: 'finish' as const } }
  expect(intent(['yes'], asking)).toBe('confirm')
  expect(intent(['next'], asking)).toBeNull()
})

test('for eight seconds its own words are not obeyed', () => {
  const spoken = 'Next, step 3. Set a timer for ten minutes.'
  expect(intent(['set a timer for ten minutes'], { spoken, silentForMs: 5_000 })).toBeNull()
  expect(intent(['set a timer for ten minutes'], { spoken, silentForMs: 9_000 })).toBe('startTimer')
})

test('two hearings with different times leave a doubt', () => {
  const heard = chooseCommand(
    ['set a timer for fifteen minutes', 'set a timer for fifty minutes'],
    ears(),
  )
  expect(heard?.doubt).toEqual([900, 3_000])
})

test('only harmless commands act before the words are final, later where they may go on', () => {
  const after = (text: string, changes: Partial<Ears> = {}) => {
    const heard = chooseCommand([text], ears(changes))
    return heard && earlyAfterMs(heard)
  }
  expect(after('next step')).toBe(250)
  expect(after('next')).toBe(600)
  expect(after('set a timer for ten minutes')).toBeNull()
  expect(after('stop', { context: { alarmRinging: true } })).toBe(0)
})
