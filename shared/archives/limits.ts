/** How much an archive may ask of a browser. Sizes in bytes. Knows no format. */

export type ArchiveLimits = Record<
  | 'fileBytes'
  | 'textBytes'
  | 'photoBytes'
  | 'totalBytes'
  | 'files'
  | 'depth'
  | 'ratio'
  | 'bombBytes'
  | 'recipes',
  number
>

/** Ours: a household's export is far below these, and a file made to choke a reader far above. */
export const ARCHIVE_LIMITS: ArchiveLimits = {
  /** Of the file chosen: it is read in pieces, so photos may be many. */
  fileBytes: 2_000_000_000,
  /** Of one text that is read whole: JSON, XML, HTML, a database. */
  textBytes: 200_000_000,
  /** Of one photo, unpacked. */
  photoBytes: 40_000_000,
  /** Of everything unpacked while looking for recipes, photos not counted. */
  totalBytes: 600_000_000,
  /** Names in one zip; three sizes of photo for each of thousands of recipes. */
  files: 50_000,
  /** Zips within zips: Tandoor packs each recipe as a zip within the zip. */
  depth: 1,
  /** Unpacked to packed. Text comes to 30; only a bomb passes this, from `bombBytes` on. */
  ratio: 250,
  bombBytes: 5_000_000,
  recipes: 10_000,
}
