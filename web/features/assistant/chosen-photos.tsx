/** The photos chosen so far, each with a way to take it out again. */
import { useEffect, useState } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { ChosenPhoto } from './use-photo-import.ts'

type ChosenPhotosProps = {
  photos: ChosenPhoto[]
  onRemove: (id: string) => void
  disabled: boolean
}

export function ChosenPhotos({ photos, onRemove, disabled }: ChosenPhotosProps) {
  return (
    <ul className="photos-chosen" aria-label="Selected photos">
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <Preview file={photo.file} />
          {index === 0 && photos.length > 1 && <span className="photos-first">Read first</span>}
          <IconButton
            icon="i-lucide-x"
            size="sm"
            aria-label={`Remove ${photo.file.name}`}
            disabled={disabled}
            onClick={() => onRemove(photo.id)}
          />
        </li>
      ))}
    </ul>
  )
}

function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>()

  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])

  return <img src={url} alt={file.name} />
}
