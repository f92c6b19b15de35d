/** What came of what was said: the answer with Undo, a question to answer, or what was ignored. */
import './voice-line.css'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { HandsFree } from './hands-free-view.ts'

export function VoiceLine({ handsFree }: { handsFree: HandsFree }) {
  const { reply, ignored, question, canUndo } = handsFree.view()
  const isYesNo = question !== null && question.about !== 'duration'
  const words = reply !== '' ? reply : ignored !== '' ? `Heard: ${ignored}` : ''
  return (
    <div className={classNames('voice-line', (words !== '' || canUndo) && 'on')}>
      <p role="status" className={reply === '' ? 'voice-line-idle' : undefined}>
        {words}
      </p>
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
