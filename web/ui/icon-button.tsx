/** A button that is one icon. It has no visible word, so a name is required. */
import './button.css'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName
  'aria-label': string
  kind?: 'enamel' | 'flat' | 'solid' | 'danger'
  /** 44, 48 (md), 56 (lg), 64 (xl) pixels square. */
  size?: 'sm' | 'md' | 'lg' | 'xl'
}

export function IconButton(props: IconButtonProps) {
  const { icon, kind = 'enamel', size = 'md', className, type = 'button', ...button } = props
  return (
    <button {...button} type={type} className={iconButtonClass({ kind, size, className })}>
      <Icon name={icon} size={size === 'xl' ? 'lg' : 'md'} />
    </button>
  )
}

/** For links that look like an icon button; put an `Icon` inside and give the link a name. */
export function iconButtonClass(
  look: Pick<IconButtonProps, 'kind' | 'size' | 'className'> = {},
): string {
  const { kind = 'enamel', size = 'md', className } = look
  return classNames(
    'icon-btn',
    kind !== 'enamel' && `icon-btn-${kind}`,
    size !== 'md' && `icon-btn-${size}`,
    className,
  )
}
