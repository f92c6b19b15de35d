/** The recipe's photo: stored as soon as it is chosen, part of the recipe once that is saved. */
import { useId, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { PhotoPicker } from '#web/ui/photo-picker.tsx'
import { toast } from '#web/ui/toast.tsx'
import { useUploadImages } from '../recipes-change.queries.ts'

type FormPhotoProps = {
  /** The recipe's own. */
  url: string | null
  onChange: (url: string | null) => void
  /** All that are stored for this form, to choose from. */
  photos: readonly string[]
  onStored: (urls: string[]) => void
  onPending: (isPending: boolean) => void
  error: string | undefined
}

export function FormPhoto(props: FormPhotoProps) {
  const { url, onChange, photos, onStored, onPending, error } = props
  const input = useRef<HTMLInputElement>(null)
  const labelId = useId()
  const { mutateAsync, isPending } = useUploadImages()

  async function upload(files: File[]) {
    if (files.length === 0) return
    onPending(true)
    try {
      const { urls, failed } = await mutateAsync(files)
      onStored(urls)
      if (failed.length > 0) tellOfSkipped(failed)
    } catch {
      tellOfSkipped(files.map(({ name }) => name))
    } finally {
      onPending(false)
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be styled as one
    <div role="group" aria-labelledby={labelId}>
      <p id={labelId} className="field-label">
        Photo
      </p>
      {photos.length > 1 && <PhotoChoice url={url} photos={photos} onChange={onChange} />}
      <div className="form-photo">
        {url && photos.length < 2 && <img src={url} alt="The recipe as it is shown now" />}
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
        <PhotoPicker ref={input} label="Photo" multiple onPick={upload} />
      </div>
      {error && <p className="field-error">{error}</p>}
    </div>
  )
}

function PhotoChoice({
  url,
  photos,
  onChange,
}: Pick<FormPhotoProps, 'url' | 'photos' | 'onChange'>) {
  return (
    <div className="form-photo-choice">
      {photos.map((photo, index) => (
        <button
          key={photo}
          type="button"
          aria-pressed={photo === url}
          aria-label={`Show photo ${index + 1} on the recipe`}
          onClick={() => onChange(photo)}
        >
          <img src={photo} alt="" />
        </button>
      ))}
    </div>
  )
}

function tellOfSkipped(names: string[]) {
  toast({
    kind: 'error',
    title: names.length === 1 ? 'Photo skipped' : 'Photos skipped',
    text: `${names.join(', ')} could not be stored.`,
  })
}
