/** Photos chosen, read and stored; the steps upload and review (Spec 2, section 4). */
import { useRef, useState } from 'react'
import type { ImportedRecipe } from '#shared/imports/draft.ts'
import { useUploadImages } from '#web/features/recipes/recipes-change.queries.ts'
import { toast } from '#web/ui/toast.tsx'
import { type Speaker, useReadPhoto } from './assistant.queries.ts'

export type ChosenPhoto = { id: string; file: File }

export type PhotoReview = {
  recipe: ImportedRecipe
  /** Addresses of what was stored, the recipe's own first. */
  images: string[]
  source: Speaker
}

export function usePhotoImport() {
  const [photos, setPhotos] = useState<ChosenPhoto[]>([])
  const [review, setReview] = useState<PhotoReview | null>(null)
  const [isExtracting, setExtracting] = useState(false)
  const { mutateAsync: readPhoto } = useReadPhoto()
  const store = useStoredPhotos()

  async function extract() {
    const [first] = photos
    if (!first) return toast(NONE_SELECTED)
    setExtracting(true)
    try {
      const { recipe, source } = await readPhoto(first.file)
      const images = await store(photos)
      setReview({ recipe: { ...recipe, image_url: images[0] ?? null }, images, source })
      toast(isBlank(recipe) ? NOTHING_READ : EXTRACTED)
    } catch {
      toast(FAILED)
    } finally {
      setExtracting(false)
    }
  }

  return {
    photos,
    add: (files: File[]) =>
      setPhotos([...photos, ...files.map((file) => ({ id: crypto.randomUUID(), file }))]),
    remove: (id: string) => setPhotos(photos.filter((photo) => photo.id !== id)),
    extract,
    isExtracting,
    review,
    backToUpload: () => setReview(null),
  }
}

/** Stores what is not stored yet, so that reading again sends nothing twice. Failed ones are skipped. */
function useStoredPhotos() {
  const stored = useRef(new Map<string, string>())
  const { mutateAsync: upload } = useUploadImages()

  return async (photos: readonly ChosenPhoto[]): Promise<string[]> => {
    const skipped: string[] = []
    for (const { id, file } of photos) {
      if (stored.current.has(id)) continue
      const url = await upload([file]).then(
        ({ urls }) => urls[0],
        () => undefined,
      )
      if (url) stored.current.set(id, url)
      else skipped.push(file.name)
    }
    if (skipped.length > 0) {
      console.warn('Photos that could not be stored:', skipped)
      toast({
        kind: 'error',
        title: skipped.length === 1 ? 'Photo skipped' : 'Photos skipped',
        text: `${skipped.join(', ')} could not be stored.`,
      })
    }
    return photos.flatMap(({ id }) => stored.current.get(id) ?? [])
  }
}

/** Nothing was found in the statement: the defaults of Spec 2, section 5 stand in for all of it. */
function isBlank({ ingredients, method }: ImportedRecipe): boolean {
  return ingredients.every(({ name }) => name === '') && method.every((step) => step === '')
}

/** Spec 2, section 8; of a blank recipe it has no words, and 'successfully' would be none. */
const NONE_SELECTED = {
  kind: 'error',
  title: 'No images selected',
  text: 'Please select at least one image to extract recipe from.',
} as const
const FAILED = {
  kind: 'error',
  title: 'Extraction failed',
  text: 'Failed to extract recipe from image. Please try again.',
} as const
const EXTRACTED = {
  title: 'Recipe extracted successfully!',
  text: 'Review the extracted recipe data and make any necessary changes.',
}
const NOTHING_READ = {
  kind: 'info',
  title: 'Nothing could be read in the photo',
  text: 'Fill in the recipe by hand, the photo stands beside it.',
} as const
