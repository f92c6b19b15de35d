/** The head of a recipe: its picture with the name on a label. A photo opens on the whole screen. */
import { lazy, Suspense, useState } from 'react'
import type { Recipe } from '#shared/recipes/schema.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { RecipeArt } from '#web/ui/art/recipe-art.tsx'
import { EscapeRoute } from './escape-route.tsx'
import { RecipeTools } from './recipe-tools.tsx'

const PhotoViewer = lazy(async () => {
  const { PhotoViewer } = await import('#web/ui/photo-viewer.tsx')
  return { default: PhotoViewer }
})

export function RecipeHero({ recipe }: { recipe: Recipe }) {
  const isWide = useMediaQuery('(min-width: 64em)')
  const [isPhotoOpen, setPhotoOpen] = useState(false)
  const { name, image_url } = recipe
  return (
    <header className="recipe-hero">
      <EscapeRoute className="recipe-back" />
      <RecipeArt recipe={recipe} wide={isWide} eager />
      {image_url && (
        <button
          type="button"
          className="recipe-photo"
          aria-label={`View the photo of ${name}`}
          onClick={() => setPhotoOpen(true)}
        />
      )}
      <RecipeTools recipe={recipe} />
      <h1 className="label hero-title recipe-name" dir="auto">
        {name}
      </h1>
      {isPhotoOpen && image_url && (
        <Suspense>
          <PhotoViewer
            src={image_url}
            alt={`Photo of ${name}`}
            onClose={() => setPhotoOpen(false)}
          />
        </Suspense>
      )}
    </header>
  )
}
