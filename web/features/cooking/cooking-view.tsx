/** One step at a time, readable from two metres, with the timers beside it. */
import './cooking-view.css'
import './cook-line.css'
import './cook-layouts.css'
import { type RefObject, useEffect, useRef } from 'react'
import type { HandsFree } from '#web/lib/hands-free/hands-free-view.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { VoiceLine } from '#web/ui/voice-line.tsx'
import { CookDock } from './cook-dock.tsx'
import { CookTop } from './cook-top.tsx'
import { StepActions } from './steps/step-actions.tsx'
import { StepIngredients, UsedInStep } from './steps/step-ingredients.tsx'
import { StepText } from './steps/step-text.tsx'
import { useEdgeTaps } from './steps/use-edge-taps.ts'
import { useFit } from './steps/use-fit.ts'
import { useStepKeys } from './steps/use-step-keys.ts'
import { TimerPanel } from './timers/timer-panel.tsx'
import type { CookingSession } from './use-cooking-session.ts'

type CookingViewProps = {
  cooking: CookingSession
  handsFree: HandsFree
  /** The box of the step's words, which scrolls where they are too many. */
  words: RefObject<HTMLDivElement | null>
  /** Null where the browser has no wake lock. */
  isAwake: boolean | null
  isDeleted: boolean
  onLeave: () => void
}

export function CookingView(props: CookingViewProps) {
  const { cooking, handsFree, words, isAwake, isDeleted, onLeave } = props
  const { session, text, isLast } = cooking
  const cook = useRef<HTMLDivElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const { step } = session
  const layout = useFit({ cook, words, text, step, timers: session.timers.length })

  /** Whoever turns the page by hand has read enough of the last one. */
  const move = (turn: () => void) => () => {
    handsFree.silence()
    turn()
  }
  const moves = { next: move(cooking.next), previous: move(cooking.previous) }
  // with very large letters a small screen may stand scrolled down
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its top
  useEffect(() => {
    cook.current?.parentElement?.scrollTo(0, 0)
  }, [step])
  useStepKeys(session.drawer === null, words, moves)
  useEdgeTaps(card, moves)

  return (
    <main id="main" className="cook-frame">
      <div ref={cook} className="cook" data-fold="0">
        <div className="cook-head">
          <CookTop cooking={cooking} isAwake={isAwake} onExit={onLeave} />
          {isDeleted && (
            <p role="status" className="cook-notice">
              This recipe was deleted. You can still cook it to the end.
            </p>
          )}
        </div>
        <StepCard cooking={cooking} card={card} words={words} />
        <StepActions cooking={cooking} />
        <TimerPanel cooking={cooking} layout={layout} />
        <div className="cook-line">
          {isLast ? <Complete onFinish={onLeave} /> : <NextStep cooking={cooking} />}
          <VoiceLine handsFree={handsFree} />
        </div>
        <CookDock cooking={cooking} handsFree={handsFree} moves={moves} />
      </div>
    </main>
  )
}

type StepCardProps = {
  cooking: CookingSession
  card: RefObject<HTMLDivElement | null>
  words: RefObject<HTMLDivElement | null>
}

function StepCard({ cooking, card, words }: StepCardProps) {
  const { text, session } = cooking
  return (
    <Card as="section" ref={card} className="cook-step" aria-labelledby="step-title">
      <div className="cook-words">
        <div className="cook-step-head">
          <h2 id="step-title" className="cook-step-number">
            Step {session.step + 1}
          </h2>
          <UsedInStep cooking={cooking} />
        </div>
        <StepText key={session.step} text={text} box={words} onTime={cooking.addTimeOfStep} />
        <StepIngredients cooking={cooking} />
      </div>
    </Card>
  )
}

function NextStep({ cooking: { recipe, session } }: { cooking: CookingSession }) {
  const next = session.step + 1
  return (
    <p className="cook-next">
      <b>Next: Step {next + 1}</b>
      <span dir="auto">{recipe.method[next]}</span>
    </p>
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
