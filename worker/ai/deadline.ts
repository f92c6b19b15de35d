/** A limit of time for work that others do. Knows no model. */

/** Thrown when the time is over. */
export class TooLate extends Error {
  constructor(limitMs: number) {
    super(`No answer within ${limitMs} ms`)
    this.name = 'TooLate'
  }
}

/** The work's outcome; throws `TooLate` after `limitMs` milliseconds and tells the work by its signal. */
export async function within<Outcome>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<Outcome>,
): Promise<Outcome> {
  const abort = new AbortController()
  let timer: ReturnType<typeof setTimeout> | null = null
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const reason = new TooLate(limitMs)
      reject(reason)
      abort.abort(reason)
    }, limitMs)
  })
  try {
    return await Promise.race([work(abort.signal), late])
  } finally {
    clearTimeout(timer)
  }
}
