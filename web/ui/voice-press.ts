/** What a press of the button of hands-free does, and whether a press was agreed to. */
import type { HandsFree, HandsFreeView } from '#web/lib/hands-free/hands-free-view.ts'
import { isMarked, writeText } from '#web/lib/storage.ts'
import { RECORD_NOTICE_KEY, VOICE_NOTICE_KEY } from '#web/lib/storage-keys.ts'

const ON: readonly string[] = ['listening', 'starting', 'offline', 'writing']

/** Whether it listens, or is about to. */
export function isVoiceOn({ state }: HandsFreeView): boolean {
  return ON.includes(state)
}

/** Whether it has been read where the sound may go: the next press is a yes to it. */
export function isNoticeSeen(view: HandsFreeView): boolean {
  return isMarked(noticeKey(view))
}

function noticeKey({ isRecorded }: HandsFreeView): string {
  return isRecorded ? RECORD_NOTICE_KEY : VOICE_NOTICE_KEY
}

/** To be called from a tap: turns it on, and notes that where the sound may go has been read. */
export function turnVoiceOn(handsFree: HandsFree): void {
  writeText(noticeKey(handsFree.view()), 'true')
  handsFree.start()
}

/**
 * To be called from a tap: silences what speaks, else turns it off or on. `askFirst` is called instead of turning it
 * on where what is said would be recorded and nobody has agreed to that yet.
 */
export function pressVoice(handsFree: HandsFree, askFirst: () => void): void {
  const view = handsFree.view()
  if (view.isSpeaking) handsFree.silence()
  else if (isVoiceOn(view)) handsFree.stop()
  else if (view.isRecorded && !isNoticeSeen(view)) askFirst()
  else turnVoiceOn(handsFree)
}
