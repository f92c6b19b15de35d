/** Files that were chosen one by one, as the one folder that they lie in. Unpacks nothing. */
import { ArchiveError } from './fault.ts'
import type { Source } from './source.ts'
import type { Zip } from './zip.ts'

export type ChosenFile = { name: string; source: Source }

/** The folder of these files, read as a zip is. A file's own bytes are all that it takes. */
export function folderOf(files: readonly ChosenFile[]): Zip {
  const byPath = new Map(files.map(({ name, source }) => [name, source]))
  return {
    entries: files.map(({ name, source: { size } }) => ({
      path: name,
      bytes: size,
      packedBytes: size,
      isPacked: false,
      offset: 0,
      sum: 0,
    })),
    async read({ path }, maxBytes) {
      const source = byPath.get(path)
      if (!source) throw new ArchiveError({ code: 'broken' })
      if (source.size > maxBytes) throw new ArchiveError({ code: 'too_large' })
      return source.read(0, source.size)
    },
  }
}
