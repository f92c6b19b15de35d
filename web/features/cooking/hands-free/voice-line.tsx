/** What came of what was said: the answer with Undo, a question to answer, or what was ignored. */
import './voice-line.css'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { HandsFree } from './hands-free-view.ts'

type VoiceLineProps = { handsFree: HandsFree; onHelp: () => void }

export function VoiceLine({ handsFree, onHelp }: VoiceLineProps) {
  const { state, reply, ignored, question, canUndo } = handsFree.view()
  const isOn = state === 'listening' || state === 'starting'
  const isYesNo = question !== null && question.about !== 'duration'
  const words = reply !== '' ? reply : ignored !== '' ? `Heard: ${ignored}` : ''
  return (
    <div
      className={classNames(
        'voice-line',
        (isOn || words !== '') && 'on',
        words === '' && 'voice-line-quiet',
      )}
    >
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
      {isOn && !isYesNo && (
        <Button
          size="sm"
          kind="quiet"
          icon="i-lucide-circle-question-mark"
          aria-label="What can I say?"
          className={words === '' ? 'voice-line-help' : undefined}
          onClick={onHelp}
        >
          {words === '' ? 'What can I say?' : ''}
        </Button>
      )}
    </div>
  )
}
