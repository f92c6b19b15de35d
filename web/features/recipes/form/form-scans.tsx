/** The photos that a recipe was read from, beside its form; each opens on the whole screen. */
import { lazy, Suspense, useState } from 'react'

const PhotoViewer = lazy(async () => {
  const { PhotoViewer } = await import('#web/ui/photo-viewer.tsx')
  return { default: PhotoViewer }
})

export function FormScans({ photos }: { photos: readonly string[] }) {
  const [open, setOpen] = useState<string | null>(null)
  return (
    <div className="form-scans">
      {photos.map((url) => (
        <button
          key={url}
          type="button"
          aria-label="Enlarge what you uploaded"
          onClick={() => setOpen(url)}
        >
          <img src={url} alt="What you uploaded" />
        </button>
      ))}
      {open && (
        <Suspense>
          <PhotoViewer src={open} alt="What you uploaded" onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  )
}
