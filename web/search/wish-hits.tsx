/** On a card: the wishes that a dish meets, and who cannot eat it. Knows no food and no need by itself. */
import './wishes.css'
import { totalMinutes } from '#shared/recipes/minutes.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import type { WishPart } from '#shared/search/wish.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'

/** What is known of a list of cards; both are filled when another thread has answered. */
export type CardNotes = {
  parts: readonly WishPart[]
  /** By recipe, bits of the parts that it meets. */
  met: ReadonlyMap<string, number>
  /** By recipe, 'Mia: sesame' for each who cannot eat it. */
  notFor: ReadonlyMap<string, readonly string[]>
}

/** The wishes a recipe meets, as a card says them: minutes are its own. */
export function hitsOf(recipe: Recipe, { parts, met }: CardNotes): string[] {
  const bits = met.get(recipe.id) ?? 0
  return parts.flatMap(({ kind, label }, at) => {
    if ((bits & (1 << at)) === 0) return []
    return kind === 'minutes' ? `${totalMinutes(recipe)} min` : label
  })
}

type WishHitsProps = {
  hits: readonly string[]
  notFor?: readonly string[] | undefined
  /** What must be taken instead, 'oat drink for milk'. */
  swaps?: readonly string[]
}

/** Of plain words alone, so that a button may hold it too. */
export function WishHits({ hits, notFor = [], swaps = [] }: WishHitsProps) {
  if (hits.length + notFor.length + swaps.length === 0) return null
  return (
    <span className="hits">
      {hits.map((hit) => (
        <Hit key={hit} icon="i-lucide-check" said="Fits: " text={hit} />
      ))}
      {swaps.map((swap) => (
        <Hit key={swap} icon="i-lucide-replace" said="With " text={swap} isNot />
      ))}
      {notFor.map((line) => (
        <Hit key={line} icon="i-lucide-triangle-alert" said="Not for " text={line} isNot />
      ))}
    </span>
  )
}

type HitProps = { icon: IconName; said: string; text: string; isNot?: boolean }

/** `said` stands before the text for those who do not see the icon. */
function Hit({ icon, said, text, isNot }: HitProps) {
  return (
    <span className={classNames('hit', isNot && 'hit-not')}>
      <Icon name={icon} />
      <span>
        <span className="vh">{said}</span>
        {text}
        <span className="vh">. </span>
      </span>
    </span>
  )
}
