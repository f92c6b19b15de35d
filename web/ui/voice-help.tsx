/** 'What can I say?': examples of every kind of command, and how one is heard and answered. */
import './voice-help.css'
import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { AnswerChoices, ListenChoice } from './voice-choices.tsx'

export type VoiceExamples = { title: string; examples: readonly string[] }

const RECORDED =
  'Tap, then say one thing. This browser cannot recognise speech, so the sentence is sent to be written down.'

type VoiceHelpProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  commands: readonly VoiceExamples[]
  /** A command that is short and common here; without it how it listens is no choice. */
  plain?: string
  /** One sentence a tap is sent to be written down: there is no choice when to listen. */
  isRecorded?: boolean
  /** What to do without a voice. */
  without?: ReactNode
  className?: string
}

export function VoiceHelp({ commands, plain, isRecorded, without, ...dialog }: VoiceHelpProps) {
  return (
    <Dialog {...dialog} title="What can I say?">
      {isRecorded && <p className="muted">{RECORDED}</p>}
      {!isRecorded && plain !== undefined && <ListenChoice plain={plain} />}
      <div className="voice-help">
        {commands.map(({ title, examples }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {examples.map((example) => (
                <li key={example}>“{example}”</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {without && <p className="muted voice-without">{without}</p>}
      <AnswerChoices />
    </Dialog>
  )
}
