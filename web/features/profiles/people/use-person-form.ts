/** A chef's card while it is changed: what differs, what is wrong with it, and how it is saved. */
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useCallback, useRef, useState } from 'react'
import type { Needs } from '#shared/diets/needs.ts'
import type { Appetite } from '#shared/profiles/appetite.ts'
import { PROFILE_NAME } from '#shared/profiles/avatar.ts'
import { changeOf, edited, NO_EDITS, type ProfileEdits, withNeed } from '#shared/profiles/edits.ts'
import type { Profile } from '#shared/profiles/schema.ts'
import { hasCode } from '#web/lib/api.ts'
import { wordsFor } from '#web/lib/error-words.ts'
import { useFieldFaults } from '#web/lib/use-field-faults.ts'
import { useIsGone } from '#web/lib/use-is-gone.ts'
import { useLeaveGuard } from '#web/lib/use-leave-guard.ts'
import { toast } from '#web/ui/toast.tsx'
import type { PlateColour } from '../plate-colours.tsx'
import { useChangeProfile } from '../profiles-change.queries.ts'
import { useNeverLine } from './use-never-line.ts'

const QUESTION = 'Leave without saving what you changed?'
const RULES = { name: PROFILE_NAME }
const TOPIC = 'person'

export type NeedChange = <Kind extends keyof Needs>(
  kind: Kind,
  value: Needs[Kind][number],
  isNeeded: boolean,
) => void

export function usePersonForm(person: Profile) {
  const [edits, setEdits] = useState<ProfileEdits>(NO_EDITS)
  const { form, typing, refuses, refusedBy } = useFieldFaults(RULES)
  const { mutate, isPending } = useChangeProfile(person.id)
  const navigate = useNavigate()
  const isGone = useIsGone()
  // saved: nobody is asked any more
  const isOver = useRef(false)

  const need: NeedChange = (kind, value, isNeeded) =>
    setEdits((before) => withNeed(before, kind, value, isNeeded))
  const line = useNeverLine({
    onAdd: (ids) => setEdits((before) => withFoods(before, ids)),
    onRemove: (id) => need('never', id, false),
  })

  const isTyping = line.typed.trim() !== ''
  const hasChanges = useCallback(
    () => !isOver.current && (isTyping || Object.keys(changeOf(person, edits)).length > 0),
    [person, edits, isTyping],
  )
  useLeaveGuard(QUESTION, hasChanges)
  const shown = edited(person, edits)

  function finish({ name }: Profile) {
    isOver.current = true
    toast({ topic: TOPIC, title: `Saved what ${name} eats` })
    if (!isGone()) navigate({ to: '/household' })
  }

  function failed(error: Error) {
    const isTaken = hasCode(error, 'unique_violation')
    if (isTaken && refuses({ name: shown.name }, { name: wordsFor(error) })) return
    if (refusedBy(error)) return
    toast({ topic: TOPIC, kind: 'error', title: 'Could not save', text: wordsFor(error) })
  }

  function save(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    // what stands in the line is meant as well; what of it is no food must be mended first
    const foods = line.take()
    if (refuses({ name: shown.name })) return
    if (foods === null) return line.box.current?.focus()
    const all = withFoods(edits, foods)
    mutate((now) => changeOf(now, all), { onSuccess: finish, onError: failed })
  }

  return {
    form,
    shown,
    line,
    need,
    save,
    isSaving: isPending,
    nameProps: typing('name', (name) => setEdits((before) => ({ ...before, name }))),
    setColour: (avatar_color: PlateColour) => setEdits((before) => ({ ...before, avatar_color })),
    setAppetite: (appetite: Appetite) => setEdits((before) => ({ ...before, appetite })),
  }
}

function withFoods(edits: ProfileEdits, ids: readonly string[]): ProfileEdits {
  return ids.reduce((before, id) => withNeed(before, 'never', id, true), edits)
}
