/** How far the reading of a photo is, and the way to end it. */
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'

type PhotoProgressProps = {
  /** 0 to 1. */
  share: number
  onStop: () => void
}

export function PhotoProgress({ share, onStop }: PhotoProgressProps) {
  const percent = Math.round(share * 100)
  const words = percent === 0 ? 'Getting ready...' : `${percent} %`
  return (
    <div className="photos-progress">
      <p role="status">Reading the photo on this device</p>
      <ProgressBar label="Reading the photo" value={percent} max={100} valueText={words} />
      <div className="photos-progress-end">
        <p className="small muted" aria-hidden="true">
          {words}
        </p>
        <Button size="sm" icon="i-lucide-x" onClick={onStop}>
          Stop Reading
        </Button>
      </div>
    </div>
  )
}
