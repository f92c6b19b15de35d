/** Nothing found: the two lines of the specification, a wish to let go, the nearest dish, and the assistant. */
import './wishes.css'
import { Link } from '@tanstack/react-router'
import type { LibraryQuery } from '#shared/recipes/library.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { textWithout } from '#shared/search/edit-wish.ts'
import type { Nearest } from '#shared/search/why-nothing.ts'
import type { WishPart } from '#shared/search/wish.ts'
import { useCurrentProfile } from '#web/features/profiles/profiles.queries.ts'
import { aText } from '#web/lib/readers.ts'
import { readStoredText, writeText } from '#web/lib/storage.ts'
import { chatDraftKey } from '#web/lib/storage-keys.ts'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { LibraryFound } from './library-search.ts'
import { NearestCard } from './nearest-card.tsx'
import { useNothing } from './use-nothing.ts'

type NothingFoundProps = {
  recipes: readonly Recipe[]
  query: LibraryQuery
  found: LibraryFound
  onText: (text: string) => void
}

export function NothingFound({ recipes, query, found, onText }: NothingFoundProps) {
  const { parts } = found
  // the answer to what was typed last may still be on its way
  const nothing = useNothing(recipes, query, parts.length > 0 && found.text === query.text)
  const letGo = (nothing?.letGo ?? []).map(({ parts: places, count }) => ({
    gone: places.flatMap((at) => parts[at] ?? []),
    count,
  }))
  return (
    <div className={parts.length > 0 ? 'nothing' : undefined}>
      <EmptyState
        spot={spotUrl('bowl')}
        title="No recipes match your search criteria."
        text="Try adjusting your search or filters."
      />
      {parts.length > 0 && (
        <div className="nothing-ways">
          {letGo.length > 0 && (
            <section aria-labelledby="let-go">
              <h2 id="let-go" className="display nothing-head">
                {letGo[0]?.gone.length === 1 ? 'Let one wish go' : 'Let these wishes go'}
              </h2>
              <ul className="let-go">
                {letGo.map(({ gone, count }) => (
                  <li key={gone.map(({ kind, label }) => `${kind} ${label}`).join()}>
                    <button type="button" onClick={() => onText(textWithout(query.text, gone))}>
                      <span className="let-go-wishes">
                        {gone.map(({ kind, label }) => (
                          <span key={`${kind} ${label}`}>
                            <span className="vh">Without '</span>
                            <s>{label}</s>
                            <span className="vh">', </span>
                          </span>
                        ))}
                      </span>
                      <em>{recipesSaid(count)}</em>
                      <Icon name="i-lucide-arrow-right" size="sm" />
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {nothing?.nearest && (
            <NearestRecipe recipes={recipes} parts={parts} nearest={nothing.nearest} />
          )}
          <AskAssistant text={query.text} />
        </div>
      )}
    </div>
  )
}

function recipesSaid(count: number): string {
  return count === 1 ? '1 recipe' : `${count} recipes`
}

type NearestRecipeProps = {
  recipes: readonly Recipe[]
  parts: readonly WishPart[]
  nearest: Nearest
}

function NearestRecipe({ recipes, parts, nearest }: NearestRecipeProps) {
  const recipe = recipes[nearest.place]
  if (!recipe) return null
  const hits = parts.filter((_part, at) => !nearest.missed.includes(at)).map(({ label }) => label)
  return (
    <section aria-labelledby="nearest">
      <h2 id="nearest" className="display nothing-head">
        Nearest
      </h2>
      <NearestCard recipe={recipe} hits={hits} swaps={nearest.swaps} />
    </section>
  )
}

/** The text waits in the assistant's field, behind what was being typed there. */
function AskAssistant({ text }: { text: string }) {
  const { id } = useCurrentProfile()
  const key = chatDraftKey(id)
  return (
    <Link
      to="/recipe-chat"
      className={buttonClass({ kind: 'blue', className: 'nothing-ask' })}
      onClick={() => {
        const typed = readStoredText(key, aText, '')
        if (!typed.includes(text)) writeText(key, typed ? `${typed}\n${text}` : text)
      }}
    >
      <Icon name="i-lucide-sparkles" />
      Ask the assistant for one
    </Link>
  )
}
