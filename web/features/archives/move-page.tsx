/** /recipes/move: recipes of other keepers come in, and what is here can be taken along. */
import './move-page.css'
import { Link } from '@tanstack/react-router'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ArchiveChooser } from './archive-chooser.tsx'
import { ArchivePreview } from './archive-preview.tsx'
import { count } from './archive-words.ts'
import { MoveOut } from './move-out.tsx'
import { MoveDone, MoveHalted } from './move-outcome.tsx'
import { MoveProgress } from './move-progress.tsx'
import { type MoveInState, useMoveIn } from './use-move-in.ts'

export function MovePage() {
  const moveIn = useMoveIn()
  const { state } = moveIn
  return (
    <div className="move page-in">
      <title>Import and export · Dollop</title>
      {state.step === 'preview' ? (
        <Button size="sm" icon="i-lucide-arrow-left" onClick={moveIn.backToChoice}>
          Another File
        </Button>
      ) : (
        <Link to="/recipes" className={buttonClass({ size: 'sm' })}>
          <Icon name="i-lucide-arrow-left" />
          Back to Recipes
        </Link>
      )}
      <h1 className="page-title">Import and export</h1>
      <MoveIn state={state} moveIn={moveIn} />
      {state.step === 'choose' && <MoveOut />}
    </div>
  )
}

type MoveInProps = { state: MoveInState; moveIn: ReturnType<typeof useMoveIn> }

function MoveIn({ state, moveIn }: MoveInProps) {
  switch (state.step) {
    case 'choose':
      return <ArchiveChooser problem={state.problem} onChoose={moveIn.choose} />
    case 'reading':
      return (
        <MoveProgress
          title={`Reading ${state.fileName}`}
          text={state.total > 1 ? `${state.done} of ${state.total} files` : 'Looking for recipes'}
          done={state.done}
          total={state.total}
          stopLabel="Cancel"
          onStop={moveIn.backToChoice}
        />
      )
    case 'preview':
      return <ArchivePreview preview={state.preview} onBegin={moveIn.begin} />
    case 'bringing': {
      const { cameIn, wereThere, total, photosCame, photosToCome } = state.tally
      if (cameIn + wereThere === total && photosToCome > 0) {
        const photos = photosCame + photosToCome
        return (
          <MoveProgress
            title="Fetching photos"
            text={`${photosCame} of ${count(photos, 'photo')}. The recipes are in; their sites give about 20 photos a minute.`}
            done={photosCame}
            total={photos}
            stopLabel={state.isStopping ? 'Stopping...' : 'Stop'}
            isStopping={state.isStopping}
            onStop={moveIn.stop}
          />
        )
      }
      return (
        <MoveProgress
          title="Bringing the recipes in"
          text={`${cameIn + wereThere} of ${total} recipes`}
          done={cameIn + wereThere}
          total={total}
          stopLabel={state.isStopping ? 'Stopping...' : 'Stop'}
          isStopping={state.isStopping}
          onStop={moveIn.stop}
        />
      )
    }
    case 'taking-back':
      return (
        <MoveProgress
          title="Taking the recipes back"
          text={`${state.done} of ${state.total} recipes`}
          done={state.done}
          total={state.total}
        />
      )
    case 'halted':
      return (
        <MoveHalted
          {...state}
          onGoOn={moveIn.goOn}
          onTakeBack={moveIn.takeBack}
          onLeave={moveIn.leaveAsIs}
        />
      )
    case 'done':
      return <MoveDone {...state} onTakeBack={moveIn.takeBack} onAnother={moveIn.backToChoice} />
  }
}
