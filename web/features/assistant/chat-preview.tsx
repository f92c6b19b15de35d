/** The recipe that came out of the talk: to save, to edit, or to talk on about. */
import { type ReactNode, useEffect, useRef } from 'react'
import type { RecipeData } from '#shared/guide/schema.ts'
import { DIFFICULTY_LABELS } from '#shared/recipes/difficulty.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { RecipeArt } from '#web/ui/art/recipe-art.tsx'
import { Button } from '#web/ui/button.tsx'
import { Meta, MetaRow, Tag } from '#web/ui/tag.tsx'
import { toast } from '#web/ui/toast.tsx'
import type { ChatRecipe } from './kept-chat.ts'

type ChatPreviewProps = {
  found: ChatRecipe
  saving: Saving
  onBack: () => void
  onEdit: () => void
  onSaved: () => void
  /** Ingredients and method. */
  children: ReactNode
}

/** Null when the cook goes back; one that took another's place has been told. Throws what the API says. */
export type Saving = {
  save: (recipe: RecipeData & { id: string }) => Promise<{ isReplaced: boolean } | null>
  isPending: boolean
  /** Asks about a recipe that is there already. */
  sheet: ReactNode
}

export function ChatPreview(props: ChatPreviewProps) {
  const { found, saving, onBack, onEdit, onSaved, children } = props
  const { id, recipe } = found
  const heading = useRef<HTMLHeadingElement>(null)
  const isWide = useMediaQuery('(min-width: 64em)')
  const { isPending } = saving
  const isComplete = recipe.ingredients.length > 0 && recipe.method.length > 0

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])

  async function save() {
    try {
      const saved = await saving.save({ ...recipe, id })
      if (!saved) return
      if (!saved.isReplaced) toast({ ...SAVED, topic: id })
      onSaved()
    } catch {
      const text = 'Please try again.'
      toast({ topic: id, kind: 'error', title: 'Error saving recipe', text })
    }
  }

  return (
    <article className="chat-preview page-in">
      <title>{`${recipe.name} · Dollop`}</title>
      <Button size="sm" icon="i-lucide-arrow-left" className="chat-back" onClick={onBack}>
        Back to Chat
      </Button>
      <RecipeArt recipe={recipe} wide={isWide} eager />
      <div className="chat-facts">
        <h1 ref={heading} tabIndex={-1} className="page-title">
          {recipe.name}
        </h1>
        {recipe.description && <p className="muted">{recipe.description}</p>}
        {recipe.tags.length > 0 && (
          <div className="tags">
            {recipe.tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </div>
        )}
        <Facts recipe={recipe} />
      </div>
      <div className="chat-recipe">{children}</div>
      {!isComplete && (
        <p className="chat-missing">
          A recipe needs at least one ingredient and one step. Edit it to add what is missing.
        </p>
      )}
      <ActionBar>
        <Actions {...{ isComplete, isPending, onEdit }} onSave={save} />
      </ActionBar>
      {saving.sheet}
    </article>
  )
}

/** Spec 2, section 8. */
const SAVED = {
  title: 'Recipe saved successfully!',
  text: 'Your AI-generated recipe has been added to your collection.',
}

function Facts({ recipe }: { recipe: RecipeData }) {
  const { prep_time, cook_time, servings, difficulty } = recipe
  return (
    <MetaRow>
      {prep_time !== null && <Meta icon="i-lucide-timer">Prep {prep_time} min</Meta>}
      {cook_time !== null && <Meta icon="i-lucide-flame">Cook {cook_time} min</Meta>}
      <Meta icon="i-lucide-users">
        {servings} {servings === 1 ? 'serving' : 'servings'}
      </Meta>
      {difficulty && <Meta icon="i-lucide-chef-hat">{DIFFICULTY_LABELS[difficulty]}</Meta>}
    </MetaRow>
  )
}

type ActionsProps = {
  isComplete: boolean
  isPending: boolean
  onSave: () => void
  onEdit: () => void
}

function Actions({ isComplete, isPending, onSave, onEdit }: ActionsProps) {
  return (
    <>
      {isComplete && (
        <Button
          kind="solid"
          size="lg"
          icon="i-lucide-save"
          pending={isPending}
          pendingLabel="Saving..."
          onClick={onSave}
        >
          Save Recipe
        </Button>
      )}
      <Button
        kind={isComplete ? 'enamel' : 'solid'}
        size="lg"
        icon="i-lucide-pencil"
        disabled={isPending}
        onClick={onEdit}
      >
        Edit Recipe
      </Button>
    </>
  )
}
