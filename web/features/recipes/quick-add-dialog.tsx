/** Quick-add: the name and a few numbers now, the rest later (Spec 1, section 2). */
import './form/recipe-form.css'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useRef, useState } from 'react'
import { formOf, QUICK_ADD, readForm } from '#shared/recipes/form.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextArea } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'
import { FormNumbers } from './form/form-numbers.tsx'
import { useSaveRecipe } from './form/use-save-recipe.ts'

type QuickAddDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

export function QuickAddDialog({ open, onOpenChange }: QuickAddDialogProps) {
  const name = useRef<HTMLInputElement>(null)
  const formId = useId()
  const [isPending, setPending] = useState(false)
  // a new one each time a recipe was added: a form of its own with an id of its own
  const [round, setRound] = useState(0)
  const [typedName, setTypedName] = useState('')

  function added() {
    onOpenChange(false)
    setTypedName('')
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
            search={typedName.trim() ? { name: typedName.trim() } : {}}
            className={buttonClass()}
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
        onName={setTypedName}
        onPending={setPending}
        onAdded={added}
      />
    </Dialog>
  )
}

type QuickAddFormProps = {
  id: string
  nameRef: React.RefObject<HTMLInputElement | null>
  onName: (name: string) => void
  onPending: (isPending: boolean) => void
  onAdded: () => void
}

function QuickAddForm({ id, nameRef, onName, onPending, onAdded }: QuickAddFormProps) {
  const [fields, setFields] = useState(() => formOf(QUICK_ADD))
  const [isTried, setTried] = useState(false)
  const { save } = useSaveRecipe(null)
  const navigate = useNavigate()
  const reading = readForm(fields, { stub: true })
  const issues = isTried && !reading.ok ? reading.issues : {}
  const change = (changed: Partial<typeof fields>) =>
    setFields((before) => ({ ...before, ...changed }))

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!reading.ok) {
      setTried(true)
      if (reading.issues.name) nameRef.current?.focus()
      return
    }
    onPending(true)
    try {
      const recipe = await save(reading.draft)
      if (!recipe) return
      const edit = () =>
        navigate({
          to: '/recipes/$recipeId',
          params: { recipeId: recipe.id },
          search: { edit: true },
        })
      toast({ title: 'Recipe Added!', action: { label: 'Add details', onClick: edit } })
      onAdded()
    } catch {
      toast({ kind: 'error', title: 'Failed to create recipe. Please try again.' })
    } finally {
      onPending(false)
    }
  }

  return (
    <form id={id} noValidate className="form-fields" onSubmit={submit}>
      <TextField
        label="Recipe name"
        error={issues.name}
        ref={nameRef}
        value={fields.name}
        required
        onText={(name) => {
          change({ name })
          onName(name)
        }}
      />
      <Field label="Description" error={issues.description}>
        <TextArea
          rows={2}
          value={fields.description}
          onChange={(event) => change({ description: event.target.value })}
        />
      </Field>
      <FormNumbers fields={fields} onChange={change} issues={issues} />
    </form>
  )
}
