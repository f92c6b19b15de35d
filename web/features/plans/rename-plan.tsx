/** Gives a plan a name of the chef's own. */
import { type FormEvent, type RefObject, useId, useRef } from 'react'
import { PLAN_NAME_CHARS_MAX, PLAN_NAME_MESSAGE } from '#shared/plans/limits.ts'
import type { WeeklyMealPlan } from '#shared/plans/schema.ts'
import { wordsFor } from '#web/lib/error-words.ts'
import { useFieldFaults } from '#web/lib/use-field-faults.ts'
import { useOpening } from '#web/lib/use-opening.ts'
import { forgetTyped, useTyped, useWasTyped } from '#web/lib/use-typed.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { clearToast, toast } from '#web/ui/toast.tsx'
import { useRenamePlan } from './plans-change.queries.ts'

const RULES = { name: { max: PLAN_NAME_CHARS_MAX, required: PLAN_NAME_MESSAGE } }

type RenamePlanProps = { plan: WeeklyMealPlan; isOpen: boolean; onClose: () => void }

export function RenamePlan({ plan, isOpen, onClose }: RenamePlanProps) {
  const rename = useRenamePlan(plan.id)
  const { round } = useOpening(isOpen ? plan.id : null)
  const formId = useId()
  const input = useRef<HTMLInputElement>(null)
  const slot = `name of ${plan.id}`

  /** Saved, or not to be. */
  function done() {
    forgetTyped(slot)
    onClose()
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title="Rename the plan"
      initialFocus={input}
      actions={
        <>
          <Button onClick={done}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            kind="solid"
            icon="i-lucide-save"
            pending={rename.isPending}
            pendingLabel="Saving..."
          >
            Save
          </Button>
        </>
      }
    >
      <RenameForm
        key={round}
        id={formId}
        slot={slot}
        inputRef={input}
        was={plan.name}
        onSave={(name) => (name === plan.name ? done() : rename.mutateAsync(name).then(done))}
      />
    </Dialog>
  )
}

type RenameFormProps = {
  id: string
  slot: string
  inputRef: RefObject<HTMLInputElement | null>
  was: string
  onSave: (name: string) => Promise<void> | void
}

function RenameForm({ id, slot, inputRef, was, onSave }: RenameFormProps) {
  const wasTyped = useWasTyped(slot)
  const [name, setName] = useTyped(slot, 'name', was)
  const { form, faults, refuses, refusedBy, forget } = useFieldFaults(RULES)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (refuses({ name })) return
    try {
      await onSave(name.trim())
      clearToast('rename')
    } catch (failure) {
      if (refusedBy(failure)) return
      toast({ topic: 'rename', kind: 'error', title: 'Error', text: wordsFor(failure) })
    }
  }

  return (
    <form ref={form} id={id} noValidate onSubmit={submit}>
      {wasTyped && (
        <p role="status" className="small muted">
          We kept what you typed
        </p>
      )}
      <TextField
        label="Plan name"
        error={faults.name}
        max={RULES.name.max}
        ref={inputRef}
        value={name}
        required
        dir="auto"
        onText={(text) => {
          setName(text)
          forget('name')
        }}
      />
    </form>
  )
}
