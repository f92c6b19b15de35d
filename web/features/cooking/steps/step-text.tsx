/** The words of a step: amounts marked, times to be pressed. Their size is use-fit.ts's. */
import './step-text.css'
import type { RefObject } from 'react'
import { highlightSpans, type StepSpan } from '#shared/cooking/step-spans.ts'
import type { StepTime } from '#shared/cooking/step-times.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Marked stretches up to so many characters are not broken: '6 minutes' reads as one. */
const KEPT_TOGETHER = 14

type StepTextProps = {
  text: string
  box: RefObject<HTMLDivElement | null>
  onTime: (time: StepTime) => void
}

export function StepText({ text, box, onTime }: StepTextProps) {
  return (
    <div ref={box} className="step-text" aria-live="polite">
      <p dir="auto">
        {highlightSpans(text).map((span, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is its place in the text
          <Stretch key={index} span={span} onTime={onTime} />
        ))}
      </p>
    </div>
  )
}

function Stretch({ span, onTime }: { span: StepSpan; onTime: (time: StepTime) => void }) {
  const { text, marked, time } = span
  const className = text.length <= KEPT_TOGETHER ? 'step-mark' : undefined
  if (!marked) return text
  if (!time) return <mark className={className}>{text}</mark>
  return (
    <button
      type="button"
      dir="auto"
      className={classNames('step-time', className)}
      aria-label={`${text}: make a timer`}
      onClick={() => onTime(time)}
    >
      <Icon name="i-lucide-timer" />
      {text}
    </button>
  )
}
