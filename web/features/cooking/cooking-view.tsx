/** One step at a time, readable from two metres, with the timers beside it. */
import './cooking-view.css'
import { useEffect, useRef } from 'react'
import type { HandsFree } from '#web/lib/hands-free/hands-free-view.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CookDock } from './cook-dock.tsx'
import { CookTop } from './cook-top.tsx'
import { StepActions } from './steps/step-actions.tsx'
import { StepIngredients } from './steps/step-ingredients.tsx'
import { StepText } from './steps/step-text.tsx'
import { useEdgeTaps } from './steps/use-edge-taps.ts'
import { useStepKeys } from './steps/use-step-keys.ts'
import { TimerPanel } from './timers/timer-panel.tsx'
import type { CookingSession } from './use-cooking-session.ts'

type CookingViewProps = {
  cooking: CookingSession
  handsFree: HandsFree
  /** Null where the browser has no wake lock. */
  isAwake: boolean | null
  isDeleted: boolean
  onLeave: () => void
}

export function CookingView(props: CookingViewProps) {
  const { cooking, handsFree, isAwake, isDeleted, onLeave } = props
  const { recipe, session, text, isLast } = cooking
  const card = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLDivElement>(null)
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
  const moves = { next: goNext, previous: goPrevious }
  useStepKeys(session.drawer === null, words, moves)
  useEdgeTaps(card, moves)

  return (
    <main id="main" className="cook">
      <CookTop cooking={cooking} isAwake={isAwake} onExit={onLeave} />
      {isDeleted && (
        <p role="status" className="cook-notice">
          This recipe was deleted. You can still cook it to the end.
        </p>
      )}
      <Card as="section" ref={card} className="cook-step" aria-labelledby="step-title">
        <h2 id="step-title" className="cook-step-number">
          Step {number}
        </h2>
        <StepText key={session.step} text={text} box={words} onTime={cooking.addTimeOfStep} />
        <StepIngredients cooking={cooking} />
        <StepActions cooking={cooking} />
      </Card>
      {isLast ? (
        <Complete onFinish={onLeave} />
      ) : (
        <p className="cook-next">
          <b>Next: Step {number + 1}</b>
          <span dir="auto">{next}</span>
        </p>
      )}
      <TimerPanel cooking={cooking} />
      <CookDock cooking={cooking} handsFree={handsFree} moves={moves} />
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
