/** Photos chosen, read and stored; the steps upload and review (Spec 2, section 4). */
import { useAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { ImportedRecipe } from '#shared/imports/draft.ts'
import type { Ingredient } from '#shared/recipes/schema.ts'
import { useUploadImages } from '#web/features/recipes/recipes-change.queries.ts'
import { isDocument } from '#web/lib/read-photo-image.ts'
import { useIsGone } from '#web/lib/use-is-gone.ts'
import { toast } from '#web/ui/toast.tsx'
import { type Speaker, useReadPhoto } from './assistant.queries.ts'
import { carriedPhotosAtom } from './talk.atoms.ts'
import { usePhotoReading } from './use-photo-reading.ts'

export type ChosenPhoto = { id: string; file: File }

export type PhotoReview = {
  recipe: ImportedRecipe
  /** Addresses of what was stored, the recipe's own first. */
  images: string[]
  source: Speaker
  /** What may be misread. */
  toCheck: Ingredient[]
}

export function usePhotoImport() {
  const [photos, setPhotos] = useCarriedPhotos()
  const [review, setReview] = useState<PhotoReview | null>(null)
  const [isExtracting, setExtracting] = useState(false)
  const { mutateAsync: readPhoto } = useReadPhoto()
  const store = useStoredPhotos()
  const reading = usePhotoReading()
  const isGone = useIsGone()

  async function extract() {
    const [first] = photos
    if (!first) return toast(NONE_SELECTED)
    setExtracting(true)
    try {
      const { text, doubts } = await reading.read(first.file)
      if (isGone()) return
      const { recipe, source } = await readPhoto({ file: first.file, ocrText: text })
      if (isGone()) return
      const images = await store(photos)
      if (isGone()) return
      const { ingredientsToCheck } = await import('#shared/imports/text-doubts.ts')
      // a model that saw the photo read it anew
      const toCheck =
        source === 'kitchen-guide' ? ingredientsToCheck(recipe.ingredients, doubts) : []
      setReview({ recipe: { ...recipe, image_url: images[0] ?? null }, images, source, toCheck })
      toast(isBlank(recipe) ? NOTHING_READ : EXTRACTED)
    } catch {
      if (!isGone()) toast(FAILED)
    } finally {
      setExtracting(false)
    }
  }

  async function add(files: File[]) {
    const areDocuments = await Promise.all(files.map(isDocument))
    const refused = files.filter((_, at) => areDocuments[at])
    const chosen = files.filter((_, at) => !areDocuments[at])
    if (refused.length > 0) toast(notPhotos(refused))
    setPhotos((before) => [...before, ...chosen.map(chosenPhoto)])
  }

  return {
    photos,
    add,
    remove: (id: string) => setPhotos(photos.filter((photo) => photo.id !== id)),
    extract,
    isExtracting,
    reading,
    review,
    backToUpload: () => setReview(null),
  }
}

/** Begins with the photos that came along from the talk, once. */
function useCarriedPhotos() {
  const [carried, setCarried] = useAtom(carriedPhotosAtom)
  const photos = useState<ChosenPhoto[]>(() => carried.map(chosenPhoto))
  useEffect(() => setCarried([]), [setCarried])
  return photos
}

function chosenPhoto(file: File): ChosenPhoto {
  return { id: crypto.randomUUID(), file }
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

function notPhotos(files: readonly File[]) {
  return {
    kind: 'error',
    title: files.length === 1 ? 'Not a photo' : 'Not photos',
    text: `${files.map(({ name }) => name).join(', ')} cannot be read. Choose a PNG, JPG or GIF.`,
  } as const
}

/** Spec 2, section 8; of a blank recipe it has no words, and 'successfully' would be none. */
const NONE_SELECTED = {
  topic: 'extract',
  kind: 'error',
  title: 'No images selected',
  text: 'Please select at least one image to extract recipe from.',
} as const
const FAILED = {
  topic: 'extract',
  kind: 'error',
  title: 'Extraction failed',
  text: 'Failed to extract recipe from image. Please try again.',
} as const
const EXTRACTED = {
  topic: 'extract',
  title: 'Recipe extracted successfully!',
  text: 'Review the extracted recipe data and make any necessary changes.',
}
const NOTHING_READ = {
  topic: 'extract',
  kind: 'info',
  title: 'Nothing could be read in the photo',
  text: 'Fill in the recipe by hand, the photo stands beside it.',
} as const
