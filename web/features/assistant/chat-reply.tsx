/** The words of a reply: paragraphs and lists, all of it plain text. */
import type { ReplyBlock } from '#shared/guide/reply-blocks.ts'

export function ChatReply({ blocks }: { blocks: readonly ReplyBlock[] }) {
  return blocks.map((block, index) => {
    // a reply never changes, so a block or an item is its place
    const key = `${block.kind}-${index}`
    if (block.kind === 'paragraph') return <p key={key}>{block.text}</p>
    // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may stand there twice
    const items = block.items.map((item, place) => <li key={place}>{item}</li>)
    return block.isOrdered ? (
      <ol key={key} start={block.start}>
        {items}
      </ol>
    ) : (
      <ul key={key}>{items}</ul>
    )
  })
}
