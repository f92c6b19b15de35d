/** One step at a time, readable from two metres, with the timers beside it. */
import './cooking-view.css'
import { useEffect } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CookDock } from './cook-dock.tsx'
import { CookTop } from './cook-top.tsx'
import type { HandsFree } from './hands-free/hands-free-view.ts'
import { StepActions } from './step-actions.tsx'
import { StepText } from './step-text.tsx'
import { TimerPanel } from './timers/timer-panel.tsx'
import type { CookingSession } from './use-cooking-session.ts'
import { useStepKeys } from './use-step-keys.ts'

type CookingViewProps = {
  cooking: CookingSession
  handsFree: HandsFree
  /** Null where the browser has no wake lock. */
  isAwake: boolean | null
  onLeave: (isFinished: boolean) => void
}

export function CookingView({ cooking, handsFree, isAwake, onLeave }: CookingViewProps) {
  const { recipe, session, text, isLast } = cooking
  const number = session.step + 1
  const next = recipe.method[session.step + 1]

  /** Whoever turns the page by hand has read enough of the last one. */
  const move = (turn: () => void) => () => {
    handsFree.silence()
    turn()
  }
  const goNext = move(cooking.next)
  const goPrevious = move(cooking.previous)
  // a small screen may stand scrolled down to the timers
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its top
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [session.step])
  useStepKeys(session.drawer === null, { next: goNext, previous: goPrevious })

  return (
    <main id="main" className="cook">
      <CookTop cooking={cooking} isAwake={isAwake} onExit={() => onLeave(false)} />
      <Card as="section" className="cook-step" aria-labelledby="step-title">
        <h2 id="step-title" className="cook-step-number">
          Step {number}
        </h2>
        <StepText key={session.step} text={text} />
        <StepActions cooking={cooking} />
      </Card>
      {isLast ? (
        <Complete onFinish={() => onLeave(true)} />
      ) : (
        <p className="cook-next">
          <b>Next: Step {number + 1}</b>
          <span>{next}</span>
        </p>
      )}
      <TimerPanel cooking={cooking} />
      <CookDock cooking={cooking} handsFree={handsFree} onNext={goNext} onPrevious={goPrevious} />
    </main>
  )
}

function Complete({ onFinish }: { onFinish: () => void }) {
  return (
    <Card as="section" className="cook-complete" aria-labelledby="complete-title">
      <h2 id="complete-title" className="section-title">
        Cooking Complete!
      </h2>
      <Button kind="solid" icon="i-lucide-check" onClick={onFinish}>
        Finish & Exit
      </Button>
    </Card>
  )
}
