/** Ids for new rows: the same draft keeps its id, so that a second try makes nothing twice. */
import { useState } from 'react'

/** Lives as long as its component. Two drafts of the same words are one: name them apart if they are not. */
export function useDraftIds(): (draft: unknown) => string {
  const [ids] = useState(() => new Map<string, string>())
  return (draft) => {
    const words = JSON.stringify(draft)
    const id = ids.get(words) ?? crypto.randomUUID()
    ids.set(words, id)
    return id
  }
}
