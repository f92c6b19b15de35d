/** What counts as said to the app in the kitchen. */
import { expect, test } from 'vitest'
import { understand } from '#shared/voice/command.ts'
import type { VoiceContext } from '#shared/voice/intents.ts'
import { isNearSpeech, judge, wishesOf } from '#web/lib/hands-free/hearing.ts'
import { doubtOf, earlyAfterMs, mayInterrupt } from './kitchen-ears.ts'

type Moment = { context?: VoiceContext; spoken?: string; silentForMs?: number | null }

function choose(texts: string[], { context, spoken = '', silentForMs = null }: Moment = {}) {
  const lastWords = { spoken, silentForMs }
  const situation = { step: 2, steps: 5, ...context, spoken, speaking: isNearSpeech(lastWords) }
  const { heard } = judge(texts, {
    lastWords,
    isCalled: false,
    understand: (text) => understand(text, situation),
    mayInterrupt: (command) =>
      mayInterrupt(command, context?.pending ? { about: context.pending } : null),
  })
  return heard ? wishesOf(heard)[0] : undefined
}
const intent = (texts: string[], moment?: Moment) => choose(texts, moment)?.command.intent ?? null

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
  const heard = choose(['set a timer for fifteen minutes', 'set a timer for fifty minutes'])
  expect(heard && doubtOf(heard.command, heard.others)).toEqual([900, 3_000])
})

test('only harmless commands act before the words are final, later where they may go on', () => {
  const after = (text: string, moment?: Moment) => {
    const heard = choose([text], moment)
    return heard ? earlyAfterMs(heard) : undefined
  }
  expect(after('next step')).toBe(250)
  expect(after('next')).toBe(600)
  expect(after('set a timer for ten minutes')).toBeNull()
  expect(after('stop', { context: { alarmRinging: true } })).toBe(0)
})
