/** Quick-add: the name and a few numbers now, the rest later (Spec 1, section 2). */
import './form/recipe-form.css'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { formOf, QUICK_ADD, type RecipeFields, readForm } from '#shared/recipes/form.ts'
import { RECIPE_LIMITS } from '#shared/recipes/schema.ts'
import { forgetTyped, useTyped } from '#web/lib/use-typed.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { roomHint } from '#web/ui/room-hint.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { DescriptionField } from './form/description-field.tsx'
import { FormNumbers } from './form/form-numbers.tsx'
import { useSaveRecipe } from './form/use-save-recipe.ts'
import { newRecipeSearchOf } from './new-recipe-search.ts'

/** Where what is typed is kept, and what its messages are about. */
const SLOT = 'quick add'

type QuickAddDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

export function QuickAddDialog({ open, onOpenChange }: QuickAddDialogProps) {
  const name = useRef<HTMLInputElement>(null)
  const formId = useId()
  const [isPending, setPending] = useState(false)
  // a new one each time a recipe was added: a form of its own with an id of its own
  const [round, setRound] = useState(0)
  const [fields, setFields] = useTyped(SLOT, 'fields', formOf(QUICK_ADD))

  function added() {
    onOpenChange(false)
    forgetTyped(SLOT)
    setFields(formOf(QUICK_ADD))
    setRound(round + 1)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Quick add"
      description="A name is enough for now. Ingredients and steps can follow."
      initialFocus={name}
      actions={
        <>
          <Link
            to="/recipes/new"
            search={newRecipeSearchOf(fields)}
            className={buttonClass()}
            // the other form has it now
            onClick={() => forgetTyped(SLOT)}
          >
            Add all the details
          </Link>
          <Button
            type="submit"
            form={formId}
            kind="solid"
            icon="i-lucide-save"
            pending={isPending}
            pendingLabel="Saving..."
          >
            Save Recipe
          </Button>
        </>
      }
    >
      <QuickAddForm
        key={round}
        id={formId}
        nameRef={name}
        fields={fields}
        onChange={(changed) => setFields((before) => ({ ...before, ...changed }))}
        onPending={setPending}
        onAdded={added}
      />
    </Dialog>
  )
}

type QuickAddFormProps = {
  id: string
  nameRef: RefObject<HTMLInputElement | null>
  fields: RecipeFields
  onChange: (changed: Partial<RecipeFields>) => void
  onPending: (isPending: boolean) => void
  onAdded: () => void
}

function QuickAddForm(props: QuickAddFormProps) {
  const { id, nameRef, fields, onChange, onPending, onAdded } = props
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const { save, isBusy, sheet } = useSaveRecipe(null)
  const navigate = useNavigate()
  const reading = readForm(fields, { mayBeStub: true })
  const issues = tries > 0 && !reading.ok ? reading.issues : {}

  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!reading.ok) return setTries(tries + 1)
    onPending(true)
    try {
      const saved = await save(reading.draft)
      if (!saved) return
      const { recipe } = saved
      const edit = () =>
        navigate({
          to: '/recipes/$recipeId',
          params: { recipeId: recipe.id },
          search: { edit: true },
        })
      toast({
        topic: SLOT,
        title: 'Recipe Added!',
        action: { label: 'Add details', onClick: edit },
      })
      onAdded()
    } catch {
      toast({ topic: SLOT, kind: 'error', title: 'Failed to create recipe. Please try again.' })
    } finally {
      onPending(false)
    }
  }

  return (
    <form ref={form} id={id} noValidate onSubmit={submit}>
      {/* what is typed while it is being saved would be lost */}
      <div className="form-fields" inert={isBusy}>
        <TextField
          label="Recipe name"
          error={issues.name}
          ref={nameRef}
          value={fields.name}
          required
          dir="auto"
          hint={roomHint(fields.name, RECIPE_LIMITS.name)}
          onText={(name) => onChange({ name })}
        />
        <DescriptionField
          value={fields.description}
          error={issues.description}
          onText={(description) => onChange({ description })}
        />
        <FormNumbers fields={fields} onChange={onChange} issues={issues} />
      </div>
      {sheet}
    </form>
  )
}
