/** Recipes on their way: what happens, how far it is, and how it ends early. */
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

type MoveProgressProps = {
  title: string
  text: string
  done: number
  total: number
  stopLabel?: string
  isStopping?: boolean
  /** Left out where it cannot be stopped. */
  onStop?: () => void
}

export function MoveProgress(props: MoveProgressProps) {
  const { title, text, done, total, stopLabel = 'Stop', isStopping = false, onStop } = props
  const heading = useFocusOnArrival<HTMLHeadingElement>()
  return (
    <Card pad as="section" className="move-progress" aria-busy="true">
      <h2 ref={heading} tabIndex={-1} className="section-title">
        {title}
      </h2>
      <p role="status" className="num">
        {text}
      </p>
      <ProgressBar label={title} value={done} max={Math.max(1, total)} valueText={text} />
      {onStop && (
        <Button icon="i-lucide-x" disabled={isStopping} onClick={onStop}>
          {stopLabel}
        </Button>
      )}
    </Card>
  )
}
