/** A recipe's picture in its frame: the photo when there is one, else its own illustration. */
import './recipe-art.css'
import { useState } from 'react'
import { classNames } from '../class-names.ts'
import { recipeArtUrl } from './art-url.ts'
import type { ArtWords } from './pick.ts'

type RecipeArtProps = {
  recipe: ArtWords & { image_url?: string | null }
  /** The 3:1 illustration, for headers. */
  wide?: boolean
  /** Above the fold: loads at once. */
  eager?: boolean
  className?: string
}

export function RecipeArt({ recipe, wide = false, eager = false, className }: RecipeArtProps) {
  const photo = recipe.image_url ?? null
  const [missingPhoto, setMissingPhoto] = useState<string | null>(null)
  const showsPhoto = photo !== null && photo !== missingPhoto
  return (
    <div className={classNames('artbox', showsPhoto && 'artbox-photo', className)}>
      <img
        src={showsPhoto ? photo : recipeArtUrl(recipe, { wide })}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        onError={() => setMissingPhoto(photo)}
      />
    </div>
  )
}
