/** What came of what was said: the answer with Undo, a question to answer, or what was ignored. */
import './voice-line.css'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { HandsFree } from './hands-free.ts'

type VoiceLineProps = { handsFree: HandsFree; onHelp: () => void }

export function VoiceLine({ handsFree, onHelp }: VoiceLineProps) {
  const { state, reply, ignored, question, canUndo } = handsFree.view()
  const isOn = state === 'listening' || state === 'starting'
  const isYesNo = question !== null && question.about !== 'duration'
  return (
    <div className={isOn || reply !== '' ? 'voice-line on' : 'voice-line'}>
      <p role="status" className={reply === '' ? 'voice-line-idle' : undefined}>
        {reply !== '' ? reply : ignored !== '' ? `Heard: ${ignored}` : ''}
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
        <IconButton
          icon="i-lucide-circle-question-mark"
          size="sm"
          kind="flat"
          aria-label="What can I say?"
          onClick={onHelp}
        />
      )}
    </div>
  )
}
