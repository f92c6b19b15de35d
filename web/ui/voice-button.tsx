/** The cream character one talks to. Words and badge change with the state, never colour alone. */
import './voice-button.css'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { AssistantMark } from './mark.tsx'

export type VoiceState = 'idle' | 'listening' | 'heard' | 'speaking' | 'muted' | 'unsupported'

const BADGES: Partial<Record<VoiceState, IconName>> = {
  idle: 'i-lucide-mic',
  heard: 'i-lucide-check',
  speaking: 'i-lucide-volume-2',
  muted: 'i-lucide-mic-off',
}

type VoiceButtonProps = {
  state: VoiceState
  /** The status line: 'Listening', or the words heard. */
  title: ReactNode
  hint?: ReactNode
  /** The button's accessible name: what a press does. */
  label: string
  /** Not used while unsupported: then there is no button, only the words. */
  onClick?: () => void
  /** For a button that stays down: whether it is. */
  pressed?: boolean
  /** Words beside the character from 1024 on. */
  wide?: boolean
}

export function VoiceButton(props: VoiceButtonProps) {
  const { state, title, hint, label, onClick, pressed, wide } = props
  const badge = BADGES[state]
  return (
    <div className={classNames('voice', `voice-${state}`, wide && 'voice-wide')}>
      {state !== 'unsupported' && (
        <button
          type="button"
          className="voice-press"
          aria-label={label}
          aria-pressed={pressed}
          onClick={onClick}
        />
      )}
      <span className="voice-face" aria-hidden="true">
        <AssistantMark />
        {badge && (
          <span className="voice-badge">
            <Icon name={badge} />
          </span>
        )}
      </span>
      <span className="voice-words" aria-live="polite">
        <b>{title}</b>
        {hint && <small>{hint}</small>}
      </span>
    </div>
  )
}
