/** What has been chosen so far, a shuffle of what is not locked, and the way on, always in reach. */
import './selection-tray.css'
import { useRef } from 'react'
import type { Recipe } from '#shared/recipes/schema.ts'
import { RecipeArt } from '#web/ui/art/recipe-art.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

const PLATES = 5

type SelectionTrayProps = {
  selected: readonly Recipe[]
  wanted: number
  hasLocked: boolean
  canShuffle: boolean
  onShuffle: () => void
  /** Null when the last thing done was no shuffle. */
  onUndoShuffle: (() => void) | null
  onCreate: () => void
}

export function SelectionTray(props: SelectionTrayProps) {
  const { selected, wanted, hasLocked, canShuffle, onShuffle, onUndoShuffle, onCreate } = props
  const shuffle = useRef<HTMLButtonElement>(null)
  return (
    <section className="tray" aria-label="Your selection">
      <div className="tray-chosen">
        <div className="tray-plates">
          {selected.slice(-PLATES).map((recipe) => (
            <RecipeArt key={recipe.id} recipe={recipe} className="tray-plate" />
          ))}
        </div>
        <p role="status">
          {selected.length} of {wanted} selected
        </p>
        <p role="status" className="vh">
          {onUndoShuffle && `Shuffled: ${selected.map(({ name }) => name).join(', ')}`}
        </p>
        {onUndoShuffle && (
          <IconButton
            kind="flat"
            size="sm"
            icon="i-lucide-undo-2"
            aria-label="Undo the shuffle"
            onClick={() => {
              onUndoShuffle()
              // this button goes, the focus must not go with it
              shuffle.current?.focus()
            }}
          />
        )}
      </div>
      <div className="tray-actions">
        <Button
          ref={shuffle}
          size="lg"
          icon="i-lucide-dices"
          disabled={!canShuffle}
          onClick={onShuffle}
        >
          {hasLocked ? 'Shuffle the rest' : 'Shuffle them all'}
        </Button>
        <Button kind="solid" size="lg" icon="i-lucide-check" onClick={onCreate}>
          Create Meal Plan
        </Button>
      </div>
    </section>
  )
}
