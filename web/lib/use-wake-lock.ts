/** The screen stays awake while a part of the page stands (Spec 2, section 4). */
import { useEffect, useState } from 'react'
import { createWakeLock } from './wake-lock.ts'

/** Whether it is held; null where the browser cannot do it. */
export function useWakeLock(isWanted: boolean): boolean | null {
  const [isHeld, setHeld] = useState(false)
  const [lock] = useState(() => createWakeLock({ onChange: setHeld }))
  useEffect(() => {
    if (!isWanted) return
    lock.request()
    return () => {
      lock.release()
    }
  }, [isWanted, lock])
  return lock.isSupported ? isHeld : null
}
