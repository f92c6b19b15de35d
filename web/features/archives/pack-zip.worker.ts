/** Packs texts and photos into a zip in a thread of its own. Photos are fetched one by one, and only stored. */
import { expose } from 'comlink'
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { TextFile } from '#shared/archives/recipe-files.ts'

export type PhotoFile = { path: string; url: string }
export type Packed = { zip: Blob; photosMissing: number }

/** Photos that fail of themselves are left out and counted; a network that is gone ends the packing. */
async function pack(
  texts: readonly TextFile[],
  photos: readonly PhotoFile[],
  onProgress: (done: number, total: number) => void,
): Promise<Packed> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  for (const { path, text } of texts) {
    const file = new ZipDeflate(path)
    zip.add(file)
    file.push(strToU8(text), true)
  }
  let photosMissing = 0
  for (const [index, { path, url }] of photos.entries()) {
    const answer = await fetch(url)
    if (answer.ok) {
      const file = new ZipPassThrough(path)
      zip.add(file)
      file.push(new Uint8Array(await answer.arrayBuffer()), true)
    } else photosMissing++
    onProgress(index + 1, photos.length)
  }
  zip.end()
  return { zip: new Blob(pieces, { type: 'application/zip' }), photosMissing }
}

const thread = { pack }
export type PackThread = typeof thread

expose(thread)
