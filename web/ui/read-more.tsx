/** Text that opens on request: its beginning with 'Read more', all of it with 'Show less'. */
import { type ReactNode, useId, useState } from 'react'

type ReadMoreProps = {
  text: string
  /** How it begins while closed; null for a text that is short enough to stand whole. */
  beginning: string | null
  textClass?: string
  /** Around the button and what stands beside it. */
  actionsClass?: string
  /** Beside the button. */
  children?: ReactNode
}

export function ReadMore({ text, beginning, textClass, actionsClass, children }: ReadMoreProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <p id={id} className={textClass}>
        {isOpen ? text : (beginning ?? text)}
      </p>
      {(beginning !== null || children) && (
        <div className={actionsClass}>
          {beginning !== null && (
            <button
              type="button"
              className="link"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? 'Show less' : 'Read more'}
            </button>
          )}
          {children}
        </div>
      )}
    </>
  )
}
