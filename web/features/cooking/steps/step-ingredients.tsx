/** What this step takes: its ingredients by name, in amounts for as many as are cooked for. */
import './step-ingredients.css'
import { useMemo } from 'react'
import { ingredientsInStep } from '#shared/cooking/step-ingredients.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import type { CookingSession } from '../use-cooking-session.ts'

/** So many leave the words of the step their size; the drawer has the rest. */
const SHOWN = { narrow: 4, wide: 7 } as const

export function StepIngredients({ cooking }: { cooking: CookingSession }) {
  const { recipe, text, session, writtenFor } = cooking
  const isWide = useMediaQuery('(min-width: 768px) and (min-height: 560px)')
  const used = useMemo(
    () => ingredientsInStep(text, recipe.ingredients).flatMap((at) => recipe.ingredients[at] ?? []),
    [text, recipe.ingredients],
  )
  if (used.length === 0) return null
  const shown = used.slice(0, SHOWN[isWide ? 'wide' : 'narrow'])
  const others = used.length - shown.length
  return (
    <div className="step-ingredients">
      <ul aria-label="Ingredients in this step">
        {shown.map(({ name, quantity, unit }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may name a food twice
          <li key={at}>
            <b>{[quantity, unit].filter((part) => part !== '').join(' ')}</b>{' '}
            <span dir="auto">{name}</span>
          </li>
        ))}
      </ul>
      {others > 0 && (
        <button type="button" onClick={() => cooking.open('ingredients')}>
          +{others} more
        </button>
      )}
      {session.servings !== writtenFor && (
        <p>
          for {session.servings} (the step: for {writtenFor})
        </p>
      )}
    </div>
  )
}
