/** Photos for the chat: made small, as data URLs. */
import { CHAT_IMAGE_BYTES_MAX } from '#shared/guide/chat-words.ts'
import { shrinkPhoto } from '#web/lib/shrink-photo.ts'

/** Null when this browser cannot read the file as a picture, or it stays too large. */
export async function readChatPhoto(file: File): Promise<string | null> {
  const photo = await shrinkPhoto(file)
  if (photo === file || photo.size > CHAT_IMAGE_BYTES_MAX) return null
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : null)
    reader.onerror = () => resolve(null)
    reader.readAsDataURL(photo)
  })
}
