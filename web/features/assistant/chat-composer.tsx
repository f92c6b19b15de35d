/** What one says next: words typed or spoken, photos, or 'Create Recipe'. It lies over nothing. */
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { CHAT_MESSAGE_CHARS_MAX } from '#shared/guide/chat-words.ts'
import { isBlank } from '#shared/typed-text.ts'
import { type Dictation, joinedWords, useDictation } from '#web/lib/use-dictation.ts'
import { useFieldFaults } from '#web/lib/use-field-faults.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PhotoPicker } from '#web/ui/photo-picker.tsx'
import { roomHint } from '#web/ui/room-hint.ts'
import { TextArea } from '#web/ui/text-input.tsx'
import type { ChatDraft } from './use-chat-draft.ts'

/** Spec 2, section 5. */
const INPUT_MAX_PX = 120
const RULES = { text: { max: CHAT_MESSAGE_CHARS_MAX } }

type ChatComposerProps = {
  draft: ChatDraft
  isThinking: boolean
  /** Whether the talk, or a photo that goes with it, holds a dish to write up. */
  hasDish: boolean
  onSend: () => void
  onCreate: () => void
}

export function ChatComposer({ draft, isThinking, hasDish, onSend, onCreate }: ChatComposerProps) {
  const picker = useRef<HTMLInputElement>(null)
  const isBusy = isThinking || draft.isReading
  const { form, faults, refuses, forget } = useFieldFaults(RULES)
  const dictation = useDictation((said) => draft.setText(joinedWords(draft.text, said)))

  function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    if (isThinking || isBlank(draft.text) || refuses({ text: draft.text })) return
    onSend()
  }

  return (
    <form ref={form} className="chat-composer" noValidate onSubmit={send}>
      <div className="chat-dock">
        <Create isPossible={hasDish} isBusy={isBusy} onCreate={onCreate} />
        {draft.images.length > 0 && <Tray draft={draft} />}
        <div className="chat-row">
          <IconButton
            icon="i-lucide-image-plus"
            size="lg"
            aria-label="Add images"
            disabled={isBusy || draft.isFull}
            onClick={() => picker.current?.click()}
          />
          <Message
            draft={draft}
            dictation={dictation}
            isThinking={isThinking}
            placeholder={hasDish ? 'Make it milder…' : 'Ask the chef'}
            fault={faults.text}
            onTyped={() => forget('text')}
            onEnter={send}
          />
          <IconButton
            type="submit"
            icon="i-lucide-send"
            kind="solid"
            size="lg"
            aria-label="Send"
            disabled={isBusy || isBlank(draft.text)}
          />
        </div>
      </div>
      <PhotoPicker ref={picker} label="Photos" multiple onPick={draft.addImages} />
    </form>
  )
}

type CreateProps = { isPossible: boolean; isBusy: boolean; onCreate: () => void }

/** Quiet until there is something to write up, then the blue button in the same place. */
function Create({ isPossible, isBusy, onCreate }: CreateProps) {
  const hintId = useId()
  return (
    <div className="chat-create-row">
      {!isPossible && (
        <span id={hintId} className="chat-hint">
          Nothing to write up yet
        </span>
      )}
      <Button
        kind={isPossible ? 'blue' : 'quiet'}
        size="sm"
        icon="i-lucide-sparkles"
        className="chat-create"
        disabled={isBusy}
        aria-disabled={isPossible ? undefined : true}
        aria-describedby={isPossible ? undefined : hintId}
        onClick={() => isPossible && onCreate()}
      >
        Create Recipe
      </Button>
    </div>
  )
}

type MessageProps = Pick<ChatComposerProps, 'draft' | 'isThinking'> & {
  dictation: Dictation
  placeholder: string
  fault: string | undefined
  onTyped: () => void
  onEnter: (event: KeyboardEvent) => void
}

/** Enter sends, Shift+Enter starts a line. */
function Message(props: MessageProps) {
  const { draft, dictation, isThinking, placeholder, fault, onTyped, onEnter } = props
  const input = useRef<HTMLTextAreaElement>(null)
  const wasThinking = useRef(false)

  useEffect(() => {
    // with a mouse one types on; on a touch screen the keyboard would cover the answer
    const typesOn = wasThinking.current && !isThinking && matchMedia('(pointer: fine)').matches
    if (typesOn) input.current?.focus({ preventScroll: true })
    wasThinking.current = isThinking
  }, [isThinking])

  return (
    <div className={classNames('chat-message', dictation.isPossible && 'chat-message-mic')}>
      <Field
        label="Ask the chef"
        hideLabel
        hint={dictation.note || roomHint(draft.text, CHAT_MESSAGE_CHARS_MAX)}
        error={fault}
      >
        <TextArea
          ref={input}
          rows={1}
          maxHeight={INPUT_MAX_PX}
          placeholder={placeholder}
          enterKeyHint="send"
          disabled={isThinking}
          // what is being said may still change, so nothing is typed into it
          readOnly={dictation.words !== ''}
          value={joinedWords(draft.text, dictation.words)}
          onChange={(event) => {
            draft.setText(event.target.value)
            onTyped()
          }}
          onKeyDown={(event) => {
            const isSend = event.key === 'Enter' && !event.shiftKey
            if (isSend && !event.nativeEvent.isComposing) onEnter(event)
          }}
        />
      </Field>
      {dictation.isPossible && (
        <IconButton
          icon="i-lucide-mic"
          size="sm"
          className="chat-mic"
          aria-label="Speak"
          aria-pressed={dictation.isOn}
          disabled={isThinking}
          onClick={dictation.press}
        />
      )}
    </div>
  )
}

function Tray({ draft }: { draft: ChatDraft }) {
  return (
    <ul className="chat-tray" aria-label="Photos to send">
      {draft.images.map((image, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same photo may stand there twice
        <li key={index}>
          <img src={image} alt={`To send, ${index + 1}`} />
          <IconButton
            icon="i-lucide-x"
            size="sm"
            aria-label={`Remove photo ${index + 1}`}
            onClick={() => draft.removeImage(index)}
          />
        </li>
      ))}
    </ul>
  )
}
