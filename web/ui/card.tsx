/** Enamel round one object. Sections are not wrapped in it: headings sit on the page. */
import './card.css'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'form' | 'aside'
  /** 20 px of padding, 26 from 1024. */
  pad?: boolean
}

export function Card({ as = 'div', pad = false, className, ...rest }: CardProps) {
  // The tags differ only in meaning, so the div's props stand for all of them.
  const Tag = as as 'div'
  return <Tag {...rest} className={classNames('card', pad && 'card-pad', className)} />
}
