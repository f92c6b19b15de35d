/** A reply as paragraphs and simple lists. Text stays text: nothing becomes a link, a picture or HTML. */

export type ReplyBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; isOrdered: boolean; start: number; items: string[] }

const LIST_LINE = /^(?:[-*•]|(\d{1,3})[.)])[ \t]+(?=\S)/
const HEADING_MARKS = /^#{1,6}[ \t]+/

/**
 * Lines next to each other are one paragraph, with their breaks. Items of one kind are one list, blank
 * lines between them or not; a numbered list starts at its first number. Ours: models put stars and
 * hashes round what they stress, which is noise without the markup, so they are dropped.
 */
export function replyBlocks(reply: string): ReplyBlock[] {
  const blocks: ReplyBlock[] = []
  let isAfterBlank = true
  for (const raw of reply.replaceAll('**', '').split(/\r?\n/)) {
    const line = raw.trim().replace(HEADING_MARKS, '')
    const last = blocks.at(-1)
    const mark = LIST_LINE.exec(line)
    if (mark) {
      const item = line.slice(mark[0].length)
      const isOrdered = mark[1] !== undefined
      if (last?.kind === 'list' && last.isOrdered === isOrdered) last.items.push(item)
      else blocks.push({ kind: 'list', isOrdered, start: Number(mark[1] ?? 1), items: [item] })
    } else if (line !== '') {
      if (last?.kind === 'paragraph' && !isAfterBlank) last.text += `\n${line}`
      else blocks.push({ kind: 'paragraph', text: line })
    }
    isAfterBlank = line === ''
  }
  return blocks
}
