/** Which of the two spoke (contract, 'Server functions'). */
import type { Speaker } from '../cooking.queries.ts'

/** Null: neither, the words are fixed. */
export function SpokenBy({ speaker }: { speaker: Speaker | null }) {
  if (speaker === null) {
    return <p className="muted small">No briefing could be had. These tips hold for any recipe.</p>
  }
  return (
    <p className="muted small">
      Written by {speaker === 'workers-ai' ? 'Workers AI' : 'the kitchen guide'}
    </p>
  )
}
