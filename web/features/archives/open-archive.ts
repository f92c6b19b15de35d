/** An archive opened in another thread, so that the page lives on and a reading can be given up. */
import { proxy, wrap } from 'comlink'
import { ArchiveError } from '#shared/archives/fault.ts'
import type { OnProgress } from '#shared/archives/read-archive.ts'
import { fileWords } from './archive-words.ts'
import type { ArchiveThread, ListedArchive } from './read-archive.worker.ts'

export type OpenArchive = ListedArchive & {
  /** Where its recipes are from, in words: 'mine.zip and 2 more'. */
  fileName: string
  photo: (place: number) => Promise<Uint8Array | null>
  close: () => void
}

/** Progress is told no more often than an eye sees it. */
const PROGRESS_MS = 80

/**
 * Throws `ArchiveError` for a bad file, and the signal's reason once it is aborted; anything else is a
 * file that went away or a thread that did not start.
 */
export async function openArchive(
  files: readonly File[],
  { onProgress, signal }: { onProgress: OnProgress; signal: AbortSignal },
): Promise<OpenArchive> {
  const worker = new Worker(new URL('./read-archive.worker.ts', import.meta.url), {
    type: 'module',
  })
  const close = () => worker.terminate()
  const ended = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('The archive thread failed')))
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  const thread = wrap<ArchiveThread>(worker)
  try {
    signal.throwIfAborted()
    const answer = await Promise.race([thread.open([...files], proxy(rarely(onProgress))), ended])
    if ('fault' in answer) throw new ArchiveError(answer.fault)
    const photo = (place: number) => Promise.race([thread.photo(place), ended])
    return { ...answer.archive, fileName: fileWords(answer.archive.from), photo, close }
  } catch (error) {
    close()
    throw error
  }
}

function rarely(tell: OnProgress): OnProgress {
  let toldAt = 0
  return (done, total) => {
    const now = performance.now()
    if (now - toldAt < PROGRESS_MS) return
    toldAt = now
    tell(done, total)
  }
}
