/** Several things done for one sentence, as one: one answer, and all taken back together. Pure. */
import type { Deed, Outcome, Undo } from './room.ts'

/** Nothing wished for is nothing done. Where something takes time all is answered once it has come. */
export function joined(deeds: readonly Deed[]): Deed {
  const [first] = deeds
  if (!first) return { reply: '', shown: 'Okay.' }
  if (deeds.length === 1) return first
  const question = deeds.find((deed) => deed.question)?.question
  const asked = question ? { question } : {}
  const now = { ...together(deeds), ...asked }
  if (!deeds.some(({ later }) => later)) return now
  const later = Promise.all(deeds.map(async (deed) => (await deed.later) ?? deed)).then(together)
  return { reply: '', ...(now.shown && { shown: now.shown }), ...asked, later }
}

function together(deeds: readonly Outcome[]): Outcome {
  const said = (words: (deed: Outcome) => string) =>
    deeds
      .map(words)
      .filter((text) => text !== '')
      .map((text, at, all) => (at < all.length - 1 && !/[.?!…]$/.test(text) ? `${text}.` : text))
      .join(' ')
  const undos = deeds.flatMap(({ undo }) => undo ?? [])
  return {
    reply: said(({ reply }) => reply),
    shown: said(({ reply, shown }) => shown ?? reply),
    short: said(({ reply, short }) => short ?? reply),
    isRefused: deeds.every(({ isRefused }) => isRefused),
    ...(undos.length > 0 && { undo: allTaken(undos) }),
  }
}

/** The last first: each stands on those before it. */
function allTaken(undos: readonly Undo[]): Undo {
  return () => {
    for (const undo of [...undos].reverse()) undo()
  }
}
