/** Ctrl/Cmd+B opens and closes the sidebar (Spec 1, section 2). */
import { useEffect } from 'react'

export function useSidebarKey(toggle: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, shiftKey, altKey, repeat } = event
      if (key.toLowerCase() !== 'b' || !(ctrlKey || metaKey) || shiftKey || altKey) return
      event.preventDefault()
      if (!repeat) toggle()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [toggle])
}
