/** A new chef: a name and one of ten plates. What was typed stays when it cannot be saved. */
import { type FormEvent, useRef, useState } from 'react'
import { AVATAR_COLORS, PROFILE_NAME_MAX } from '#shared/profiles/avatar.ts'
import type { Profile } from '#shared/profiles/schema.ts'
import { ApiError, hasCode } from '#web/lib/api.ts'
import { wordsFor } from '#web/lib/error-words.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'
import { type PlateColour, PlateColours } from './plate-colours.tsx'
import { useAddProfile } from './profiles-join.queries.ts'

export function JoinTheKitchen({ onJoined }: { onJoined: (profile: Profile) => void }) {
  const [name, setName] = useState('')
  const [color, setColor] = useState<PlateColour>(AVATAR_COLORS[0])
  // made once: sending the same form again never makes a second chef
  const [id] = useState(() => crypto.randomUUID())
  const addProfile = useAddProfile()
  const nameBox = useRef<HTMLInputElement>(null)

  function join(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '' || addProfile.isPending) return
    addProfile.mutate(
      { id, name: name.trim(), avatar_color: color },
      {
        onSuccess: (profile) => {
          toast({ kind: 'success', title: 'Welcome to the kitchen!' })
          onJoined(profile)
        },
        onError: (error) => {
          toast({ kind: 'error', title: refusal(error) })
          nameBox.current?.focus()
        },
      },
    )
  }

  return (
    <form className="join" onSubmit={join}>
      <div className="join-name">
        <Avatar name={name || '?'} color={color} size="xl" />
        <Field label="Name">
          <TextInput
            ref={nameBox}
            value={name}
            onChange={(event) =>
              setName([...event.target.value].slice(0, PROFILE_NAME_MAX).join(''))
            }
            autoComplete="nickname"
            enterKeyHint="done"
          />
        </Field>
      </div>
      <PlateColours value={color} onChange={setColor} />
      <Button
        type="submit"
        kind="solid"
        size="lg"
        full
        disabled={name.trim() === '' || addProfile.isPending}
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
