/** Records one sentence from the microphone, Opus where the browser writes it, else WAV. Sends nothing. */
import { levelOf } from '#shared/voice/activity.ts'
import { wavOf } from '#shared/voice/wav.ts'

/** One recording that goes on; the microphone is let go of by either. */
export type Recording = {
  finish: () => Promise<Blob>
  cancel: () => void
}

const OPUS_TYPES = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus']
const OPUS_BITS_PER_SECOND = 32_000
const LEVEL_EVERY_MS = 50
const SAMPLES_AT_ONCE = 4_096
const MICROPHONE = {
  channelCount: 1,
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
}

/** To be called from a tap. `onLevel` hears how loud it is, 0 to 1. Throws what `getUserMedia` throws. */
export async function record(onLevel: (level: number) => void): Promise<Recording> {
  // before anything is waited for: iOS lets sound be opened in a tap only
  const context = new AudioContext()
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: MICROPHONE })
    // not waited for: where a tap is missing it never comes, and then nothing is heard
    context.resume().catch(() => undefined)
    return recordStream(stream, context, onLevel)
  } catch (error) {
    context.close()
    throw error
  }
}

function recordStream(
  stream: MediaStream,
  context: AudioContext,
  onLevel: (level: number) => void,
): Recording {
  const source = context.createMediaStreamSource(stream)
  const analyser = new AnalyserNode(context, { fftSize: 2_048 })
  source.connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const finish = writeOpus(stream) ?? writeWav(source, context)
  const ticking = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    onLevel(levelOf(samples))
  }, LEVEL_EVERY_MS)

  function letGo() {
    clearInterval(ticking)
    for (const track of stream.getTracks()) track.stop()
    context.close().catch(() => undefined)
  }

  return {
    cancel: letGo,
    async finish() {
      clearInterval(ticking)
      try {
        return await finish()
      } finally {
        letGo()
      }
    },
  }
}

/** Answers how to end it; null where the browser writes no Opus. */
function writeOpus(stream: MediaStream): (() => Promise<Blob>) | null {
  const hasRecorder = typeof MediaRecorder === 'function'
  const mimeType = hasRecorder && OPUS_TYPES.find((type) => MediaRecorder.isTypeSupported(type))
  if (!mimeType) return null
  const parts: Blob[] = []
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: OPUS_BITS_PER_SECOND })
  recorder.ondataavailable = ({ data }) => parts.push(data)
  recorder.start()
  return () =>
    new Promise((resolve) => {
      const done = () => resolve(new Blob(parts, { type: mimeType.split(';')[0] ?? '' }))
      recorder.onstop = done
      if (recorder.state === 'inactive') done()
      else recorder.stop()
    })
}

/** The old way to get at the sound: the new one needs a file of its own, and these browsers know this one. */
function writeWav(source: AudioNode, context: AudioContext): () => Promise<Blob> {
  const pieces: Float32Array[] = []
  const tap = context.createScriptProcessor(SAMPLES_AT_ONCE, 1, 1)
  tap.onaudioprocess = ({ inputBuffer }) => pieces.push(inputBuffer.getChannelData(0).slice())
  source.connect(tap)
  // what leads nowhere is not asked; nothing is put out
  tap.connect(context.destination)
  return async () => {
    tap.disconnect()
    return new Blob([wavOf(pieces, context.sampleRate)], { type: 'audio/wav' })
  }
}
