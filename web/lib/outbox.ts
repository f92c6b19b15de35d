/**
 * Writes that wait on the device until the kitchen has heard them: through a lost network, a reload, a
 * closed browser. They set values, so the last for a key is the one that counts, and twice is as good as
 * once. No noun known.
 */
import { logDataError } from './data-errors.ts'
import { isNetworkGone } from './network.ts'
import { aText, objectOf, rowsOf } from './readers.ts'
import { type Reader, readStored, writeJson, writeText } from './storage.ts'

/** How long to wait before trying again, where the browser does not say that it is online again. */
const RETRY_MS = 4_000
/** How long an answer may take before the network counts as gone. */
export const SEND_MS = 8_000

export type Waiting<T> = { key: string; value: T }

export type OutboxState<T> = {
  /** Oldest first. */
  waiting: readonly Waiting<T>[]
  /** True while the network is gone: what waits is kept. */
  isCutOff: boolean
}

export type Outbox<T> = {
  put: (key: string, value: T) => void
  /** Sends until nothing waits (true) or the network is gone (false). */
  flush: () => Promise<boolean>
  current: () => OutboxState<T>
  subscribe: (listener: () => void) => () => void
}

type OutboxOptions<T> = {
  storageKey: string
  value: Reader<T>
  send: (value: T) => Promise<void>
  /** The kitchen said no. The value is forgotten. */
  onRefused: (value: T, error: unknown) => void
}

export function createOutbox<T>({ storageKey, value, send, onRefused }: OutboxOptions<T>) {
  const kept = () => readStored(storageKey, rowsOf(objectOf({ key: aText, value })), [])
  let state: OutboxState<T> = { waiting: kept(), isCutOff: false }
  let sending: Promise<boolean> | null = null
  let isNew = false
  let retry: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function show(change: Partial<OutboxState<T>>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  /** What other tabs keep is in the storage too: it is read before it is written. */
  function change(how: (waiting: Waiting<T>[]) => Waiting<T>[]) {
    const waiting = how(kept())
    if (waiting.length > 0) writeJson(storageKey, waiting)
    else writeText(storageKey, null)
    show({ waiting })
  }

  /** Unless another value for its key came while it was on its way. */
  function forget(sent: Waiting<T>) {
    const words = JSON.stringify(sent)
    change((waiting) => waiting.filter((one) => JSON.stringify(one) !== words))
  }

  async function sendAll(): Promise<boolean> {
    clearTimeout(retry)
    isNew = false
    const done = new Set<string>()
    for (let next = state.waiting[0]; next; next = state.waiting[0]) {
      // a device that keeps what it should forget must not be obeyed for ever
      const words = JSON.stringify(next)
      if (done.has(words)) break
      done.add(words)
      try {
        await send(next.value)
        forget(next)
      } catch (error) {
        if (await isNetworkGone(error)) {
          show({ isCutOff: true })
          retry = setTimeout(flush, RETRY_MS)
          return false
        }
        forget(next)
        logDataError(storageKey, error)
        onRefused(next.value, error)
      }
    }
    if (state.isCutOff) show({ isCutOff: false })
    return true
  }

  function flush(): Promise<boolean> {
    sending ??= sendAll().finally(() => {
      sending = null
      // what came at the very end of it
      if (isNew && !state.isCutOff) flush()
    })
    return sending
  }

  function put(key: string, value: T) {
    isNew = true
    change((waiting) => [...waiting.filter((one) => one.key !== key), { key, value }])
    flush()
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }

  addEventListener('online', flush)
  addEventListener('storage', ({ key }) => {
    if (key === storageKey) show({ waiting: kept() })
  })
  if (state.waiting.length > 0) flush()

  return { put, flush, current: () => state, subscribe } satisfies Outbox<T>
}
