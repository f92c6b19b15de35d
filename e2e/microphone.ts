/** A microphone for Chromium in which somebody speaks: bursts of tones, as loud and as long as words. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wavOf } from '#shared/voice/wav.ts'

const HZ = 48_000
/** Seconds of voice and of silence; Chromium plays it again and again. */
const SENTENCE = [
  { seconds: 0.8, loud: 0 },
  { seconds: 0.35, loud: 0.4 },
  { seconds: 0.15, loud: 0 },
  { seconds: 0.4, loud: 0.4 },
  { seconds: 4, loud: 0 },
]

/** Chromium's flags for a microphone that nobody is asked about and that plays this sentence, or nothing. */
export function microphoneFlags(kind: 'sentence' | 'silence'): string[] {
  const parts = kind === 'sentence' ? SENTENCE : [{ seconds: 10, loud: 0 }]
  const file = join(mkdtempSync(join(tmpdir(), 'dollop-voice-')), `${kind}.wav`)
  writeFileSync(file, wavOf(parts.map(tone), HZ))
  return [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${file}`,
  ]
}

function tone({ seconds, loud }: { seconds: number; loud: number }): Float32Array {
  const wave = (at: number) => Math.sin((2 * Math.PI * 220 * at) / HZ)
  return Float32Array.from({ length: HZ * seconds }, (_, at) => loud * wave(at))
}
