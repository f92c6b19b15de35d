/** Opens an archive in a thread of its own: exposes the shared readers and keeps the files for their photos. */
import '#web/lib/without-eval.ts'
import { expose, transfer } from 'comlink'
import type { ChosenFile } from '#shared/archives/chosen-files.ts'
import { ArchiveError, type ArchiveFault } from '#shared/archives/fault.ts'
import type { FoundRecipe, Photo } from '#shared/archives/found-recipe.ts'
import { type Archive, type OnProgress, readArchive } from '#shared/archives/read-archive.ts'

/** A recipe without its photo's bytes, which are asked for by its place. */
export type ListedRecipe = Omit<FoundRecipe, 'photo'> & { hasPhoto: boolean }
export type ListedArchive = Omit<Archive, 'recipes'> & { recipes: ListedRecipe[] }

/** A file's name, with its folders where a folder was chosen. */
function asChosen(file: File): ChosenFile {
  const read = async (start: number, end: number) =>
    new Uint8Array(await file.slice(start, end).arrayBuffer())
  return { name: file.webkitRelativePath || file.name, source: { size: file.size, read } }
}

let photos: (Photo | null)[] = []

const thread = {
  /** A fault goes over as a value: an error would lose its facts on the way. */
  async open(
    files: readonly File[],
    onProgress: OnProgress,
  ): Promise<{ archive: ListedArchive } | { fault: ArchiveFault }> {
    try {
      const archive = await readArchive(files.map(asChosen), { onProgress })
      photos = archive.recipes.map(({ photo }) => photo)
      const recipes = archive.recipes.map(({ photo, ...found }) => ({
        ...found,
        hasPhoto: photo !== null,
      }))
      return { archive: { ...archive, recipes } }
    } catch (error) {
      if (error instanceof ArchiveError) return { fault: error.fault }
      throw error
    }
  },

  /** The bytes of a recipe's photo; `null` when they cannot be read after all. */
  async photo(place: number): Promise<Uint8Array | null> {
    try {
      // a copy: what is handed over is gone here, and a slice would take its neighbours along
      const bytes = (await photos[place]?.())?.slice() ?? null
      return bytes && transfer(bytes, [bytes.buffer])
    } catch (error) {
      if (error instanceof ArchiveError) return null
      throw error
    }
  },
}

export type ArchiveThread = typeof thread

expose(thread)
