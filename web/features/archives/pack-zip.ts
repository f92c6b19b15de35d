/** A zip packed by another thread. */
import { proxy, wrap } from 'comlink'
import type { TextFile } from '#shared/archives/recipe-files.ts'
import type { Packed, PackThread, PhotoFile } from './pack-zip.worker.ts'

/** Throws when the kitchen cannot be reached or the thread does not start. */
export async function packZip(
  texts: readonly TextFile[],
  photos: readonly PhotoFile[],
  onProgress: (done: number, total: number) => void,
): Promise<Packed> {
  const worker = new Worker(new URL('./pack-zip.worker.ts', import.meta.url), { type: 'module' })
  try {
    const broken = new Promise<never>((_resolve, reject) => {
      worker.addEventListener('error', () => reject(new Error('The packing thread failed')))
    })
    const packing = wrap<PackThread>(worker).pack([...texts], [...photos], proxy(onProgress))
    return await Promise.race([packing, broken])
  } finally {
    worker.terminate()
  }
}
