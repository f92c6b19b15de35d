/** The kit page's voice states and timers. */
import { Card } from './card.tsx'
import { IconButton } from './icon-button.tsx'
import { Part } from './kit-part.tsx'
import { TimerRing, type TimerRingState } from './timer-ring.tsx'
import { VoiceButton } from './voice-button.tsx'

const TIMERS: [TimerRingState, number, string][] = [
  ['stopped', 1, '5:00'],
  ['running', 0.62, '6:12'],
  ['paused', 0.3, '2:58'],
  ['complete', 0, '0:00'],
]

export function KitVoices() {
  return (
    <>
      <Part title="Voice">
        <Card pad className="kit-voices">
          <VoiceButton state="idle" title="Tap to talk" hint="or say “Hey Dollop”" label="Talk" />
          <VoiceButton
            state="listening"
            title="Listening"
            hint="“Next”, “timer”, “repeat”"
            label="Stop listening"
          />
          <VoiceButton state="heard" title="“Next step”" hint="On it" label="Talk again" />
          <VoiceButton
            state="speaking"
            title="Reading step 3"
            hint="Tap to stop"
            label="Stop reading"
          />
          <VoiceButton state="muted" title="Mic off" hint="Tap to turn it on" label="Mic on" />
          <VoiceButton
            state="unsupported"
            title="Voice isn't available"
            hint="Use the big buttons"
            label="Voice"
          />
        </Card>
        <Card pad className="kit-wide">
          <VoiceButton
            wide
            state="listening"
            title="Listening"
            hint="“Next”, “timer”, “repeat”"
            label="Stop listening at the big one"
          />
        </Card>
      </Part>
      <Part title="Timers">
        {TIMERS.map(([state, remaining, time]) => (
          <Card key={state} className="kit-timer">
            <TimerRing state={state} remaining={remaining} isPulsing={state === 'running'} />
            <b className="num">{time}</b>
            <IconButton icon="i-lucide-play" size="sm" aria-label={`Start ${state}`} />
          </Card>
        ))}
        <TimerRing state="running" remaining={0.62} size="lg">
          6:12
        </TimerRing>
      </Part>
    </>
  )
}
