/** How one is heard and answered: four choices, remembered on the device. */
import './voice-choices.css'
import { useAtom } from 'jotai'
import { type VoiceSettings, voiceSettingsAtom } from '#web/lib/voice-settings.ts'
import { SegmentedControl } from './segmented-control.tsx'

type Option<T extends string> = { value: T; label: string }

const MODES: readonly Option<VoiceSettings['mode']>[] = [
  { value: 'open', label: 'Always' },
  { value: 'wake', label: '“Hey Chef”' },
  { value: 'tap', label: 'Tap to talk' },
]
const MODE_WORDS: Record<VoiceSettings['mode'], (plain: string) => string> = {
  open: (plain) => `Just say “${plain}”. Talk around you is left alone.`,
  wake: () => 'For noisy places: only what begins with “Hey Chef” counts.',
  tap: () => 'Listens for one sentence after each tap.',
}
const ANSWERS: readonly Option<VoiceSettings['answers']>[] = [
  { value: 'full', label: 'Full' },
  { value: 'short', label: 'Short' },
  { value: 'sounds', label: 'Sounds only' },
]
const RATES: readonly Option<string>[] = [
  { value: '0.8', label: 'Slow' },
  { value: '1', label: 'Normal' },
  { value: '1.25', label: 'Fast' },
]
const VOLUMES: readonly Option<string>[] = [
  { value: '0.3', label: 'Quiet' },
  { value: '0.6', label: 'Medium' },
  { value: '1', label: 'Loud' },
]

/** `plain` is a command that is short and common here. */
export function ListenChoice({ plain }: { plain: string }) {
  const [{ mode }, change] = useAtom(voiceSettingsAtom)
  return (
    <Choice title="When I listen" text={MODE_WORDS[mode](plain)}>
      <SegmentedControl
        label="When I listen"
        options={MODES}
        value={mode}
        onChange={(next) => change({ mode: next })}
      />
    </Choice>
  )
}

export function AnswerChoices() {
  const [{ answers, rate, volume }, change] = useAtom(voiceSettingsAtom)
  return (
    <div className="voice-choices">
      <Choice title="Answers">
        <SegmentedControl
          label="Answers"
          options={ANSWERS}
          value={answers}
          onChange={(next) => change({ answers: next })}
        />
      </Choice>
      {answers !== 'sounds' && (
        <>
          <Choice title="Pace">
            <SegmentedControl
              label="Pace"
              options={RATES}
              value={nearest(RATES, rate)}
              onChange={(next) => change({ rate: Number(next) })}
            />
          </Choice>
          <Choice title="Loudness">
            <SegmentedControl
              label="Loudness"
              options={VOLUMES}
              value={nearest(VOLUMES, volume)}
              onChange={(next) => change({ volume: Number(next) })}
            />
          </Choice>
        </>
      )}
    </div>
  )
}

type ChoiceProps = { title: string; text?: string; children: React.ReactNode }

function Choice({ title, text, children }: ChoiceProps) {
  return (
    <div>
      <p className="voice-choice-title" aria-hidden="true">
        {title}
      </p>
      {children}
      {text && <p className="muted small">{text}</p>}
    </div>
  )
}

/** Words set finer steps than these buttons have. */
function nearest(options: readonly Option<string>[], value: number): string {
  const off = (option: Option<string>) => Math.abs(Number(option.value) - value)
  return options.reduce((a, b) => (off(b) < off(a) ? b : a)).value
}
