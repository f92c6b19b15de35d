/** What can be done with a page as text: shared, copied, printed. Rows for a menu. */
import './print.css'
import { copyText } from '#web/lib/copy-text.ts'
import type { MenuItem } from './menu.tsx'
import { toast } from './toast.tsx'

type TextTools = {
  /** What it is called, as 'list' in 'Copy list'. */
  noun: string
  title: string
  /** Made when it is wanted. */
  text: () => string
}

/** 'Share' is there where the device can share. */
export function textTools({ noun, title, text }: TextTools): MenuItem[] {
  const canShare = 'share' in navigator

  async function copy() {
    try {
      await copyText(text())
      toast({ topic: 'copy', title: `The ${noun} is copied` })
    } catch {
      toast({ topic: 'copy', kind: 'error', title: `The ${noun} could not be copied` })
    }
  }

  async function share() {
    try {
      await navigator.share({ title, text: text() })
    } catch (error) {
      // closed again without choosing anybody
      if (error instanceof DOMException && error.name === 'AbortError') return
      await copy()
    }
  }

  return [
    ...(canShare
      ? [{ label: `Share ${noun}`, icon: 'i-lucide-share-2', onSelect: share } as const]
      : []),
    { label: `Copy ${noun}`, icon: 'i-lucide-copy', onSelect: copy },
    { label: `Print ${noun}`, icon: 'i-lucide-printer', onSelect: () => window.print() },
  ]
}
