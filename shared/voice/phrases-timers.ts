/** Phrases about timers that exist: pause, resume, reset, cancel, add time, time left. */
import { type Meaning, type Rule, rule } from './grammar.ts'
import type { Heard, Input } from './slots.ts'

type TimerIntent = 'pauseTimer' | 'resumeTimer' | 'resetTimer' | 'cancelTimer' | 'timeLeft'

const timersOf = ({ context }: Input) => context.timers ?? []
const labelOf = (heard: Heard) => heard.timer ?? heard.label

/** The phrase with the timer it names, if it names one. */
function about(intent: TimerIntent): Meaning {
  return (heard) => {
    const label = labelOf(heard)
    return { intent, slots: label === undefined ? {} : { label } }
  }
}

const aboutAll =
  (intent: TimerIntent): Meaning =>
  () => ({ intent, slots: { all: true } })

const whenTimers =
  (isThere: (input: Input) => boolean, meaning: Meaning): Meaning =>
  (heard, input) =>
    isThere(input) ? meaning(heard, input) : null

const hasTimer = (input: Input) => timersOf(input).length > 0
const hasRunning = (input: Input) => timersOf(input).some((timer) => timer.running)
const hasPaused = (input: Input) =>
  timersOf(input).some((timer) => !timer.running && timer.remaining > 0)

/** 'Stop the timer' silences one that rings; otherwise it cancels (voice, rule 3). */
const stopOrCancel: Meaning = (heard, input) => {
  const label = labelOf(heard)
  const meant = timersOf(input).find((timer) => timer.label === label)
  const isQuiet = meant !== undefined && meant.remaining > 0
  if (input.context.alarmRinging && !isQuiet) return { intent: 'stopAlarm', slots: {} }
  return about('cancelTimer')(heard, input)
}

/** A paused timer goes on; a running one starts again from the full time. */
const resumeOrReset: Meaning = (heard, input) => {
  const label = labelOf(heard)
  const candidates = timersOf(input).filter((timer) => label === undefined || timer.label === label)
  const isPaused = candidates.some((timer) => !timer.running && timer.remaining > 0)
  return about(isPaused ? 'resumeTimer' : 'resetTimer')(heard, input)
}

function addSeconds(sign: 1 | -1): Meaning {
  return (heard) => {
    const label = labelOf(heard)
    const length = heard.seconds ?? heard.more
    if (!length) return null
    const seconds = sign * length
    return { intent: 'addTime', slots: label === undefined ? { seconds } : { seconds, label } }
  }
}

/** A timer by name, or the only one: 'the rice timer', 'the timer for the rice', 'the timer'. */
const ONE =
  '([@the] (timer|timber|time her)|[@the] (<timer>|<label>) (timer|timber|time her|one)|[@the] (timer|timber|time her) (for|on|called|named) [@the] (<timer>|<label>)|[the] timer (called|named) (<timer>|<label>))'
/** As ONE, and the bare name of a timer that exists. */
const KNOWN = `(${ONE}|[@the] <timer>)`
const EVERY =
  '((all|both) [of] [@the|them] [timers|timer]|every [single] (timer|one)|(all|both) [the|my|of the|of my] timers|everything|all of them|[the|my] timers)'
const LEFT =
  '(left|remaining|to go|is left|is remaining|is there left|is there|do @i have left|have @i got left|have @i got|do @i have|does it have left|has it got left|has it got|is left to go|until its done|until its up|until it goes off|till it goes off|till its done|is there to go|is it|more|longer)'

