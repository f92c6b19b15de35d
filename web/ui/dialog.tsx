/** One dialog for everything: a sheet from the bottom on a phone, centred from 768. */
import './dialog.css'
import { Drawer } from '@base-ui/react/drawer'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useBackCloses } from '#web/lib/use-back-closes.ts'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** A sentence under the title, read out with it. */
  description?: ReactNode
  /** Pinned under the scrolling content. */
  actions?: ReactNode
  /** What takes focus first; by default the first control inside. */
  initialFocus?: RefObject<HTMLElement | null>
  /** What takes it afterwards; `true` is what had it before, the default. */
  finalFocus?: () => HTMLElement | true
  className?: string
  children?: ReactNode
}

export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, actions, children } = props
  const { initialFocus, finalFocus, className } = props
  useBackCloses(open, () => onOpenChange(false))
  return (
    <Drawer.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Drawer.Portal>
        <Drawer.Backdrop className="scrim" />
        <Drawer.Viewport className="sheet-view">
          <Drawer.Popup
            className={classNames('sheet', className)}
            {...(initialFocus && { initialFocus })}
            {...(finalFocus && { finalFocus })}
          >
            <div className="sheet-grab" aria-hidden="true" />
            <div className="sheet-head">
              <Drawer.Title className="section-title sheet-title">{title}</Drawer.Title>
              <Drawer.Close
                render={<IconButton icon="i-lucide-x" size="sm" aria-label="Close" />}
              />
            </div>
            {description && (
              <Drawer.Description className="muted">{description}</Drawer.Description>
            )}
            {children && <SheetBody>{children}</SheetBody>}
            {actions && <div className="sheet-actions">{actions}</div>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

/** Text too long for the sheet must scroll by keyboard, even when nothing in it takes focus. */
function SheetBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const node = body.current
    if (!node) return
    const overflows = node.scrollHeight > node.clientHeight
    if (overflows && !node.querySelector(FOCUSABLE)) node.tabIndex = 0
    else node.removeAttribute('tabindex')
  })
  return (
    <Drawer.Content ref={body} className="sheet-body">
      {children}
    </Drawer.Content>
  )
}
