/** Every timer with all that can be done to it, where the screen has no room for that. */
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TimerCard } from '../timers/timer-card.tsx'
import { useNow } from '../timers/use-now.ts'
import type { CookingSession } from '../use-cooking-session.ts'
import type { DrawerProps } from './ingredients-drawer.tsx'

type TimersDrawerProps = DrawerProps & { cooking: CookingSession }

export function TimersDrawer({ cooking, ...drawer }: TimersDrawerProps) {
  return (
    <Dialog
      {...drawer}
      title="Active Timers"
      className="cook-drawer"
      actions={
        <Button kind="solid" icon="i-lucide-plus" onClick={cooking.addCustomTimer}>
          Add Timer
        </Button>
      }
    >
      <AllTimers cooking={cooking} />
    </Dialog>
  )
}

function AllTimers({ cooking }: { cooking: CookingSession }) {
  const { timers } = cooking.session
  const now = useNow(
    timers.some((timer) => timer.isRunning),
    timers,
  )
  if (timers.length === 0) return <p className="muted">No active timers</p>
  return (
    <ul className="timers-all">
      {timers.map((timer) => (
        <li key={timer.id}>
          <TimerCard
            timer={timer}
            now={now}
            look="open"
            onChange={(how) => cooking.changeTimer(timer.id, how)}
            onRemove={() => cooking.removeTimer(timer.id)}
          />
        </li>
      ))}
    </ul>
  )
}
