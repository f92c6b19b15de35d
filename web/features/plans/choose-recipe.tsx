/** One recipe out of the library, found by words. */
import './choose-recipe.css'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import type { LibraryQuery } from '#shared/recipes/library.ts'
import { totalMinutes } from '#shared/recipes/minutes.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { useOpening } from '#web/lib/use-opening.ts'
import { prepareThread } from '#web/search/library-search.ts'
import { SpeakSearch } from '#web/search/speak-search.tsx'
import { useCardNotes } from '#web/search/use-card-notes.ts'
import { useFoundRecipes } from '#web/search/use-found-recipes.ts'
import { WishChips } from '#web/search/wish-chips.tsx'
import { hitsOf, WishHits } from '#web/search/wish-hits.tsx'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { RecipeArt } from '#web/ui/art/recipe-art.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { SearchInput } from '#web/ui/text-input.tsx'

/** More than a cook looks through before typing another letter. */
const SHOWN_MAX = 40

type ChooseRecipeProps = {
  title: string
  /** What choosing does. */
  icon: IconName
  /** All recipes: one library for every search. */
  library: readonly Recipe[]
  choices: readonly Recipe[]
  isOpen: boolean
  onClose: () => void
  /** Answers whether it was done; then the dialog closes. */
  onChoose: (recipe: Recipe) => Promise<boolean>
}

export function ChooseRecipe(props: ChooseRecipeProps) {
  const { title, icon, library, choices, isOpen, onClose, onChoose } = props
  // counted, so that each opening has a search of its own
  const { round } = useOpening(isOpen ? title : null)
  const [chosenId, setChosenId] = useState<string | null>(null)

  async function choose(recipe: Recipe) {
    if (chosenId !== null) return
    setChosenId(recipe.id)
    const isDone = await onChoose(recipe)
    setChosenId(null)
    if (isDone) onClose()
  }

  return (
    <Dialog open={isOpen} onOpenChange={onClose} title={title}>
      <Choices
        key={round}
        icon={icon}
        library={library}
        choices={choices}
        chosenId={chosenId}
        onChoose={choose}
      />
    </Dialog>
  )
}

type ChoicesProps = Pick<ChooseRecipeProps, 'library' | 'choices' | 'icon'> & {
  chosenId: string | null
  onChoose: (recipe: Recipe) => void
}

function Choices({ library, choices, icon, chosenId, onChoose }: ChoicesProps) {
  const [search, setSearch] = useState('')
  const text = useDeferredValue(search)
  const query = useMemo((): LibraryQuery => ({ text, tags: [], sort: 'best' }), [text])
  const answer = useFoundRecipes(library, query)
  const notes = useCardNotes(library, answer)
  const field = useRef<HTMLInputElement>(null)
  const choosable = new Set(choices)
  const found = (answer?.recipes ?? library).filter((recipe) => choosable.has(recipe))
  const hidden = found.length - SHOWN_MAX

  if (choices.length === 0) {
    return (
      <EmptyState
        level={3}
        spot={spotUrl('pot')}
        title="Nothing left to choose"
        text="Every recipe of the library is in this plan."
      />
    )
  }
  return (
    <>
      <SearchInput
        ref={field}
        label="Search recipes or ingredients"
        value={search}
        onChange={setSearch}
        onFocus={() => prepareThread(library)}
        end={<SpeakSearch onText={setSearch} />}
      />
      {answer && <WishChips {...answer} onText={setSearch} field={field} />}
      <p role="status" className="vh">
        {`${found.length} ${found.length === 1 ? 'recipe' : 'recipes'}`}
      </p>
      {found.length === 0 && (
        <EmptyState
          level={3}
          title="No recipes match your search criteria."
          text="Try adjusting your search or filters."
        />
      )}
      <ul className="choose-list">
        {found.slice(0, SHOWN_MAX).map((recipe) => (
          <li key={recipe.id}>
            <button
              type="button"
              className="choose-row"
              aria-busy={recipe.id === chosenId || undefined}
              onClick={() => onChoose(recipe)}
            >
              <RecipeArt recipe={recipe} className="choose-art" />
              <span className="choose-words">
                <b>{recipe.name}</b>
                <small>{factsOf(recipe)}</small>
                <WishHits hits={hitsOf(recipe, notes)} notFor={notes.notFor.get(recipe.id)} />
              </span>
              {recipe.id === chosenId ? (
                <span className="spinner" aria-hidden="true" />
              ) : (
                <Icon name={icon} />
              )}
            </button>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="muted choose-more">{`+${hidden} more. Type to find them.`}</p>}
    </>
  )
}

function factsOf(recipe: Recipe): string {
  const minutes = totalMinutes(recipe)
  return [minutes !== null && `${minutes} min`, ...recipe.tags.slice(0, 2)]
    .filter(Boolean)
    .join(', ')
}
