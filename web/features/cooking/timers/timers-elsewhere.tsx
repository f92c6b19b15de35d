/** Timers that go on after cooking mode was left: a strip over the page, until they ring. */
import { AlarmBar } from './alarm-bar.tsx'
import { TimerStrip } from './timer-strip.tsx'
import { TimerTitle } from './timer-title.tsx'
import { useAlarm } from './use-alarm.ts'
import { useTimersElsewhere } from './use-timers-elsewhere.ts'

/** `except`: the recipe whose timers are on the screen anyway. */
export function TimersElsewhere({ except }: { except?: string }) {
  const { timers, ringing, settle, stop } = useTimersElsewhere(except)
  const running = timers.map(({ timer }) => timer)
  useAlarm({ timers: running, isRinging: ringing.length > 0, settle })
  const isInShell = except === undefined
  return (
    <>
      {isInShell && <TimerTitle timers={running} ringing={ringing} />}
      <AlarmBar ringing={ringing} onStop={stop} />
      <TimerStrip
        timers={timers}
        className={isInShell ? 'timer-strip-shell' : 'timer-strip-bare'}
      />
    </>
  )
}
