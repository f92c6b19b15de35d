/** Reads the print of a photo on this device, says how far it is, and can be stopped. */
import { useEffect, useRef, useState } from 'react'
import type { PageText } from '#shared/imports/text-layout.ts'
import { toast } from '#web/ui/toast.tsx'

const NO_TEXT: PageText = { text: '', doubts: [] }
/** Why reading ends when the screen is left. */
const LEFT = 'left'

export function usePhotoReading() {
  /** 0 to 1 while a photo is read. */
  const [share, setShare] = useState<number | null>(null)
  const reading = useRef<AbortController>(null)
  useEffect(() => () => reading.current?.abort(LEFT), [])

  /** Whatever happens, the photo goes on: a model may see what could not be read here. */
  async function read(file: File): Promise<PageText> {
    const controller = new AbortController()
    const { signal } = controller
    reading.current = controller
    setShare(0)
    try {
      const [{ readPhoto }, { pageText }] = await Promise.all([
        import('#web/lib/read-photo.ts'),
        import('#shared/imports/text-layout.ts'),
      ])
      const page = await readPhoto(file, { signal, onProgress: setShare })
      return pageText(page.lines)
    } catch (error) {
      if (!signal.aborted) console.warn('A photo could not be read here:', error)
      if (signal.reason !== LEFT) toast(signal.aborted ? STOPPED : UNREAD)
      return NO_TEXT
    } finally {
      setShare(null)
    }
  }

  return { share, read, stop: () => reading.current?.abort() }
}

const STOPPED = {
  kind: 'info',
  title: 'Reading stopped',
  text: 'The photo is sent as it is.',
} as const
const UNREAD = {
  kind: 'info',
  title: 'The photo could not be read on this device',
  text: 'It is sent as it is.',
} as const
