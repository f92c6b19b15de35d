/** Ctrl/Cmd+B opens and closes the sidebar (Spec 1, section 2), but never while somebody types. */
import { useEffect } from 'react'
import { isTyping } from '#web/lib/is-typing.ts'

export function useSidebarKey(toggle: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, shiftKey, altKey, repeat } = event
      if (key.toLowerCase() !== 'b' || !(ctrlKey || metaKey) || shiftKey || altKey) return
      if (isTyping(event.target)) return
      event.preventDefault()
      if (!repeat) toggle()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [toggle])
}
