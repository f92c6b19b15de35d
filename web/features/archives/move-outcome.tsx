/** How a move ended: all in, or halted with the choice to go on, take back or leave it. */
import { Link } from '@tanstack/react-router'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { count } from './archive-words.ts'
import type { Tally } from './bring-in.ts'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

type MoveHaltedProps = {
  tally: Tally
  problem: string | null
  canGoOn: boolean
  onGoOn: () => void
  onTakeBack: () => void
  onLeave: () => void
}

export function MoveHalted(props: MoveHaltedProps) {
  const { tally, problem, canGoOn, onGoOn, onTakeBack, onLeave } = props
  const heading = useFocusOnArrival<HTMLHeadingElement>()
  const { cameIn, unsure, wereThere, total, photosToCome } = tally
  const known = `${cameIn + wereThere} of ${count(total, 'recipe')} are in`
  const photos = photosToCome > 0 ? ` ${count(photosToCome, 'photo')} still to come.` : ''
  return (
    <Card pad as="section" className="move-outcome">
      <h2 ref={heading} tabIndex={-1} className="section-title">
        {problem ? 'That broke off' : 'Stopped'}
      </h2>
      <p role="alert">
        {problem && `${problem} `}
        {canGoOn
          ? `${known}${unsure > 0 ? `; ${unsure} more may be` : ''}.${photos}`
          : `${count(cameIn, 'recipe')} still to be taken back.`}
      </p>
      <div className="move-actions">
        {canGoOn && (
          <Button kind="solid" icon="i-lucide-play" onClick={onGoOn}>
            Go on
          </Button>
        )}
        {cameIn + unsure > 0 && (
          <Button kind="danger" icon="i-lucide-undo-2" onClick={onTakeBack}>
            Take back what came in
          </Button>
        )}
        <Button onClick={onLeave}>Leave it as it is</Button>
      </div>
    </Card>
  )
}

type MoveDoneProps = {
  tally: Tally
  fileName: string
  onTakeBack: () => void
  onAnother: () => void
}

export function MoveDone({ tally, fileName, onTakeBack, onAnother }: MoveDoneProps) {
  const heading = useFocusOnArrival<HTMLHeadingElement>()
  const { cameIn, wereThere, photosLost } = tally
  return (
    <Card pad as="section" className="move-outcome move-done">
      <img className="spot" src={spotUrl('pot')} alt="" width={132} height={132} />
      <h2 ref={heading} tabIndex={-1} className="section-title">
        {cameIn === 1 ? '1 recipe is in' : `${count(cameIn, 'recipe')} are in`}
      </h2>
      <p className="muted">From {fileName}</p>
      {wereThere > 0 && <p>{count(wereThere, 'recipe')} had come in before.</p>}
      {photosLost.length > 0 && <PhotosLost names={photosLost} />}
      <div className="move-actions">
        <Link to="/recipes" className={buttonClass({ kind: 'solid' })}>
          <Icon name="i-lucide-book-open" />
          See the recipes
        </Link>
        <Button icon="i-lucide-folder-open" onClick={onAnother}>
          Bring in another file
        </Button>
        {cameIn > 0 && (
          <Button kind="danger" icon="i-lucide-undo-2" onClick={onTakeBack}>
            {cameIn === 1 ? 'Take it back' : `Take back the ${cameIn}`}
          </Button>
        )}
      </div>
    </Card>
  )
}

const NAMED_MAX = 5

function PhotosLost({ names }: { names: string[] }) {
  const named = names.slice(0, NAMED_MAX).join(', ')
  const more = names.length > NAMED_MAX ? ` and ${names.length - NAMED_MAX} more` : ''
  return (
    <p>
      {names.length === 1 ? 'One photo' : `${names.length} photos`} could not be kept: {named}
      {more}.
    </p>
  )
}
