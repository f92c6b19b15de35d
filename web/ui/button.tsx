/** Buttons, and `buttonClass` for router links that look like one. */
import './button.css'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

/** `heat` is for cooking alone; `solid` is every other primary action, one per view region. */
type ButtonKind = 'heat' | 'solid' | 'enamel' | 'blue' | 'quiet' | 'danger'
/** Heights: sm 44, md 52, lg 64, cook 60 on a phone and 72 from a tablet on. */
type ButtonSize = 'sm' | 'md' | 'lg' | 'cook'

type ButtonLook = { kind?: ButtonKind; size?: ButtonSize; full?: boolean; className?: string }

export function buttonClass(look: ButtonLook = {}): string {
  const { kind = 'enamel', size = 'md', full = false, className } = look
  return classNames(
    'btn',
    kind !== 'enamel' && `btn-${kind}`,
    size !== 'md' && `btn-${size}`,
    full && 'btn-full',
    className,
  )
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    icon?: IconName | undefined
    /** After the label, such as a menu's chevron. */
    endIcon?: IconName | undefined
    /** Busy: keeps its width and its focus, shows a spinner and `pendingLabel`, ignores clicks. */
    pending?: boolean
    pendingLabel?: string
    children: ReactNode
  }

export function Button(props: ButtonProps) {
  const { kind, size, full, className, icon, endIcon, pending, pendingLabel, ...rest } = props
  const { children, onClick, type = 'button', disabled, ...button } = rest
  const keep = pending && typeof children === 'string' ? children : undefined

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      {...button}
      type={type}
      disabled={disabled && !pending}
      aria-disabled={pending || button['aria-disabled']}
      aria-busy={pending || undefined}
      className={buttonClass({ kind, size, full, className })}
      onClick={press}
    >
      {pending ? (
        <span className="btn-busy" data-keep={keep} data-icon={icon && ''}>
          <span>
            <Spinner />
            {pendingLabel ?? children}
          </span>
        </span>
      ) : (
        <>
          {icon && <Icon name={icon} />}
          <span className="btn-label">{children}</span>
        </>
      )}
      {endIcon && <Icon name={endIcon} size="sm" />}
    </button>
  )
}

function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}
