/** What came of what was said: the answer with Undo, a question to answer, or what was ignored. */
import './voice-line.css'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { HandsFree } from './hands-free-view.ts'

export function VoiceLine({ handsFree }: { handsFree: HandsFree }) {
  const { reply, ignored, question, canUndo } = handsFree.view()
  const isYesNo = question !== null && question.about !== 'duration'
  const isShown = reply !== '' || ignored !== '' || canUndo
  return (
    <div className={classNames('voice-line', isShown && 'on')}>
      <div role="status" className="voice-line-words">
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
