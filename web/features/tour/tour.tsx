/** The first-run tour: five steps that may be skipped at any time. It never navigates. */
import './tour.css'
import { useId, useRef, useState } from 'react'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Overlay } from '#web/ui/overlay.tsx'
import { Steps } from '#web/ui/progress.tsx'
import { TOUR_STEPS } from './tour-steps.ts'

export function Tour({ onEnd }: { onEnd: () => void }) {
  const [place, setPlace] = useState(0)
  const next = useRef<HTMLButtonElement>(null)
  const id = useId()
  const step = TOUR_STEPS[place]
  const isLast = place === TOUR_STEPS.length - 1

  return (
    <Overlay
      layout={place === 0 ? 'tour-layer' : 'tour-layer tour-aside'}
      className="tour"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      initialFocus={next}
      onClose={onEnd}
    >
      <div className="tour-top">
        <Steps label="Tour" current={place} total={TOUR_STEPS.length} />
        <IconButton icon="i-lucide-x" kind="flat" size="sm" aria-label="Close" onClick={onEnd} />
      </div>
      <div aria-live="polite" aria-atomic="true">
        {step && (
          <div key={place} className="tour-step">
            <img className="spot" src={spotUrl(step.spot)} alt="" width={104} height={104} />
            <div>
              <h2 id={`${id}-title`} className="section-title">
                {step.title}
              </h2>
              <p id={`${id}-text`}>{step.text}</p>
            </div>
          </div>
        )}
      </div>
      <div className="tour-actions">
        <Button kind="quiet" onClick={onEnd}>
          Skip
        </Button>
        <Button
          ref={next}
          kind="solid"
          endIcon={isLast ? undefined : 'i-lucide-arrow-right'}
          onClick={() => (isLast ? onEnd() : setPlace(place + 1))}
        >
          {isLast ? 'Done' : 'Next'}
        </Button>
      </div>
    </Overlay>
  )
}
