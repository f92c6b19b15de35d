/** What a task screen is about: it sticks above the bottom navigation, and stands in the page from 1024. */
import './action-bar.css'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export function ActionBar({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames('action-bar', className)}>{children}</div>
}
