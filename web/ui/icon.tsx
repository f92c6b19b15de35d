/** A lucide icon as a masked box that takes the text's colour. Always decoration, never a name. */
import './icon.css'
import { classNames } from './class-names.ts'

/** Written out in full at the place of use, or the class is never generated. */
export type IconName = `i-lucide-${string}`

type IconProps = { name: IconName; size?: 'sm' | 'md' | 'lg'; className?: string }

export function Icon({ name, size = 'md', className }: IconProps) {
  return (
    <span
      className={classNames('icon', size !== 'md' && `icon-${size}`, name, className)}
      aria-hidden="true"
    />
  )
}
