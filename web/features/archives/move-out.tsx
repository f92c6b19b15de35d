/** Everything here can be taken along: the kitchen as a file of ours, recipes in words that others read. */
import { useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { type Shape, useMoveOut, type Wanted } from './use-move-out.ts'

type Way = {
  what: Wanted['what']
  title: string
  text: string
  action: string
  shapes: { value: Shape; label: string }[]
}

const EACH = [
  { value: 'whole', label: 'One file' },
  { value: 'packed', label: 'Zip' },
] satisfies Way['shapes']

const WAYS: Way[] = [
  {
    what: 'kitchen',
    title: 'The whole kitchen',
    text: 'Recipes, chefs, plans, lists and pantry, as Dollop keeps them. For a backup, or for another Dollop. The zip has the photos too.',
    action: 'Save the kitchen',
    shapes: EACH,
  },
  {
    what: 'json-ld',
    title: 'Recipes as JSON-LD',
    text: 'In the words of schema.org, which most recipe keepers read. The zip has a file for each, and the photos.',
    action: 'Save as JSON-LD',
    shapes: EACH,
  },
  {
    what: 'markdown',
    title: 'Recipes as Markdown',
    text: 'Plain text for people: to read, to print, to keep with your notes. The zip has a file for each, and the photos.',
    action: 'Save as Markdown',
    shapes: EACH,
  },
]

export function MoveOut() {
  const headingId = useId()
  const { saving, save } = useMoveOut()
  return (
    <section aria-labelledby={headingId} className="move-section">
      <h2 id={headingId} className="section-title">
        Take everything along
      </h2>
      <div className="move-ways">
        {WAYS.map((way) => (
          <WayOut
            key={way.what}
            way={way}
            saving={saving?.what === way.what ? saving : null}
            isBusy={saving !== null}
            onSave={save}
          />
        ))}
      </div>
    </section>
  )
}

type WayOutProps = {
  way: Way
  saving: { done: number; total: number } | null
  isBusy: boolean
  onSave: (wanted: Wanted) => void
}

function WayOut({ way, saving, isBusy, onSave }: WayOutProps) {
  const [shape, setShape] = useState<Shape>('whole')
  const progress = saving && saving.total > 0 ? ` ${saving.done}/${saving.total}` : ''
  return (
    <Card pad as="article" className="move-way">
      <h3 className="card-title">{way.title}</h3>
      <p className="muted">{way.text}</p>
      <SegmentedControl
        label={`${way.title}: kind of file`}
        options={way.shapes}
        value={shape}
        onChange={setShape}
      />
      <Button
        icon="i-lucide-download"
        pending={saving !== null}
        pendingLabel={`Saving...${progress}`}
        disabled={isBusy}
        onClick={() => onSave({ what: way.what, shape })}
      >
        {way.action}
      </Button>
    </Card>
  )
}
