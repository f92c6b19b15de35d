/**
 * The word for an icon. For eyes alone: what it stands on must have a name of its own.
 * Ours, not Base UI's: the sidebar is on every page, and theirs is 28 KB of gzip for this.
 */
import './tooltip.css'
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'

/** Spec 1, section 7: a tip waits 700 ms; moving on to the next within 300 ms shows it at once. */
const TOOLTIP_DELAY_MS = 700
const TOOLTIP_SKIP_MS = 300

type Side = 'right' | 'top' | 'bottom'
type Tip = { label: string; side: Side; rect: DOMRect }
type Tips = { show: (tip: Tip, delayed: boolean) => void; hide: () => void }

const TooltipContext = createContext<Tips | null>(null)

export function TooltipProvider({ children }: { children: ReactNode }) {
  const [tip, setTip] = useState<Tip | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hiddenAt = useRef(Number.NEGATIVE_INFINITY)
  const isShown = tip !== null

  const hide = useCallback(() => {
    clearTimeout(timer.current)
    setTip((current) => {
      if (current) hiddenAt.current = performance.now()
      return null
    })
  }, [])

  const show = useCallback((next: Tip, delayed: boolean) => {
    clearTimeout(timer.current)
    const isWarm = performance.now() - hiddenAt.current < TOOLTIP_SKIP_MS
    if (!delayed || isWarm) setTip(next)
    else timer.current = setTimeout(() => setTip(next), TOOLTIP_DELAY_MS)
  }, [])

  useEffect(() => {
    if (!isShown) return
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && hide()
    addEventListener('keydown', onKeyDown)
    addEventListener('scroll', hide, true)
    return () => {
      removeEventListener('keydown', onKeyDown)
      removeEventListener('scroll', hide, true)
    }
  }, [isShown, hide])

  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <TooltipContext value={useMemo(() => ({ show, hide }), [show, hide])}>
      {children}
      {tip &&
        createPortal(
          <div className="tooltip" style={placeBeside(tip)} data-side={tip.side} aria-hidden="true">
            {tip.label}
          </div>,
          document.body,
        )}
    </TooltipContext>
  )
}

type TooltipProps = {
  label: string
  side?: Side
  /** No tip while the words themselves are on the screen. */
  isDisabled?: boolean
  /** One focusable element with its own accessible name. */
  children: ReactNode
}

export function Tooltip({ label, side = 'top', isDisabled = false, children }: TooltipProps) {
  const tips = use(TooltipContext)
  const anchor = useRef<HTMLSpanElement>(null)

  function open(delayed: boolean) {
    const rect = anchor.current?.firstElementChild?.getBoundingClientRect()
    if (rect && !isDisabled) tips?.show({ label, side, rect }, delayed)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the element inside it
    <span
      ref={anchor}
      className="tooltip-anchor"
      onPointerEnter={(event) => event.pointerType === 'mouse' && open(true)}
      onPointerLeave={tips?.hide}
      onPointerDown={tips?.hide}
      onFocus={(event) => event.target.matches(':focus-visible') && open(false)}
      onBlur={tips?.hide}
    >
      {children}
    </span>
  )
}

function placeBeside({ rect, side }: Tip) {
  if (side === 'right') return { left: rect.right + 10, top: rect.top + rect.height / 2 }
  const left = rect.left + rect.width / 2
  return side === 'top' ? { left, top: rect.top - 8 } : { left, top: rect.bottom + 8 }
}
