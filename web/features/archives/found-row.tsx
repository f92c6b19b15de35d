/** A recipe of the file: picked or not, what is told about it, and a look inside. */
import { useId, useState } from 'react'
import type { Sameness } from '#shared/archives/duplicates.ts'
import { ingredientLine } from '#shared/archives/recipe-json-ld.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { count, REMARK_WORDS, SAMENESS_WORDS } from './archive-words.ts'
import type { ListedRecipe } from './read-archive.worker.ts'

type FoundRowProps = {
  found: ListedRecipe
  sameness: Sameness
  isPicked: boolean
  onPick: (isPicked: boolean) => void
}

export function FoundRow({ found, sameness, isPicked, onPick }: FoundRowProps) {
  const { recipe, hasPhoto, ratings, remarks } = found
  const stars = ratings[0]?.stars ?? 0
  const [isOpen, setOpen] = useState(false)
  const insideId = useId()
  const facts = [
    count(recipe.ingredients.length, 'ingredient'),
    count(recipe.method.length, 'step'),
    (hasPhoto || recipe.image_url !== null) && 'photo',
    stars > 0 && count(stars, 'star'),
  ].filter((fact) => fact !== false)
  return (
    <li className="move-row">
      <div className="move-row-head">
        <Checkbox checked={isPicked} onChange={onPick} className="move-row-check">
          <span className="move-row-name">{recipe.name}</span>
          <span className="move-row-facts">{facts.join(' · ')}</span>
          {(sameness !== null || remarks.length > 0) && (
            <span className="move-row-told">
              {[
                ...(sameness === null ? [] : [SAMENESS_WORDS[sameness]]),
                ...remarks.map((remark) => REMARK_WORDS[remark]),
              ].join(' · ')}
            </span>
          )}
        </Checkbox>
        <IconButton
          icon="i-lucide-chevron-down"
          kind="flat"
          aria-label={`Look at ${recipe.name}`}
          aria-expanded={isOpen}
          aria-controls={insideId}
          className={classNames('move-row-look', isOpen && 'open')}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      <div id={insideId} hidden={!isOpen}>
        {isOpen && (
          <div className="move-row-inside">
            <ul>
              {recipe.ingredients.map((ingredient, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never move
                <li key={at}>{ingredientLine(ingredient)}</li>
              ))}
            </ul>
            <ol>
              {recipe.method.map((step, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: steps may repeat and never move
                <li key={at}>{step}</li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </li>
  )
}
