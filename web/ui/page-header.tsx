/** A page's title with its actions, and the smaller kind over a section. */
import './page-header.css'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type PageHeaderProps = {
  title: ReactNode
  /** A line under the title. */
  text?: ReactNode
  /** Before the title: a back button. */
  back?: ReactNode
  actions?: ReactNode
  className?: string
}

export function PageHeader({ title, text, back, actions, className }: PageHeaderProps) {
  return (
    <div className={classNames('page-head', className)}>
      {back}
      <div className="page-head-text">
        <h1 className="page-title">{title}</h1>
        {text && <p className="muted">{text}</p>}
      </div>
      {actions && <div className="page-head-actions">{actions}</div>}
    </div>
  )
}

type SectionHeaderProps = {
  title: ReactNode
  actions?: ReactNode
  level?: 2 | 3
  id?: string
  className?: string
}

export function SectionHeader({ title, actions, level = 2, id, className }: SectionHeaderProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={classNames('section-head', className)}>
      <Heading id={id} className="section-title">
        {title}
      </Heading>
      {actions}
    </div>
  )
}
