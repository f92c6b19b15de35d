/** The recipe's photo: stored as soon as it is chosen, part of the recipe once that is saved. */
import { useId, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { PhotoPicker } from '#web/ui/photo-picker.tsx'
import { toast } from '#web/ui/toast.tsx'
import { useUploadImages } from '../recipes.queries.ts'

type FormPhotoProps = {
  url: string | null
  onChange: (url: string | null) => void
  error: string | undefined
}

export function FormPhoto({ url, onChange, error }: FormPhotoProps) {
  const input = useRef<HTMLInputElement>(null)
  const labelId = useId()
  const { mutate, isPending } = useUploadImages()

  function upload(files: File[]) {
    if (files.length === 0) return
    mutate(files, {
      onSuccess: ({ urls, failed }) => {
        if (urls[0]) onChange(urls[0])
        if (failed.length > 0) tellOfFailed(failed)
      },
      onError: () => tellOfFailed(files.map((file) => file.name)),
    })
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be styled as one
    <div role="group" aria-labelledby={labelId}>
      <p id={labelId} className="field-label">
        Photo
      </p>
      <div className="form-photo">
        {url && <img src={url} alt="The recipe as it is shown now" />}
        <Button
          size="sm"
          icon="i-lucide-image-plus"
          pending={isPending}
          pendingLabel="Uploading..."
          onClick={() => input.current?.click()}
        >
          {url ? 'Change photo' : 'Add photo'}
        </Button>
        {url && (
          <Button kind="danger" size="sm" icon="i-lucide-trash-2" onClick={() => onChange(null)}>
            Remove photo
          </Button>
        )}
        <PhotoPicker ref={input} label="Photo" onPick={upload} />
      </div>
      {error && <p className="field-error">{error}</p>}
    </div>
  )
}

function tellOfFailed(names: string[]) {
  toast({ kind: 'error', title: 'Photo skipped', text: `${names.join(', ')} could not be stored.` })
}
