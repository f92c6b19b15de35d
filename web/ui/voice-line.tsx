/** What came of what was said: the answer with Undo, a question to answer, or what was ignored. */
import './voice-line.css'
import type { HandsFree } from '#web/lib/hands-free/hands-free-view.ts'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

export function VoiceLine({ handsFree }: { handsFree: HandsFree }) {
  const { reply, ignored, question, canUndo } = handsFree.view()
  const isYesNo =
    question !== null && question.about !== 'duration' && question.about !== 'whichTimer'
  const isShown = reply !== '' || ignored !== '' || canUndo
  return (
    <div className={classNames('voice-line', isShown && 'on')}>
      {/* long words scroll, by keys too */}
      <div role="status" className="voice-line-words" tabIndex={isShown ? 0 : undefined}>
        {reply !== '' && <p>{reply}</p>}
        {ignored !== '' && <small>Heard: {ignored}</small>}
      </div>
      {isYesNo && (
        <>
          <Button size="sm" kind="solid" onClick={() => handsFree.answer(true)}>
            Yes
          </Button>
          <Button size="sm" onClick={() => handsFree.answer(false)}>
            No
          </Button>
        </>
      )}
      {canUndo && !isYesNo && (
        <Button size="sm" icon="i-lucide-undo-2" onClick={handsFree.undo}>
          Undo
        </Button>
      )}
    </div>
  )
}
