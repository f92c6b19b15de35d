/** A photo on the whole screen: all of it, or as large as it is to look around in. Escape and Back close. */
import './photo-viewer.css'
import { useEffect, useRef, useState } from 'react'
import { useBackCloses } from '#web/lib/use-back-closes.ts'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

type PhotoViewerProps = {
  src: string
  /** What the photo shows; names the viewer too. */
  alt: string
  onClose: () => void
}

/** On the page only while it is open. */
export function PhotoViewer({ src, alt, onClose }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isFull, setFull] = useState(false)
  useBackCloses(true, () => dialog.current?.close())

  useEffect(() => {
    // the browser gives the focus back to what had it
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-label={alt}
      className={classNames('photo-viewer', isFull && 'photo-viewer-full')}
      onClose={onClose}
    >
      <button
        type="button"
        className="photo-viewer-photo"
        aria-label={isFull ? 'Fit the photo to the screen' : 'Show the photo in full size'}
        onClick={() => setFull(!isFull)}
      >
        <img src={src} alt={alt} />
      </button>
      <IconButton
        icon="i-lucide-x"
        aria-label="Close"
        className="photo-viewer-close"
        onClick={() => dialog.current?.close()}
      />
    </dialog>
  )
}
