/** The heading of a step of the planner. */
import { useEffect, useRef } from 'react'

type PlannerHeadingProps = {
  children: string
  /** After a step back or forth, whose button is gone: the keyboard goes on from here. */
  takesFocus: boolean
}

export function PlannerHeading({ children, takesFocus }: PlannerHeadingProps) {
  const heading = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])

  return (
    <span ref={heading} tabIndex={-1} className="planner-heading">
      {children}
    </span>
  )
}
