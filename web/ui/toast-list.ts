/**
 * The messages to show, outside React, so that anything may say something. One stands at a time, the
 * newest; it takes the place of what was only news. No timers run here.
 */

export type ToastKind = 'success' | 'error' | 'info'

export type ToastWords = {
  title: string
  text?: string | undefined
  kind?: ToastKind
  action?: { label: string; onClick: () => void } | undefined
  /** What was tried: what is said of it next, or `clearToast`, takes this away. */
  topic?: string
}

/** `remainingMs` is what is left of its time on show; its card counts it down. */
export type Toast = ToastWords & { id: number; kind: ToastKind; remainingMs: number }

/** Spec 1, section 7: 4000 or 5000 ms depending on the variant. */
const TOAST_MS: Record<ToastKind, number> = { success: 4000, info: 4000, error: 5000 }
/** Ours: with those that wait. Spec 1, section 7 allows three on show in a variant; ours is one. */
const KEPT_MAX = 3

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function publish(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** What may still be needed waits under a new message and comes back for the rest of its time. */
function waitsUnder(next: Toast, one: Toast): boolean {
  if (one.topic !== undefined && one.topic === next.topic) return false
  if (one.action) return true
  return one.kind === 'error' && next.kind !== 'error'
}

/** The same again, before the first could be undone: one message and one press for both. */
function joined(next: Toast, before: Toast): Toast {
  const texts = [before.text, next.text].filter(Boolean)
  const { action, action: { label = '' } = {} } = next
  const undoBoth = () => {
    action?.onClick()
    before.action?.onClick()
  }
  return { ...next, text: texts.join(', ') || undefined, action: { label, onClick: undoBoth } }
}

/** Shows a message and returns its id. */
export function toast(words: ToastWords): number {
  lastId += 1
  const kind = words.kind ?? 'success'
  const next: Toast = { ...words, kind, id: lastId, remainingMs: TOAST_MS[kind] }
  const isSame = (one: Toast) =>
    one.title === next.title && one.kind === kind && one.action?.label === 'Undo'
  const same = next.action?.label === 'Undo' ? toasts.find(isSame) : undefined
  const kept = toasts.filter((one) => one !== same && waitsUnder(next, one))
  publish([...kept, same ? joined(next, same) : next].slice(-KEPT_MAX))
  return lastId
}

export function dismissToast(id: number): void {
  publish(toasts.filter((one) => one.id !== id))
}

/** It was done after all: what was said of this topic is not true any more. */
export function clearToast(topic: string): void {
  if (toasts.some((one) => one.topic === topic)) {
    publish(toasts.filter((one) => one.topic !== topic))
  }
}

/** The last one is on show, the others wait. */
export function currentToasts(): readonly Toast[] {
  return toasts
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
