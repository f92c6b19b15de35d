/** The shape of what is coming, shown only when it takes longer than 300 ms. */
import './skeleton.css'
import type { CSSProperties, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type SkeletonProps = {
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  radius?: CSSProperties['borderRadius']
  className?: string
}

export function Skeleton({ width, height = 20, radius, className }: SkeletonProps) {
  return (
    <span
      className={classNames('skeleton', className)}
      style={{ width, height, borderRadius: radius }}
      aria-hidden="true"
    />
  )
}

type LoadingProps = {
  /** Said aloud while the shapes stand in. */
  label?: string
  className?: string
  children: ReactNode
}

/** The region around skeletons. */
export function Loading({ label = 'Loading...', className, children }: LoadingProps) {
  return (
    <div aria-busy="true" className={className}>
      <span role="status" className="vh">
        {label}
      </span>
      {children}
    </div>
  )
}
