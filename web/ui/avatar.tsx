/** A chef's plate: initials on one of ten colours. Decoration beside a name, unless it is given one. */
import './avatar.css'
import type { CSSProperties } from 'react'
import { initials } from '#shared/profiles/avatar.ts'
import { classNames } from './class-names.ts'

type AvatarProps = {
  name: string
  color: string
  /** 30 (xs), 36, 44 (md), 64 (lg) and 116, from 1024 on 132 (xl). */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl'
  /** Where no name stands beside it. */
  label?: string
}

export function Avatar({ name, color, size = 'md', label }: AvatarProps) {
  const style: CSSProperties & { '--c': string } = { '--c': color }
  return (
    <span
      className={classNames('avatar', size !== 'md' && `avatar-${size}`)}
      style={style}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {initials(name)}
    </span>
  )
}
