/** Recipes out of files of any recipe keeper. Reads through their sources alone; writes nothing, keeps no photo. */
import { type ChosenFile, folderOf } from './chosen-files.ts'
import { ArchiveError, type ArchiveFault } from './fault.ts'
import type { FoundRecipe } from './found-recipe.ts'
import type { Unread } from './keeper.ts'
import type { OtherRows } from './keepers/kitchen.ts'
import { ARCHIVE_LIMITS, type ArchiveLimits } from './limits.ts'
import { readZip } from './read-folder.ts'
import { isZip } from './signatures.ts'
import { openZip } from './zip.ts'

/** `origins`: whose files they are, each once; `from`: the chosen files that gave recipes. `unread`: what did not come in, and why. */
export type Archive = {
  origins: string[]
  from: string[]
  recipes: FoundRecipe[]
  unread: Unread[]
  others: OtherRows | null
}

/** Told after each file of a zip. */
export type OnProgress = (done: number, total: number) => void

/** What was found so far, and how many bytes were unpacked to find it. */
export type Progress = Archive & { bytes: number; limits: ArchiveLimits }

type Options = { onProgress?: OnProgress; limits?: ArchiveLimits }

/**
 * Everything in the files that is a recipe. Throws `ArchiveError` for a file that cannot be read or
 * should not be, and where nothing came of any; what else did not come in is told in `unread`, also
 * one file among several that is refused whole.
 */
export async function readArchive(
  files: readonly ChosenFile[],
  { onProgress, limits = ARCHIVE_LIMITS }: Options = {},
): Promise<Archive> {
  const progress: Progress = {
    origins: [],
    from: [],
    recipes: [],
    unread: [],
    others: null,
    bytes: 0,
    limits,
  }
  const loose: ChosenFile[] = []
  for (const file of files) {
    await alone(progress, files, file, async () => {
      if (await isZipFile(file, limits)) {
        const zip = await openZip(file.source)
        const before = progress.recipes.length
        await readZip(progress, zip, { open: async () => zip, depth: 0, onProgress })
        if (progress.recipes.length > before) progress.from.push(file.name)
      } else loose.push(file)
    })
  }
  if (loose.length > 0) {
    const folder = folderOf(loose)
    const isOneOfMany = files.length > 1
    const onFound = (name: string) => progress.from.push(name)
    await readZip(progress, folder, {
      open: async () => folder,
      depth: 0,
      onProgress,
      onFound,
      isOneOfMany,
    })
  }
  const { bytes: _bytes, limits: _limits, ...archive } = progress
  if (archive.recipes.length > 0) return archive
  // a photo that was chosen by itself is nothing to look into
  const isNothing = archive.unread.length === 0 && loose.length === files.length
  throw new ArchiveError(isNothing ? { code: 'unknown' } : reasonOf(archive))
}

async function isZipFile({ source }: ChosenFile, limits: ArchiveLimits): Promise<boolean> {
  if (source.size === 0) throw new ArchiveError({ code: 'empty' })
  if (source.size > limits.fileBytes) throw new ArchiveError({ code: 'too_large' })
  return isZip(await source.read(0, 4))
}

/** The only file fails with its fault; one among several is told, and nothing of it stays. */
async function alone(
  progress: Progress,
  files: readonly ChosenFile[],
  { name }: ChosenFile,
  work: () => Promise<void>,
): Promise<void> {
  const [recipes, unread] = [progress.recipes.length, progress.unread.length]
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ArchiveError) || files.length === 1) throw error
    progress.recipes.length = recipes
    progress.unread.length = unread
    progress.unread.push({ name, why: error.fault })
  }
}

/** Why nothing came in: what is worth knowing most. */
function reasonOf({ unread }: Archive): ArchiveFault {
  const whys = unread.map(({ why }) => why)
  if (whys.includes('damaged')) return { code: 'broken' }
  const faults = whys.filter((why) => typeof why === 'object')
  const known = faults.find(({ code }) => code !== 'unknown')
  return known ?? (whys.includes('no_recipe') ? undefined : faults[0]) ?? { code: 'no_recipes' }
}
