/** Every way an archive cannot be read, with the facts a reader needs. No words for people here. */

export type ArchiveFault =
  | { code: 'empty' }
  /** Neither a zip nor a text that we read. */
  | { code: 'unknown' }
  | { code: 'broken' }
  /** Behind a password. */
  | { code: 'locked' }
  /** A name that leads out of the archive. */
  | { code: 'unsafe_name'; name: string }
  | { code: 'too_many_files' }
  | { code: 'too_large' }
  /** It unpacks to far more than it holds. */
  | { code: 'bomb' }
  /** Zips within zips within zips. */
  | { code: 'nested' }
  | { code: 'too_many_recipes' }
  | { code: 'no_recipes' }
  /** A page of several recipes that cannot be told apart. */
  | { code: 'several_in_one' }

/** Thrown by the readers of this folder; whatever else is thrown is a bug. */
export class ArchiveError extends Error {
  readonly fault: ArchiveFault

  constructor(fault: ArchiveFault, options?: ErrorOptions) {
    super(fault.code, options)
    this.name = 'ArchiveError'
    this.fault = fault
  }
}
