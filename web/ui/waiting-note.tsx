/** Says that something done on this device waits for the network. Stands in the page from the start, to be heard. */
import './waiting-note.css'
import { Icon } from './icon.tsx'

type WaitingNoteProps = {
  /** How many; the note shows from 1 on. */
  count: number
  /** What waits, for one and for several: 'tick', 'ticks'. */
  one: string
  many: string
}

export function WaitingNote({ count, one, many }: WaitingNoteProps) {
  return (
    <p role="status" className="waiting-note">
      {count > 0 && (
        <>
          <Icon name="i-lucide-cloud-off" />
          <span>
            No connection. {count} {count === 1 ? one : many} kept here, to be sent when it is back.
          </span>
        </>
      )}
    </p>
  )
}
