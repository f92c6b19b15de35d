/** Hears from the loudness alone when somebody begins to speak and has ended. Pure: no clock, no microphone. */

/** Voice, 'Hearing', where the browser tells neither. */
const NOTHING_AFTER_MS = 6_000
const SILENCE_MS = 900
const LONGEST_MS = 15_000
/** Shorter is a click, a cough, a lid. */
const SPEECH_MS = 120
/** What is quiet for longer than this was no word that began. */
const GAP_MS = 300
/** How much louder than the room speech is. */
const ABOVE_ROOM = 2.5
/** Of a microphone's full scale: below this nobody speaks in any room. */
const QUIETEST_SPEECH = 0.008
/** Somebody who speaks at once is not taken for the room. */
const LOUDEST_ROOM = 0.03
/** How fast a room is believed to have become louder; quieter it becomes at once. */
const ROOM_RISE_MS = 6_000
const ROOM_FALL = 0.5
/** A page that slept has heard nothing meanwhile. */
const LONGEST_STEP_MS = 250

export type Activity = {
  startedAt: number
  at: number
  /** How loud the room is while nobody speaks. */
  room: number
  /** For how long it has been loud without a gap; stays once it was speech. */
  loudMs: number
  lastLoudAt: number | null
  hasSpoken: boolean
  /** Why it is over; null while it goes on. 'nothing': nobody spoke. */
  ending: 'silence' | 'too-long' | 'nothing' | null
}

/** What is known after this loudness (root mean square, 0 to 1) at this time (ms); `before` is null at first. */
export function followLevel(before: Activity | null, level: number, at: number): Activity {
  const last = before ?? startAt(level, at)
  const stepMs = Math.min(at - last.at, LONGEST_STEP_MS)
  const isLoud = level > Math.max(QUIETEST_SPEECH, last.room * ABOVE_ROOM)
  const lastLoudAt = isLoud ? at : last.lastLoudAt
  const isGap = !last.hasSpoken && lastLoudAt !== null && at - lastLoudAt > GAP_MS
  const loudMs = isGap ? 0 : last.loudMs + (isLoud ? stepMs : 0)
  const now = {
    startedAt: last.startedAt,
    at,
    room: roomAfter(last.room, level, stepMs),
    loudMs,
    lastLoudAt,
    hasSpoken: last.hasSpoken || loudMs >= SPEECH_MS,
  }
  return { ...now, ending: endingOf(now) }
}

function startAt(level: number, at: number): Activity {
  return {
    startedAt: at,
    at,
    room: Math.min(level, LOUDEST_ROOM),
    loudMs: 0,
    lastLoudAt: null,
    hasSpoken: false,
    ending: null,
  }
}

function roomAfter(room: number, level: number, stepMs: number): number {
  const share = level < room ? ROOM_FALL : stepMs / ROOM_RISE_MS
  return room + (level - room) * share
}

function endingOf(now: Omit<Activity, 'ending'>): Activity['ending'] {
  const { at, startedAt, hasSpoken, lastLoudAt } = now
  if (!hasSpoken) return at - startedAt >= NOTHING_AFTER_MS ? 'nothing' : null
  if (lastLoudAt !== null && at - lastLoudAt >= SILENCE_MS) return 'silence'
  return at - startedAt >= LONGEST_MS ? 'too-long' : null
}

/** The root mean square of samples between -1 and 1. */
export function levelOf(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return samples.length === 0 ? 0 : Math.sqrt(sum / samples.length)
}
