/** What is about to be said: text and photos. It outlives a look at the recipe, its text a reload too. */
import { useState } from 'react'
import { CHAT_IMAGES_MAX } from '#shared/guide/chat-words.ts'
import { aText } from '#web/lib/readers.ts'
import { readStoredText, writeText } from '#web/lib/storage.ts'
import { chatDraftKey } from '#web/lib/storage-keys.ts'
import { toast } from '#web/ui/toast.tsx'

export type ChatDraft = ReturnType<typeof useChatDraft>

/** The text that was being typed when the page went away. */
export function keptChatText(profileId: string): string {
  return readStoredText(chatDraftKey(profileId), aText, '')
}

export function useChatDraft(profileId: string) {
  const [text, setText] = useState(() => keptChatText(profileId))
  const [images, setImages] = useState<string[]>([])
  const [isReading, setReading] = useState(false)

  async function addImages(files: File[]) {
    const room = CHAT_IMAGES_MAX - images.length
    if (files.length > room) toast({ kind: 'info', title: `At most ${CHAT_IMAGES_MAX} photos` })
    setReading(true)
    const { readChatPhoto } = await import('./chat-photos.ts')
    const skipped: string[] = []
    for (const file of files.slice(0, room)) {
      const image = await readChatPhoto(file)
      if (image) setImages((before) => [...before, image])
      else skipped.push(file.name)
    }
    setReading(false)
    if (skipped.length === 0) return
    toast({
      kind: 'error',
      title: 'Photo skipped',
      text: `${skipped.join(', ')} could not be read.`,
    })
  }

  return {
    text,
    setText: (next: string) => {
      setText(next)
      writeText(chatDraftKey(profileId), next || null)
    },
    images,
    addImages,
    removeImage: (index: number) => setImages(images.toSpliced(index, 1)),
    clearImages: () => setImages([]),
    isFull: images.length >= CHAT_IMAGES_MAX,
    /** Photos are being made small. */
    isReading,
  }
}
