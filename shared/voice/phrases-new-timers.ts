/** Phrases that start a timer: with a time, a name, both, or for the step shown. */

import { MAX_TIMER_SECONDS } from '../cooking/timer.ts'
import { type Meaning, type Rule, rule } from './grammar.ts'

const newTimer: Meaning = ({ seconds, n, label, words }) => {
  // 'Set a timer for ten' means minutes: nobody times ten seconds without saying so.
  const length = seconds ?? (n === undefined ? undefined : Math.round(n * 60))
  if (length === undefined || length < 1 || length > MAX_TIMER_SECONDS) return null
  const name = label ?? words
  return {
    intent: 'startTimer',
    slots: name === undefined ? { seconds: length } : { seconds: length, label: name },
  }
}

/** Voice, rule 5: the step's own minutes if it has some; else the app asks how long. */
const stepOrUnknown: Meaning = (_, { context }) =>
  context.stepMinutes
    ? { intent: 'startStepTimer', slots: {} }
    : { intent: 'startTimer', slots: {} }

const unknownLength: Meaning = () => ({ intent: 'startTimer', slots: {} })

/** 'Start the rice timer': one that stands still goes on, else a new one of that name. */
const namedTimer: Meaning = ({ timer, label }, { context }) => {
  if (timer === undefined) {
    return label === undefined ? null : { intent: 'startTimer', slots: { label } }
  }
  const known = context.timers?.find((candidate) => candidate.label === timer)
  if (known && !known.running && known.remaining > 0) {
    return { intent: 'resumeTimer', slots: { label: timer } }
  }
  return { intent: 'startTimer', slots: { label: timer } }
}

const onlyAddressed =
  (meaning: Meaning): Meaning =>
  (heard, input) =>
    input.isAddressed ? meaning(heard, input) : null

const FOR = '(for|of|to|at|four|fore|lasting|with)'
const ONE_OFF = '[a|the|my|another|an|one|me a|me another|us a|up a|me the] [@new]'
const NAMED =
  '(called|named|labelled|labeled|titled|call it|name it|label it|and call it|and name it)'
const FOR_WHAT = `(${NAMED} [@the] <label>|(for|to do|to cook|on) [@the] <label>)`
const STEP = '(this|this step|the step|that step|this bit|the current step|this one|it|that)'

