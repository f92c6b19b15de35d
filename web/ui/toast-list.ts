/** The toasts on show, outside React, so that anything may say something. No timers run here. */

export type ToastKind = 'success' | 'error' | 'info'

export type ToastWords = {
  title: string
  text?: string | undefined
  kind?: ToastKind
  action?: { label: string; onClick: () => void } | undefined
}

export type Toast = ToastWords & { id: number; kind: ToastKind }

/** Spec 1, section 7: 4000 or 5000 ms depending on the variant, at most 3 on show. */
export const TOAST_MS: Record<ToastKind, number> = { success: 4000, info: 4000, error: 5000 }
const TOAST_LIMIT = 3

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function publish(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a toast and returns its id. Of more than three the oldest goes. */
export function toast(words: ToastWords): number {
  lastId += 1
  const next = { ...words, kind: words.kind ?? 'success', id: lastId }
  publish([...toasts, next].slice(-TOAST_LIMIT))
  return lastId
}

export function dismissToast(id: number): void {
  publish(toasts.filter((one) => one.id !== id))
}

export function currentToasts(): readonly Toast[] {
  return toasts
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
