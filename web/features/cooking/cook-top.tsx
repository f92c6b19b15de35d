/** What stands above a step: which recipe, how far, and the two drawers. */
import './cook-top.css'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ProgressBar, Steps } from '#web/ui/progress.tsx'
import type { CookingSession } from './use-cooking-session.ts'

/** More segments than these could not be told apart on a phone. */
const MOST_SEGMENTS = 24

type CookTopProps = {
  cooking: CookingSession
  /** Null where the browser has no wake lock. */
  isAwake: boolean | null
  onExit: () => void
}

export function CookTop({ cooking, isAwake, onExit }: CookTopProps) {
  const { recipe, session, steps } = cooking
  return (
    <header className="cook-top">
      <IconButton
        icon="i-lucide-x"
        size="lg"
        aria-label="Exit"
        className="cook-exit"
        onClick={onExit}
      />
      <div className="cook-title">
        <h1 dir="auto">{recipe.name}</h1>
        <p className="num">
          Step {session.step + 1} of {steps}
        </p>
      </div>
      <div className="cook-progress">
        {steps <= MOST_SEGMENTS ? (
          <Steps current={session.step} total={steps} label="Steps" />
        ) : (
          <ProgressBar
            label="Steps"
            value={session.step + 1}
            max={steps}
            valueText={`Step ${session.step + 1} of ${steps}`}
          />
        )}
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
  )
}

function WakeBadge({ isAwake }: { isAwake: boolean }) {
  return (
    <span className={isAwake ? 'cook-wake on' : 'cook-wake'} role="status">
      <Icon name={isAwake ? 'i-lucide-sun' : 'i-lucide-moon'} size="sm" />
      <span>{isAwake ? 'Screen locked' : 'Wake lock off'}</span>
    </span>
  )
}
