/** What the model sees of an utterance: runs of words, pieces of words, and the situation. */
import { hashOf } from '../hashed-table.ts'
import type { VoiceContext } from './intents.ts'
import type { Lexicon } from './lexicon.ts'
import type { RoomName } from './meanings.ts'
import type { Span } from './spans.ts'

/** All features of some spans in a situation, each as a number of 32 bits, without repetition. Linear in the words. */
export function featuresOf(
  spans: readonly Span[],
  room: RoomName,
  context: VoiceContext,
  lexicon: Lexicon,
): Set<number> {
  const features = new Set<number>()
  const add = (feature: string) => features.add(hashOf(feature))
  const texts = spans.map(({ text, kind }) => (kind ? text : (lexicon(text) ?? '<new>')))
  const framed = ['^', ...texts, '$']
  for (const [at, text] of framed.entries()) {
    const next = framed[at + 1]
    const third = framed[at + 2]
    add(`1 ${text}`)
    if (next === undefined) continue
    add(`2 ${text} ${next}`)
    if (third === undefined) continue
    add(`3 ${text} ${next} ${third}`)
    add(`s ${text} ${third}`)
  }
  for (const { text, kind } of spans) {
    if (kind) continue
    for (const piece of piecesOf(text)) add(`w${piece}`)
  }
  const states = statesOf(room, context, spans)
  for (const state of states) {
    add(`c ${state}`)
    for (const text of texts) add(`c ${state} ${text}`)
  }
  add(`n ${Math.min(spans.length, 9)}`)
  add(`o ${Math.min(texts.filter((text) => text === '<new>').length, 5)}`)
  return features
}

/** Runs of three and four letters, with the word's ends marked. */
function piecesOf(word: string): string[] {
  const text = `<${word}>`
  const pieces: string[] = []
  for (let at = 0; at + 3 <= text.length; at++) {
    pieces.push(text.slice(at, at + 3))
    if (at + 4 <= text.length) pieces.push(text.slice(at, at + 4))
  }
  return pieces
}

function statesOf(room: RoomName, context: VoiceContext, spans: readonly Span[]): string[] {
  const states: string[] = room === 'cooking' ? [] : [room]
  if (context.alarmRinging) states.push('ringing')
  if (context.speaking) states.push('speaking')
  if (context.pending) states.push(context.pending)
  if (context.panel) states.push('panel')
  if (context.timers?.some(({ running, remaining }) => !running && remaining > 0))
    states.push('paused')
  if (context.timers?.length) states.push('timers')
  if (spans.some(({ kind }) => kind === 'name')) states.push('name')
  return states
}
