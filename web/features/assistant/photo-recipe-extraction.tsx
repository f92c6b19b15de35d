/** A recipe out of photos: choose them, have the first one read, review (Spec 2, sections 2 and 4). */
import './photo-recipe-extraction.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PhotoPicker } from '#web/ui/photo-picker.tsx'
import { ChosenPhotos } from './chosen-photos.tsx'
import { PhotoProgress } from './photo-progress.tsx'
import { type PhotoReview, usePhotoImport } from './use-photo-import.ts'

/** Spec 2, section 2; the size is not enforced, photos are made small before they are sent. */
const HINT = 'PNG, JPG, GIF up to 10MB each'

type PhotoRecipeExtractionProps = {
  /** The form of what was read; it saves by itself. */
  review: (props: PhotoReview & { onCancel: () => void }) => ReactNode
  onBack: () => void
}

export function PhotoRecipeExtraction({ review, onBack }: PhotoRecipeExtractionProps) {
  const photoImport = usePhotoImport()
  const { extract, isExtracting } = photoImport
  const isReview = photoImport.review !== null

  useEffect(() => {
    if (isReview) window.scrollTo({ top: 0 })
  }, [isReview])

  if (photoImport.review) {
    return review({ ...photoImport.review, onCancel: photoImport.backToUpload })
  }
  return (
    <div className="photos page-in">
      <title>Recipe from Photos · Dollop</title>
      <Button size="sm" icon="i-lucide-arrow-left" onClick={onBack}>
        Back to Recipes
      </Button>
      <h1 className="page-title">Recipe from Photos</h1>
      <p className="muted">You check what was read before it is saved.</p>
      <PhotoChoice photoImport={photoImport} />
      <ActionBar className="photos-extract">
        <Button
          kind="solid"
          size="lg"
          icon="i-lucide-sparkles"
          pending={isExtracting}
          pendingLabel="Extracting..."
          onClick={extract}
        >
          Extract Recipe
        </Button>
      </ActionBar>
    </div>
  )
}

function PhotoChoice({ photoImport }: { photoImport: ReturnType<typeof usePhotoImport> }) {
  const { photos, add, remove, isExtracting, reading } = photoImport
  const picker = useRef<HTMLInputElement>(null)
  const choose = (
    <Button
      icon="i-lucide-image-plus"
      disabled={isExtracting}
      className="photos-choose"
      onClick={() => picker.current?.click()}
    >
      {photos.length === 0 ? 'Choose Photos' : 'Add Photos'}
    </Button>
  )
  return (
    <Card pad className="photos-card">
      {reading.share !== null && <PhotoProgress share={reading.share} onStop={reading.stop} />}
      {photos.length === 0 ? (
        <EmptyState
          spot={spotUrl('lemon')}
          title="A page of a book, a clipping, a card in somebody's handwriting"
          text={HINT}
          action={choose}
        />
      ) : (
        <>
          <ChosenPhotos photos={photos} onRemove={remove} disabled={isExtracting} />
          {choose}
          <p className="small muted">{HINT}</p>
        </>
      )}
      {photos.length > 1 && (
        <p className="small muted">The recipe is read from the first photo; all are stored.</p>
      )}
      <PhotoPicker ref={picker} label="Photos of a recipe" multiple onPick={add} />
    </Card>
  )
}
