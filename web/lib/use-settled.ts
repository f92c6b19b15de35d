/** A value that follows another one only after it has stood still for a while. */
import { useEffect, useState } from 'react'

/** `value` must keep its identity while it means the same. */
export function useSettled<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
