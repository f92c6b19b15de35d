/** What stands under a step, in reach of the thumb: back, on, and the voice between them. */
import './cook-dock.css'
import type { HandsFree } from '#web/lib/hands-free/hands-free-view.ts'
import { Icon } from '#web/ui/icon.tsx'
import { VoiceToggle } from '#web/ui/voice-toggle.tsx'
import { cookingWords } from './hands-free/voice-words.ts'
import type { StepMoves } from './steps/use-step-keys.ts'
import type { CookingSession } from './use-cooking-session.ts'

type CookDockProps = {
  cooking: CookingSession
  handsFree: HandsFree
  moves: StepMoves
}

export function CookDock({ cooking, handsFree, moves }: CookDockProps) {
  const { session, isLast } = cooking
  return (
    <footer className="cook-dock">
      <button
        type="button"
        className="cook-nav cook-nav-previous"
        aria-label="Previous"
        disabled={session.step === 0}
        onClick={moves.previous}
      >
        <Icon name="i-lucide-arrow-left" size="lg" />
        <span>Previous</span>
      </button>
      <VoiceToggle
        handsFree={handsFree}
        words={cookingWords(session.step + 1)}
        onHelp={() => cooking.open('help')}
      />
      <button
        type="button"
        className="cook-nav cook-nav-next"
        aria-label="Next"
        disabled={isLast}
        onClick={moves.next}
      >
        <span>Next</span>
        <Icon name="i-lucide-arrow-right" size="lg" />
      </button>
    </footer>
  )
}
