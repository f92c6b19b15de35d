/** One step at a time, readable from two metres, with the timers beside it. */
import './cooking-view.css'
import { useEffect } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Steps } from '#web/ui/progress.tsx'
import type { HandsFree } from './hands-free.ts'
import { StepActions } from './step-actions.tsx'
import { StepText } from './step-text.tsx'
import { TimerPanel } from './timer-panel.tsx'
import type { CookingSession } from './use-cooking-session.ts'
import { useStepKeys } from './use-step-keys.ts'
import { VoiceLine } from './voice-line.tsx'
import { VoiceToggle } from './voice-toggle.tsx'

type CookingViewProps = {
  cooking: CookingSession
  handsFree: HandsFree
  /** Null where the browser has no wake lock. */
  isAwake: boolean | null
  onLeave: (isFinished: boolean) => void
}

export function CookingView({ cooking, handsFree, isAwake, onLeave }: CookingViewProps) {
  const { recipe, session, steps, text, isLast } = cooking
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
      <header className="cook-top">
        <IconButton
          icon="i-lucide-x"
          size="lg"
          aria-label="Exit"
          className="cook-exit"
          onClick={() => onLeave(false)}
        />
        <div className="cook-title">
          <h1>{recipe.name}</h1>
          <p className="num">
            Step {number} of {steps}
          </p>
        </div>
        <div className="cook-progress">
          <Steps current={session.step} total={steps} label="Steps" />
        </div>
        {isAwake !== null && <WakeBadge isAwake={isAwake} />}
        <div className="cook-drawers">
          <Button icon="i-lucide-list-checks" onClick={() => cooking.open('ingredients')}>
            Ingredients
          </Button>
          <Button icon="i-lucide-book-open" onClick={() => cooking.open('recipe')}>
            Recipe
          </Button>
        </div>
      </header>
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
      <footer className="cook-dock">
        <VoiceLine handsFree={handsFree} onHelp={() => cooking.open('help')} />
        <button
          type="button"
          className="cook-nav cook-nav-previous"
          aria-label="Previous"
          disabled={session.step === 0}
          onClick={goPrevious}
        >
          <Icon name="i-lucide-arrow-left" size="lg" />
          <span>Previous</span>
        </button>
        <VoiceToggle handsFree={handsFree} step={number} />
        <button
          type="button"
          className="cook-nav cook-nav-next"
          aria-label="Next"
          disabled={isLast}
          onClick={goNext}
        >
          <span>Next</span>
          <Icon name="i-lucide-arrow-right" size="lg" />
        </button>
      </footer>
    </main>
  )
}

function WakeBadge({ isAwake }: { isAwake: boolean }) {
  return (
    <span className={isAwake ? 'cook-wake on' : 'cook-wake'} role="status">
      <Icon name={isAwake ? 'i-lucide-sun' : 'i-lucide-moon'} size="sm" />
      {isAwake ? 'Screen locked' : 'Wake lock off'}
    </span>
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
