/** The whole recipe as a form: a new one, an import to review, or one to edit (Spec 1, section 2). */
import './recipe-form.css'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormBasics } from './form-basics.tsx'
import { FormIngredients } from './form-ingredients.tsx'
import { FormMethod } from './form-method.tsx'
import { FormSource } from './form-source.tsx'
import { type RecipeFormStart, useRecipeForm } from './use-recipe-form.ts'

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

type RecipeFormProps = RecipeFormStart & {
  onCancel: () => void
  /** A line under the title: who read what stands here. */
  note?: string
}

export function RecipeForm(props: RecipeFormProps) {
  const { mode, images = [] } = props
  const words = WORDS[mode]
  const { parts, submit, isPending, isStale, form } = useRecipeForm(props)
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
          <FormBasics {...parts.basics} />
          <FormIngredients {...parts.ingredients} />
          <FormMethod {...parts.method} />
          <FormSource {...parts.source} />
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
