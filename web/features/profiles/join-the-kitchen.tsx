/** A new chef: a name and one of ten plates. What was typed stays when it cannot be saved. */
import { type FormEvent, useRef, useState } from 'react'
import { AVATAR_COLORS, PROFILE_NAME } from '#shared/profiles/avatar.ts'
import type { Profile } from '#shared/profiles/schema.ts'
import { isBlank } from '#shared/typed-text.ts'
import { ApiError, hasCode } from '#web/lib/api.ts'
import { wordsFor } from '#web/lib/error-words.ts'
import { useFieldFaults } from '#web/lib/use-field-faults.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { type PlateColour, PlateColours } from './plate-colours.tsx'
import { useAddProfile } from './profiles-join.queries.ts'

const RULES = { name: PROFILE_NAME }

export function JoinTheKitchen({ onJoined }: { onJoined: (profile: Profile) => void }) {
  const [name, setName] = useState('')
  const [color, setColor] = useState<PlateColour>(AVATAR_COLORS[0])
  // made once: sending the same form again never makes a second chef
  const [id] = useState(() => crypto.randomUUID())
  const addProfile = useAddProfile()
  const nameBox = useRef<HTMLInputElement>(null)
  const { form, faults, refuses, refusedBy, forget } = useFieldFaults(RULES)

  function join(event: FormEvent) {
    event.preventDefault()
    if (isBlank(name) || addProfile.isPending || refuses({ name })) return
    addProfile.mutate(
      { id, name: name.trim(), avatar_color: color },
      {
        onSuccess: (profile) => {
          toast({ topic: 'join', title: 'Welcome to the kitchen!' })
          onJoined(profile)
        },
        onError: (error) => {
          if (refusedBy(error)) return
          toast({ topic: 'join', kind: 'error', title: refusal(error) })
          nameBox.current?.focus()
        },
      },
    )
  }

  return (
    <form ref={form} className="join" noValidate onSubmit={join}>
      <div className="join-name">
        <Avatar name={name || '?'} color={color} size="xl" />
        <TextField
          label="Name"
          ref={nameBox}
          value={name}
          max={PROFILE_NAME.max}
          error={faults.name}
          autoComplete="nickname"
          enterKeyHint="done"
          onText={(text) => {
            setName(text)
            forget('name')
          }}
        />
      </div>
      <PlateColours value={color} onChange={setColor} />
      <Button
        type="submit"
        kind="solid"
        size="lg"
        full
        disabled={isBlank(name) || addProfile.isPending}
      >
        Join the Kitchen!
      </Button>
    </form>
  )
}

/** A taken name has words of its own; other errors say theirs (Spec 1, section 8). */
function refusal(error: Error): string {
  if (!(error instanceof ApiError) || hasCode(error, 'unique_violation')) return wordsFor(error)
  return error.issues[0]?.message ?? error.message
}
