/**
 * A modal without Base UI, for what the first page may need: Base UI's is 27 KB of gzip. What stands
 * beside it in the page is inert while it is there; toasts, which stand outside, go on speaking.
 */
import './overlay.css'
import { type ComponentProps, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useBackCloses } from '#web/lib/use-back-closes.ts'

type OverlayProps = Omit<ComponentProps<'div'>, 'role'> & {
  /** Escape, Back, or a click on the dimmed page. */
  onClose: () => void
  /** What takes focus first; by default the modal itself. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Where the modal stands on the dimmed page. */
  layout?: string
}

/** Give it a name: `aria-label` or `aria-labelledby`. */
export function Overlay({ onClose, initialFocus, layout, children, ...modal }: OverlayProps) {
  const layer = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  useBackCloses(true, onClose)

  useLayoutEffect(() => {
    const before = document.activeElement
    const behind = [...(layer.current?.parentElement?.children ?? [])].filter(
      (element) => element !== layer.current && !element.hasAttribute('inert'),
    )
    for (const element of behind) element.setAttribute('inert', '')
    const first = initialFocus?.current ?? body.current
    first?.focus({ preventScroll: true })
    return () => {
      for (const element of behind) element.removeAttribute('inert')
      const isThere =
        before instanceof HTMLElement && before.isConnected && before !== document.body
      const next = isThere ? before : document.querySelector('main')
      next?.focus({ preventScroll: true })
    }
  }, [initialFocus])

  useEffect(() => {
    const node = layer.current
    // the page behind stays where it is; hiding its scrollbar would shift it
    const hold = (event: Event) => {
      const modal = body.current
      const isWithin = modal && event.target instanceof Node && modal.contains(event.target)
      if (isWithin && modal.scrollHeight > modal.clientHeight) return
      if (event.cancelable) event.preventDefault()
    }
    node?.addEventListener('wheel', hold, { passive: false })
    node?.addEventListener('touchmove', hold, { passive: false })
    return () => {
      node?.removeEventListener('wheel', hold)
      node?.removeEventListener('touchmove', hold)
    }
  }, [])

  // before it is painted: on a slow phone a key may come before an effect does
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [onClose])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has Escape
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape
    <div
      ref={layer}
      className={layout ? `overlay ${layout}` : 'overlay'}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div {...modal} ref={body} role="dialog" aria-modal="true" tabIndex={-1}>
        {children}
      </div>
    </div>
  )
}
