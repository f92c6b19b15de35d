/** All timers in one button, where a long step leaves their panel no room: the next to end, how many more. */
import { formatTime, remainingSeconds } from '#shared/cooking/timer.ts'
import { Button } from '#web/ui/button.tsx'
import type { CookingSession } from '../use-cooking-session.ts'
import { useNow } from './use-now.ts'

export function TimersButton({ cooking }: { cooking: CookingSession }) {
  const { timers } = cooking.session
  const running = timers.filter((timer) => timer.isRunning)
  const now = useNow(running.length > 0, timers)
  const [next] = running.toSorted((a, b) => (a.endsAt ?? 0) - (b.endsAt ?? 0))
  const shown = next ?? timers[0]
  const others = timers.length > 1 ? ` +${timers.length - 1}` : ''
  const words = shown && `${formatTime(remainingSeconds(shown, now))}${others}`
  return (
    <Button
      size="cook"
      icon="i-lucide-alarm-clock"
      className="timers-button"
      aria-label={words ? `Active Timers: ${words}` : 'Active Timers'}
      onClick={() => cooking.open('timers')}
    >
      <span className="num">{words ?? 'Timers'}</span>
    </Button>
  )
}
