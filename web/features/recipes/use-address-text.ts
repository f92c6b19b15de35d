/** Text that is typed at once and written to the address when the typing pauses. */
import { useEffect, useRef, useState } from 'react'

const PAUSE_MS = 200

/** `value` is what the address says; when it changes by itself, as by a link, the text follows. */
export function useAddressText(value: string, write: (text: string) => void) {
  const [text, setText] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // by the time the typing pauses, the rest of the address may have changed
  const latestWrite = useRef(write)

  useEffect(() => {
    latestWrite.current = write
  }, [write])

  useEffect(() => {
    if (timer.current === undefined) setText(value)
  }, [value])

  useEffect(() => () => clearTimeout(timer.current), [])

  function type(next: string) {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      timer.current = undefined
      latestWrite.current(next)
    }, PAUSE_MS)
  }

  return [text, type] as const
}
