/** Whether a chef has still to see the tour, kept on the device for each of them. */
import { useCallback, useState } from 'react'
import { isMarked, writeText } from '#web/lib/storage.ts'
import { tourKey } from '#web/lib/storage-keys.ts'

export function useTour(profileId: string): { isDue: boolean; end: () => void } {
  const key = tourKey(profileId)
  // a device that keeps nothing is not shown it again while the page stands
  const [ended, setEnded] = useState<string | null>(null)

  const end = useCallback(() => {
    writeText(key, 'true')
    setEnded(key)
  }, [key])

  return { isDue: ended !== key && !isMarked(key), end }
}
