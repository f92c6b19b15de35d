/** Where a file of recipes is chosen, or dropped. */
import { type DragEvent, useRef, useState } from 'react'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Collapsible } from '#web/ui/collapsible.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { BrokenMove } from './broken-move.tsx'

/** Endings for the browser's own box, which hides the others on a computer. */
const ENDINGS = '.json,.jsonld,.zip,.paprikarecipes,.paprikarecipe,.xml,.html,.htm'

/** Where each keeper hides its export. */
const KEEPERS: [name: string, how: string][] = [
  ['Mealie', 'Settings, Backups: create one and download the zip. Or export recipes as JSON.'],
  ['Tandoor', 'Menu, Export: choose the recipes and the format Default. It gives a zip.'],
  ['Paprika', 'File or Settings, Export: choose the Paprika Recipe Format.'],
  ['RecipeSage', 'Settings, Export: choose JSON-LD. The older XML is read too.'],
  ['Dollop', 'This page, in the other kitchen: Save the kitchen.'],
  ['A website', 'Save the page with the recipe as HTML.'],
]

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
          text="From Mealie, Tandoor, Paprika, RecipeSage or another Dollop, or any file of recipes in JSON-LD."
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
          accept={ENDINGS}
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
      <Collapsible className="card move-help" title="Where do I find the file?" defaultOpen={false}>
        <dl className="move-keepers">
          {KEEPERS.map(([name, how]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{how}</dd>
            </div>
          ))}
        </dl>
      </Collapsible>
    </section>
  )
}
