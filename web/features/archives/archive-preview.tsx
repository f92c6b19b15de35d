/** What will come in: every recipe of the file to look at and to pick, and what is told about them. */
import './archive-preview.css'
import { useDeferredValue, useMemo, useState } from 'react'
import { matchesSearch } from '#shared/recipes/search.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/tag.tsx'
import { SearchInput } from '#web/ui/text-input.tsx'
import { count, originWords } from './archive-words.ts'
import { FoundRow } from './found-row.tsx'
import { PreviewNotes } from './preview-notes.tsx'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'
import type { Preview } from './use-move-in.ts'

/** Rows shown at once; thousands would make a phone think. */
const PAGE_ROWS = 100
/** From here on a search is worth its place. */
const SEARCH_FROM = 12

type ArchivePreviewProps = {
  preview: Preview
  onBegin: (places: number[]) => void
}

export function ArchivePreview({ preview, onBegin }: ArchivePreviewProps) {
  const { archive, sameness } = preview
  const { recipes } = archive
  const fresh = useMemo(() => newPlaces(preview), [preview])
  const [picked, setPicked] = useState(fresh)
  const [text, setText] = useState('')
  const [shown, setShown] = useState(PAGE_ROWS)
  const heading = useFocusOnArrival<HTMLHeadingElement>()
  const wanted = useDeferredValue(text)
  const places = useMemo(
    () => [...recipes.keys()].filter((at) => matchesSearch(searchable(preview, at), wanted)),
    [recipes, preview, wanted],
  )

  function pick(place: number, isPicked: boolean) {
    const next = new Set(picked)
    if (isPicked) next.add(place)
    else next.delete(place)
    setPicked(next)
  }

  return (
    <section className="move-preview">
      <h2 ref={heading} tabIndex={-1} className="section-title">
        {count(recipes.length, 'recipe')} from {originWords(archive.origins)}
      </h2>
      <PreviewNotes preview={preview} />
      {recipes.length >= SEARCH_FROM && (
        <SearchInput label="Search in this file" value={text} onChange={setText} />
      )}
      <div className="move-picks">
        <p
          role="status"
          className="move-picked"
        >{`${picked.size} of ${count(recipes.length, 'recipe')} picked`}</p>
        {fresh.size < recipes.length && <Chip onClick={() => setPicked(fresh)}>New ones</Chip>}
        <Chip onClick={() => setPicked(new Set(recipes.keys()))}>All</Chip>
        <Chip onClick={() => setPicked(new Set())}>None</Chip>
      </div>
      {places.length === 0 ? (
        <p className="muted">No recipes match your search criteria.</p>
      ) : (
        <Card className="move-list">
          <ul>
            {places.slice(0, shown).map((place) => {
              const found = recipes[place]
              return (
                found && (
                  <FoundRow
                    key={place}
                    found={found}
                    sameness={sameness[place] ?? null}
                    isPicked={picked.has(place)}
                    onPick={(isPicked) => pick(place, isPicked)}
                  />
                )
              )
            })}
          </ul>
        </Card>
      )}
      {places.length > shown && (
        <Button onClick={() => setShown(shown + PAGE_ROWS)}>
          {`Show more (${places.length - shown} more)`}
        </Button>
      )}
      <ActionBar className="move-bar">
        <Button
          kind="solid"
          size="lg"
          icon="i-lucide-folder-down"
          disabled={picked.size === 0}
          onClick={() => onBegin([...picked].sort((a, b) => a - b))}
        >
          {`Bring in ${count(picked.size, 'recipe')}`}
        </Button>
      </ActionBar>
    </section>
  )
}

/** What is picked at first: all but what is here and what stands twice. */
function newPlaces({ sameness }: Preview): ReadonlySet<number> {
  const places = [...sameness.keys()]
  return new Set(places.filter((at) => sameness[at] === null || sameness[at] === 'namesake'))
}

function searchable({ archive }: Preview, place: number) {
  return archive.recipes[place]?.recipe ?? { name: '', description: null, ingredients: [] }
}
