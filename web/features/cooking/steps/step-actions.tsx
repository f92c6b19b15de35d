/** What a step offers: its timer, if it takes time, the coach, and the timers where their panel is folded. */
import { Button } from '#web/ui/button.tsx'
import { TimersButton } from '../timers/timers-button.tsx'
import type { CookingSession } from '../use-cooking-session.ts'

export function StepActions({ cooking }: { cooking: CookingSession }) {
  return (
    <div className="cook-actions">
      {cooking.minutes !== null && (
        <Button kind="heat" size="cook" icon="i-lucide-timer" onClick={cooking.addStepTimer}>
          Start Timer
        </Button>
      )}
      <Button
        kind="blue"
        size="cook"
        icon="i-lucide-message-circle"
        onClick={() => cooking.open('coach')}
      >
        Ask Coach
      </Button>
      <TimersButton cooking={cooking} />
    </div>
  )
}
