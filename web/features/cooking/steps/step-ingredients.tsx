/** What this step takes: its ingredients by name, in amounts for as many as are cooked for. */
import './step-ingredients.css'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { CookingSession } from '../use-cooking-session.ts'

/** So many leave the words of the step their size; the drawer has the rest. */
const SHOWN = { narrow: 4, wide: 7 } as const

export function StepIngredients({ cooking }: { cooking: CookingSession }) {
  const { used, session, writtenFor } = cooking
  const isWide = useMediaQuery('(min-width: 48em) and (min-height: 35em)')
  if (used.length === 0) return null
  const shown = used.slice(0, SHOWN[isWide ? 'wide' : 'narrow'])
  const others = used.length - shown.length
  return (
    <div className="step-ingredients">
      <ul aria-label="Ingredients in this step">
        {shown.map((portion, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may name a food twice
          <li key={at}>
            <Portion {...portion} />
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
          for {session.servings}, written for {writtenFor}
        </p>
      )}
    </div>
  )
}

type PortionProps = { name: string; quantity: string; unit: string }

/** As much as is taken, in front of what; the name alone where that cannot be known. */
export function Portion({ name, quantity, unit }: PortionProps) {
  const amount = [quantity, unit].filter((part) => part !== '').join(' ')
  return (
    <>
      {amount !== '' && <b>{amount}</b>} <span dir="auto">{name}</span>
    </>
  )
}

/** The same in one button, where a long step leaves them no room: they head the ingredients' drawer. */
export function UsedInStep({ cooking }: { cooking: CookingSession }) {
  const { length } = cooking.used
  if (length === 0) return null
  const word = length === 1 ? 'ingredient' : 'ingredients'
  return (
    <button
      type="button"
      className="step-used"
      aria-label={`${length} ${word} in this step`}
      onClick={() => cooking.open('ingredients')}
    >
      <Icon name="i-lucide-list-checks" size="sm" />
      <span>
        {length} <span className="step-used-word">{word}</span>
      </span>
    </button>
  )
}
