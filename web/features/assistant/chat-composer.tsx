/** What one says next: words, photos, or 'Create Recipe'. It stands above the bottom navigation. */
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { CHAT_MESSAGE_CHARS_MAX } from '#shared/guide/chat-words.ts'
import { isBlank } from '#shared/typed-text.ts'
import { useFieldFaults } from '#web/lib/use-field-faults.ts'
import { Button } from '#web/ui/button.tsx'
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
  onSend: () => void
  onCreate: () => void
}

export function ChatComposer({ draft, isThinking, onSend, onCreate }: ChatComposerProps) {
  const picker = useRef<HTMLInputElement>(null)
  const isBusy = isThinking || draft.isReading
  const { form, faults, refuses, forget } = useFieldFaults(RULES)

  function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    if (isThinking || isBlank(draft.text) || refuses({ text: draft.text })) return
    onSend()
  }

  return (
    <form ref={form} className="chat-composer" noValidate onSubmit={send}>
      <Button kind="blue" full icon="i-lucide-sparkles" disabled={isBusy} onClick={onCreate}>
        Create Recipe
      </Button>
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
          isThinking={isThinking}
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
      <PhotoPicker ref={picker} label="Photos" multiple onPick={draft.addImages} />
    </form>
  )
}

type MessageProps = Pick<ChatComposerProps, 'draft' | 'isThinking'> & {
  fault: string | undefined
  onTyped: () => void
  onEnter: (event: KeyboardEvent) => void
}

/** Enter sends, Shift+Enter starts a line. */
function Message({ draft, isThinking, fault, onTyped, onEnter }: MessageProps) {
  const input = useRef<HTMLTextAreaElement>(null)
  const wasThinking = useRef(false)

  useEffect(() => {
    // with a mouse one types on; on a touch screen the keyboard would cover the answer
    const typesOn = wasThinking.current && !isThinking && matchMedia('(pointer: fine)').matches
    if (typesOn) input.current?.focus({ preventScroll: true })
    wasThinking.current = isThinking
  }, [isThinking])

  return (
    <Field
      label="Ask the chef"
      hideLabel
      hint={roomHint(draft.text, CHAT_MESSAGE_CHARS_MAX)}
      error={fault}
    >
      <TextArea
        ref={input}
        rows={1}
        maxHeight={INPUT_MAX_PX}
        placeholder="Ask the chef"
        enterKeyHint="send"
        disabled={isThinking}
        value={draft.text}
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