export const TIMER_PHRASES: readonly Rule[] = [
  rule(
    [
      `(pause|hold|freeze|suspend|halt|pose|paws|pours) ${EVERY}`,
      `put ${EVERY} on hold`,
      `(pause|suspend|freeze) everything`,
    ],
    whenTimers(hasTimer, aboutAll('pauseTimer')),
  ),
  rule(
    [
      `(pause|hold|freeze|suspend|halt|pose|paws|pours) ${KNOWN}`,
      `put ${KNOWN} on (hold|pause)`,
      `(hold|pause|freeze) (it|that) timer`,
    ],
    about('pauseTimer'),
  ),
  rule(
    ['(pause|pause it|pause that|hold it|pause this)'],
    whenTimers(hasRunning, about('pauseTimer')),
  ),
  rule(
    [`(resume|unpause|continue|carry on with|restart|un pause|start) ${EVERY} [again]`],
    whenTimers(hasTimer, aboutAll('resumeTimer')),
  ),
  rule(
    [
      `(resume|unpause|un pause|continue|carry on with|carry on|keep going with|restart from pause|unfreeze) ${KNOWN} [again]`,
      `(carry|keep) ${KNOWN} (on|going|running)`,
      `let ${KNOWN} (run|carry on|continue) [again]`,
      `set ${KNOWN} (going|running) again`,
      `get ${KNOWN} (going|running) again`,
      `take ${KNOWN} off (pause|hold)`,
    ],
    about('resumeTimer'),
  ),
  rule(
    ['(resume|unpause|un pause|start it again|unpause it|resume it|unpause that|carry on timing)'],
    whenTimers(hasPaused, about('resumeTimer')),
  ),
  rule([`(reset|restart|re start|re set) ${EVERY}`], whenTimers(hasTimer, aboutAll('resetTimer'))),
  rule(
    [
      `(reset|restart|re start|re set) ${KNOWN} [again|to the start|to the beginning|from the start|from the beginning|to full]`,
      `start ${KNOWN} (over|over again|from the beginning|from the start|from scratch|from the top|afresh)`,
      `(set|put|take|wind|turn) ${KNOWN} back to (the start|the beginning|full|where it started|its full time|the full time|the top)`,
      `begin ${KNOWN} again`,
      `(set|put) ${KNOWN} back`,
    ],
    about('resetTimer'),
  ),
  rule([`(start|begin|run) ${KNOWN} again`], resumeOrReset),
  rule(
    [
      `(cancel|stop|delete|remove|clear|end|kill|scrap|get rid of|turn off|switch off|dismiss|forget|bin|ditch|drop|council) ${EVERY}`,
      `turn ${EVERY} off`,
      `switch ${EVERY} off`,
    ],
    whenTimers(hasTimer, aboutAll('cancelTimer')),
  ),
  rule(
    [
      `(cancel|delete|remove|clear|end|kill|scrap|get rid of|forget|bin|ditch|drop|council|abort) ${KNOWN}`,
      `(forget about|do away with|@i dont need) ${ONE} [anymore|any more]`,
    ],
    about('cancelTimer'),
  ),
  rule(
    [
      `(stop|turn off|switch off|silence|shut off|dismiss|quit|shush|hush|quiet) ${ONE}`,
      `(turn|switch|shut) ${ONE} off`,
      `(stop|turn off) [@the] <timer> [timer|alarm]`,
    ],
    stopOrCancel,
  ),
  rule(
    ['(put|stick|set|give me) <seconds> on [@the] (timer|timber)'],
    whenTimers(
      (input) => !hasTimer(input),
      ({ seconds }) => (seconds ? { intent: 'startTimer', slots: { seconds } } : null),
    ),
  ),
  rule(
    [
      `(add|put|stick|chuck|give me|give it|give) [on] [another|an extra|an additional|a further] <seconds> [more|extra|on] (to|on|onto|on to) ${KNOWN}`,
      `(give|allow) ${KNOWN} [another|an extra|a further] <seconds> [more|extra|longer]`,
      `(extend|increase|lengthen|bump|bump up|boost|raise|prolong|up|add to) ${KNOWN} (by|for) [another|an extra|a further] <seconds> [more]`,
      `(make|run|keep|leave) ${KNOWN} [on|going|for] (<more>|another <seconds>|an extra <seconds>|<seconds> longer)`,
      `${KNOWN} (needs|need) (<more>|another <seconds>|<seconds> longer)`,
      `(<more>|another <seconds>|an extra <seconds>|plus <seconds>|<seconds> (more|extra|longer)) (on|for|to|onto) ${KNOWN}`,
      `add to ${KNOWN} <seconds>`,
    ],
    addSeconds(1),
  ),
  rule(
    [
      '(add|add on|plus|put on|stick on|put|give it|give me|extend by|extend it by|extend it|snooze|snooze for|increase it by|increase by|bump it by|make it) [another|an extra|a further|an additional] <seconds> [more|extra|longer|on|to it|to that|on it|on top|onto it|on that]',
      '<more>',
      '<seconds> (more|longer|extra)',
      '(another|an extra|a further|an additional) <seconds> [more|longer|please]',
      '(it|they) (needs|need) [another|an extra] <seconds> [more|longer]',
    ],
    whenTimers(hasTimer, addSeconds(1)),
  ),
  rule(
    [
      `(take|knock|shave|cut|drop|get|lop|trim|remove|subtract|deduct|minus) [off] <seconds> [off|of|from|off of|away from|out of] ${KNOWN}`,
      `(reduce|shorten|decrease|lower|cut|drop|trim|cut down|bring down) ${KNOWN} (by|down by) <seconds>`,
      `(make|run) ${KNOWN} <seconds> (shorter|less)`,
      `<seconds> (less|off|shorter) (on|for|off|from) ${KNOWN}`,
      `<seconds> off ${KNOWN}`,
      `take ${KNOWN} down [by] <seconds>`,
    ],
    addSeconds(-1),
  ),
  rule(
    [
      '(take|knock|shave|cut|trim|subtract|remove|deduct|minus|reduce by|reduce it by|shorten it by|decrease it by|lose|drop|take away|take off|knock off) [off] <seconds> [off|from it|from that|off it|off that]',
      '<seconds> (less|shorter|off)',
    ],
    whenTimers(hasTimer, addSeconds(-1)),
  ),
  rule(
    [
      `(how long|how much time|how many minutes|what time|whats) [is|are] ${LEFT} (on|for|with|in) ${EVERY}`,
      `(how long|how much time|whats left) [left] (on|for) ${EVERY}`,
      '(whats|what is) the (status|state) of (all|both) [of] [the|my] timers',
      '(check|list|read|read out|tell me|tell me about|how are|hows|show|show me) (all|both|all of|both of|all my|all the|my|the) [my|the|of my|of the] timers [doing|going|looking]',
      '(what|which) timers (are running|are going|are on|do @i have|have @i got|are set|are there|are active|do @i have running|have @i got running|have @i got going)',
      '(how|hows) [are] [my|the|all my|all the] timers [doing|going|looking]',
      '(status of|timer status of) [all] [of] [the|my] timers',
    ],
    aboutAll('timeLeft'),
  ),
  rule(
    [
      `(how long|how much time|how much longer|how many minutes|how many more minutes|how much|what time|time) [time] [is|are] [${LEFT}] (on|for|with|in|of) ${ONE} [left]`,
      `(how long|how much time|how much longer|how many minutes|how many more minutes|how much|time) [time] [is|are] ${LEFT} (on|for|with|till|until) [@the] (<timer>|<label>)`,
      `(how long|how much time|how much longer|how many minutes|how much more time) [is|are|left|to go] (on|for|until|till) [@the] <timer> [left|to go]`,
      `(how long|how much time|how many minutes|how much longer) (does|has|have|is|do|did) ${KNOWN} (have left|got left|got|have to go|got to go|have|left|need|take|got remaining|have remaining|going to be|to go)`,
      `(how long|how much time|how much longer|how many minutes) (until|till|before|is it until|to) ${KNOWN} (done|ready|finished|up|goes off|ends|finishes|is done|is up|is ready|is finished|are done|are ready|rings|runs out|beeps|is over)`,
      `(how long|how much time) (until|till|before|to) (the <timer>|<timer>)`,
      `(check|check on|whats on|whats left on|what is on|what is left on|what does|whats the time on|what is the time on|whats up with|read|read out|read me|tell me|tell me about|status of|whats the status of|what is the status of|time on|hows|how is|show|show me) ${ONE} [say|at|doing|going|looking|now]`,
      `(where is|wheres|what is|whats) ${ONE} (at|on|up to|saying) [now]`,
      `${ONE} (status|time|left|check|remaining|time left)`,
      `(when is|when will|when does|when do|when are) ${KNOWN} (be done|be ready|be finished|done|ready|finished|finish|go off|going off|end|going to go off|going to be done|going to be ready|up|be up)`,
      `(is|are) ${KNOWN} (done|ready|finished|nearly done|almost done|up|nearly ready|nearly finished|still going|still running) [yet|now]`,
      `(hows|how is|how are) [@the] <timer> (doing|going|coming along|getting on|looking)`,
      `(whats|what is|tell me) the [remaining] time [left|remaining] on ${KNOWN}`,
      `(how is|hows) [@the] <timer>`,
    ],
    about('timeLeft'),
  ),
  rule(
    [
      `(how long|how much time|how many minutes|how many more minutes|how much longer) [is|are] (left|remaining|to go|is left|do @i have left|have @i got left|left to go|until it goes off|till it goes off|is there left|until its done|has it got left|does it have left|more)`,
      '(time|minutes) (left|remaining|check)',
      '(whats|what is) (left|the time left|the remaining time|the time remaining)',
      '(tell me|give me) (the time left|how long is left|how long left|how much time is left|the remaining time|how long ive got left|how long ive got|how much longer)',
    ],
    about('timeLeft'),
  ),
  rule(
    [
      '(how much longer|how long now|how long have @i got|how long do @i have|how much time have @i got|how much time do @i (have|need)|how long to go|how long has it got|how much more time)',
      '(is it|are they) (done|ready|finished) yet',
    ],
    whenTimers(hasTimer, about('timeLeft')),
  ),
]