export const NEW_TIMER_PHRASES: readonly Rule[] = [
  rule(
    [
      `@set ${ONE_OFF} @timer [going|on|running|up] ${FOR} [about|around] <seconds> [${FOR_WHAT}]`,
      `@set ${ONE_OFF} @timer [going|on|running|up] <seconds> [${FOR_WHAT}]`,
      `@set ${ONE_OFF} <label> (timer|timber|time her|alarm) [going|on] [${FOR}] <seconds>`,
      `@set ${ONE_OFF} (timer|alarm|timber) ${FOR_WHAT} [${FOR}] <seconds>`,
      `@set ${ONE_OFF} <seconds> (timer|timber|time her|countdown|alarm) [going|on|running] [${FOR_WHAT}]`,
      `@set ${ONE_OFF} <seconds> <label> (timer|timber|alarm)`,
      `@set ${ONE_OFF} (alarm|countdown|clock) ${FOR} <seconds> [${FOR_WHAT}]`,
      `(add|add on) [a|another|one|the] [@new] (timer|timber) [${FOR}] <seconds> [${FOR_WHAT}]`,
      `add ${ONE_OFF} <seconds> (timer|timber) [${FOR_WHAT}]`,
      `add ${ONE_OFF} <seconds> <label> (timer|timber)`,
      `add ${ONE_OFF} <label> (timer|timber) [${FOR}] <seconds>`,
      `add ${ONE_OFF} (timer|timber) ${FOR_WHAT} [${FOR}] <seconds>`,
      `${ONE_OFF} (timer|timber|time her|countdown) [${FOR}] [about|around] <seconds> [${FOR_WHAT}]`,
      `${ONE_OFF} (timer|timber) ${FOR_WHAT} [${FOR}] <seconds>`,
      `${ONE_OFF} <seconds> (timer|timber|countdown) [${FOR_WHAT}]`,
      `${ONE_OFF} <seconds> <label> (timer|timber)`,
      `${ONE_OFF} <label> (timer|timber) [${FOR}] <seconds>`,
      `for [@the] <label> @set ${ONE_OFF} (timer|timber) [${FOR}] <seconds>`,
      `(count down|countdown|count|run a countdown) [from|for] <seconds> [${FOR_WHAT}]`,
      `start (counting|counting down) [from] <seconds>`,
      `start (timing|a countdown of|a count of) <seconds> [${FOR_WHAT}]`,
      `(set|start) <seconds> [on the clock|on the timer|on a timer|on the countdown] [${FOR_WHAT}]`,
      `(put|stick) <seconds> on (the clock|a timer|a new timer) [${FOR_WHAT}]`,
      `time <seconds> [${FOR_WHAT}]`,
      `time [@the|me] [<label>] for <seconds>`,
      `(put|get) [@the] <label> on a timer for <seconds>`,
      `@set [@the] <label> for <seconds>`,
      `(tell|let|remind|alert|ping|warn|notify|buzz|call|shout|wake) [me|us] [know|at me] (in|after|when) <seconds> [time] [(are|is|have|has) (up|passed|gone|over|done)] [${FOR_WHAT}|about [@the] <label>]`,
      `(tell|let|remind|alert|ping|warn|notify|buzz) [me|us] [know] when [its been] <seconds> [(are|is|have|has) (up|passed|gone|over|done)]`,
      `@set [a] reminder (for|in) <seconds> [${FOR_WHAT}]`,
      `[an] alarm (in|for) <seconds>`,
      `@set ${ONE_OFF} (timer|alarm) to (ring|go off|beep) in <seconds>`,
      `@set ${ONE_OFF} timer for <n>`,
    ],
    newTimer,
  ),
  rule(
    [
      `remind (me|us) in <seconds> [time] (to|that|about) <words>`,
      `@set [a] reminder in <seconds> to <words>`,
      `in <seconds> [time] remind (me|us) to <words>`,
      `remind (me|us) to <words> in <seconds> [time]`,
      `(tell|alert|ping) me to <words> in <seconds> [time]`,
      `(tell|alert|ping) me in <seconds> [time] to <words>`,
      `@set ${ONE_OFF} timer for <seconds> to <words>`,
    ],
    newTimer,
  ),
  rule(
    [
      `<seconds> [${FOR_WHAT}]`,
      `[@the] <label> [for] <seconds>`,
      `<seconds> <label>`,
      `<seconds> on (the clock|a timer|the timer)`,
    ],
    onlyAddressed(newTimer),
  ),
  rule(
    [
      `@set [@the|a|up the|me the] [<n> minute] (timer|timber|time her) (for|on|from|in|to) ${STEP} [step]`,
      `@set [@the] (timer|timber) [it|this] (says|wants|needs|asks for|mentions)`,
      `@set [@the] (timer|timber) (now|for me)`,
      `[@the|a] (timer|timber) (for|on|from|to) ${STEP}`,
      `@set (this|the|that|this steps|the steps|that steps|the step) (timer|timber|time her)`,
      `@set (this|the|that|current) (step|steps) (timer|timber)`,
      `time (this|this step|it|the step|this bit|that)`,
      `@set timing [this|this step|it|the step|that]`,
      `@set a timer [now]`,
      `@set (timer|timber|time her)`,
      `[use|use the|the] (step|this step|start step) timer`,
      `@set [the] (clock|countdown)`,
      `@set me a timer`,
      `@set (a|the) countdown`,
      `add [a] timer for ${STEP}`,
    ],
    stepOrUnknown,
  ),
  rule(
    [
      `@set (a|another|one|me a|me another|one more|a brand) [@new] (timer|timber)`,
      `(add|new|another|create|make) [a|another|one] [@new] timer`,
    ],
    unknownLength,
  ),
  rule(
    [
      `@set ${ONE_OFF} [@the] (<timer>|<label>) (timer|timber)`,
      `@set ${ONE_OFF} (timer|timber) (for|called|named|on) [@the] (<timer>|<label>)`,
      `[a] timer (for|called|named) [@the] (<timer>|<label>)`,
      `add [a] <label> timer`,
      `add [a|another] timer for [@the] <label>`,
    ],
    namedTimer,
  ),
]
