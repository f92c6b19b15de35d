/** The whole recipe as a form: a new one, an import to review, or one to edit (Spec 1, section 2). */
import './recipe-form.css'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  type FormIssues,
  formOf,
  type RecipeStart,
  readForm,
  withTag,
} from '#shared/recipes/form.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { ApiError } from '#web/lib/api.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { FormBasics } from './form-basics.tsx'
import { FormIngredients } from './form-ingredients.tsx'
import { FormMethod } from './form-method.tsx'
import { FormSource } from './form-source.tsx'
import { useRows } from './use-rows.ts'
import { useSaveRecipe } from './use-save-recipe.ts'

const WORDS = {
  new: { title: 'New Recipe', cancel: 'Cancel', save: 'Save Recipe', saving: 'Saving...' },
  review: {
    title: 'Review Extracted Recipe',
    cancel: 'Back to Upload',
    save: 'Save Recipe',
    saving: 'Saving...',
  },
  chat: { title: 'Edit Recipe', cancel: 'Cancel', save: 'Save Recipe', saving: 'Saving...' },
  edit: { title: 'Edit Recipe', cancel: 'Cancel', save: 'Update Recipe', saving: 'Updating...' },
} as const

type RecipeFormProps = {
  onSaved: (recipe: Recipe) => void
  onCancel: () => void
  /** Addresses of stored photos to read along with; the first becomes the recipe's. */
  images?: string[]
  /** A line under the title: who read what stands here. */
  note?: string
} & ({ mode: 'new' | 'review' | 'chat'; initial?: RecipeStart } | { mode: 'edit'; initial: Recipe })

export function RecipeForm(props: RecipeFormProps) {
  const { mode, images = [], initial = {} } = props
  const words = WORDS[mode]
  const [fields, setFields] = useState(() => formOf({ image_url: images[0] ?? null, ...initial }))
  const ingredients = useRows(fields.ingredients, { name: '', quantity: '', unit: '' })
  const method = useRows(fields.method, '')
  const [typedTag, setTypedTag] = useState('')
  const [tries, setTries] = useState(0)
  const [refused, setRefused] = useState<FormIssues>({})
  const form = useRef<HTMLFormElement>(null)
  const { save, isPending, isStale } = useSaveRecipe(props.mode === 'edit' ? props.initial : null)

  const reading = readForm({
    ...fields,
    tags: withTag(fields.tags, typedTag),
    ingredients: ingredients.rows.map(({ value }) => value),
    method: method.rows.map(({ value }) => value),
  })
  const broken = tries > 0 && !reading.ok ? reading.issues : {}
  const issues = { ...refused, ...broken }

  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])

  async function submit(event: FormEvent) {
    event.preventDefault()
    setRefused({})
    if (!reading.ok) return setTries(tries + 1)
    try {
      const recipe = await save(reading.draft)
      if (!recipe) return
      toast(DONE[mode])
      props.onSaved(recipe)
    } catch (error) {
      toast({
        kind: 'error',
        title: mode === 'edit' ? 'Error updating recipe' : 'Error saving recipe',
        text: 'Please try again.',
      })
      setRefused(issuesOf(error))
      setTries(tries + 1)
    }
  }

  const shared = {
    fields,
    issues,
    onChange: (changed: Partial<typeof fields>) =>
      setFields((before) => ({ ...before, ...changed })),
  }
  return (
    <form ref={form} className="recipe-form page-in" noValidate onSubmit={submit}>
      <title>{`${words.title} · Dollop`}</title>
      <div className="form-head">
        <Button size="sm" icon="i-lucide-arrow-left" onClick={props.onCancel}>
          {words.cancel}
        </Button>
        <h1 className="page-title">{words.title}</h1>
        {props.note && <p className="small muted">{props.note}</p>}
        {isStale && (
          <p role="alert" className="form-stale">
            Somebody changed this recipe in the meantime. Saving again keeps your changes on top.
          </p>
        )}
      </div>
      <div className={images.length > 0 ? 'form-body form-with-photos' : 'form-body'}>
        {images.length > 0 && (
          <div className="form-scans">
            {images.map((url) => (
              <img key={url} src={url} alt="What you uploaded" />
            ))}
          </div>
        )}
        <div className="form-sections">
          <FormBasics {...shared} typedTag={typedTag} onTypedTag={setTypedTag} />
          <FormIngredients rows={ingredients} issues={issues} />
          <FormMethod rows={method} issues={issues} />
          <FormSource {...shared} />
        </div>
      </div>
      <ActionBar className="form-save">
        <Button
          type="submit"
          kind="solid"
          size="lg"
          icon="i-lucide-save"
          pending={isPending}
          pendingLabel={words.saving}
        >
          {words.save}
        </Button>
      </ActionBar>
    </form>
  )
}

const SAVED = {
  title: 'Recipe saved successfully!',
  text: 'Your recipe has been added to your collection.',
}

/** Spec 1, section 8, and Spec 2 of what came out of a chat. */
const DONE = {
  new: SAVED,
  review: SAVED,
  chat: { ...SAVED, text: 'Your AI-generated recipe has been added to your collection.' },
  edit: { title: 'Recipe updated successfully!', text: 'Your changes have been saved.' },
}

/** What the API refused, by field. */
function issuesOf(error: unknown): FormIssues {
  if (!(error instanceof ApiError) || error.code !== 'validation_failed') return {}
  return Object.fromEntries(error.issues.map(({ path, message }) => [path, message]))
}
