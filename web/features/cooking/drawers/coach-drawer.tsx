/** Questions to the coach: four at a tap, any other typed (Spec 2, section 2). */
import './drawers.css'
import { type Dispatch, type FormEvent, type SetStateAction, useState } from 'react'
import { QUESTION_CHARS_MAX } from '#shared/guide/chat-words.ts'
import { isBlank } from '#shared/typed-text.ts'
import { useFieldFaults } from '#web/lib/use-field-faults.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { roomHint } from '#web/ui/room-hint.ts'
import { TextInput } from '#web/ui/text-input.tsx'
import type { DrawerProps } from './ingredients-drawer.tsx'
import { SpokenBy } from './spoken-by.tsx'
import type { Coach } from './use-coach.ts'

const QUICK_QUESTIONS = [
  'What does this technique mean?',
  'Can I substitute an ingredient?',
  "How do I know when it's done?",
  "What if I don't have this tool?",
]

type CoachDrawerProps = DrawerProps & { coach: Coach; step: number }

export function CoachDrawer({ coach, step, ...drawer }: CoachDrawerProps) {
  const [typed, setTyped] = useState('')
  return (
    <Dialog
      {...drawer}
      title="Ask Coach"
      description={`About step ${step + 1}`}
      className="cook-drawer"
      actions={<CoachForm coach={coach} typed={typed} onType={setTyped} />}
    >
      <ul className="coach-quick" aria-label="Quick questions">
        {QUICK_QUESTIONS.map((question) => (
          <li key={question}>
            <Button
              kind="blue"
              full
              disabled={coach.asked !== null}
              onClick={() => coach.ask(question)}
            >
              {question}
            </Button>
          </li>
        ))}
      </ul>
      <CoachTalk coach={coach} />
    </Dialog>
  )
}

const RULES = { question: { max: QUESTION_CHARS_MAX } }

type CoachFormProps = {
  coach: Coach
  typed: string
  onType: Dispatch<SetStateAction<string>>
}

function CoachForm({ coach, typed, onType }: CoachFormProps) {
  const isBusy = coach.asked !== null
  const { form, faults, refuses, forget } = useFieldFaults(RULES)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const question = typed
    if (isBusy || isBlank(question) || refuses({ question })) return
    if ((await coach.ask(question)) !== null) {
      onType((current) => (current === question ? '' : current))
    }
  }

  return (
    <form ref={form} className="coach-form" noValidate onSubmit={submit}>
      <Field
        label="Your question"
        hideLabel
        hint={roomHint(typed, QUESTION_CHARS_MAX)}
        error={faults.question}
      >
        <TextInput
          value={typed}
          placeholder="Ask anything about this step"
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => {
            onType(event.target.value)
            forget('question')
          }}
        />
      </Field>
      <Button
        type="submit"
        kind="solid"
        pending={isBusy}
        pendingLabel="Asking..."
        disabled={isBlank(typed)}
      >
        Ask
      </Button>
    </form>
  )
}

function CoachTalk({ coach: { asked, exchanges } }: { coach: Coach }) {
  return (
    <div aria-live="polite" aria-busy={asked !== null} className="coach-talk">
      {asked !== null && <p className="coach-question">{asked}</p>}
      {[...exchanges].reverse().map(({ id, question, answer, speaker }) => (
        <article key={id}>
          <p className="coach-question">{question}</p>
          <p className="coach-answer">{answer}</p>
          <SpokenBy speaker={speaker} />
        </article>
      ))}
    </div>
  )
}
