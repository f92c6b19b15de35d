/** Where a file of recipes is chosen, or dropped. */
import { type DragEvent, useRef, useState } from 'react'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { BrokenMove } from './broken-move.tsx'
import { KEEPERS, KeeperList } from './keeper-list.tsx'

type ArchiveChooserProps = { problem: string | null; onChoose: (files: readonly File[]) => void }

export function ArchiveChooser({ problem, onChoose }: ArchiveChooserProps) {
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onChoose(files)
  }

  return (
    <section aria-label="Bring recipes in" className="move-section">
      <BrokenMove />
      <Card
        pad
        className={classNames('move-choose', isOver && 'over')}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {problem && (
          <p role="alert" className="move-problem">
            <Icon name="i-lucide-circle-alert" />
            <span>{problem} Nothing was saved.</span>
          </p>
        )}
        <EmptyState
          spot={spotUrl('bowl')}
          title="Bring your recipes along"
          text={`From Paprika, Mealie, Tandoor, Mela and ${KEEPERS.length - 4} more keepers, saved web pages or a folder of notes. One file or many.`}
          action={
            <Button
              kind="solid"
              icon="i-lucide-folder-open"
              onClick={() => picker.current?.click()}
            >
              Choose Files
            </Button>
          }
        />
        <p className="small muted">You look through the recipes before any is saved.</p>
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          aria-label="Files of recipes"
          onChange={(event) => {
            const files = [...(event.target.files ?? [])]
            // the same file may be chosen again after it was mended
            event.target.value = ''
            if (files.length > 0) onChoose(files)
          }}
        />
      </Card>
      <KeeperList key={problem} isOpen={problem !== null} />
    </section>
  )
}
