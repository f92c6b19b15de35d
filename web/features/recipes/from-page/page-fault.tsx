/** A page that gave no recipe, and the two other ways to bring it. */
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { PageFault } from './page-words.ts'

type PageFaultNoteProps = { fault: PageFault; onPaste: () => void; onPhoto: () => void }

export function PageFaultNote({ fault, onPaste, onPhoto }: PageFaultNoteProps) {
  const note = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // on a small phone it begins where the sheet ends
    note.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <div ref={note} className="from-page-fault">
      <p role="alert">
        <b>{fault.title}</b> <span>{fault.text}</span>
      </p>
      <div className="from-page-ways">
        <Button icon="i-lucide-clipboard-paste" onClick={onPaste}>
          Paste the page
        </Button>
        <Link to="/photo-recipe-extraction" className={buttonClass()} onClick={onPhoto}>
          <Icon name="i-lucide-camera" />
          <span className="btn-label">Use a photo</span>
        </Link>
      </div>
    </div>
  )
}
