/** One link of the list: what it gave, and what can be done about it. */
import { Link } from '@tanstack/react-router'
import { RecipeArt } from '#web/ui/art/recipe-art.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { LinkItem } from './kept-links.ts'
import { type Mark, shortAddress, stateWords } from './link-words.ts'

const ICONS: Record<Mark, IconName> = {
  waiting: 'i-lucide-clock',
  reading: 'i-lucide-loader-circle',
  read: 'i-lucide-check',
  doubtful: 'i-lucide-circle-help',
  failed: 'i-lucide-circle-alert',
  kept: 'i-lucide-check-check',
}

type LinkRowProps = {
  item: LinkItem
  mark: Mark
  /** How long the kitchen asks to wait before this one. */
  secondsLeft: number | null
  onReview: () => void
  onTryAgain: () => void
  onDrop: () => void
}

export function LinkRow(props: LinkRowProps) {
  const { item, mark, secondsLeft, onReview, onTryAgain, onDrop } = props
  const { recipe, url, id } = item
  const name = recipe?.name ?? shortAddress(url)
  const words = secondsLeft === null ? stateWords(item, mark) : `Waiting ${secondsLeft} s`
  return (
    <li className={classNames('links-row', `links-${mark}`)}>
      {recipe ? (
        <RecipeArt recipe={recipe} />
      ) : (
        <span className="links-blank" aria-hidden="true">
          <Icon name="i-lucide-globe" />
        </span>
      )}
      <div className="links-text">
        <b dir="auto">{recipe ? name : breakable(name)}</b>
        {recipe && <span className="small muted">{shortAddress(url).split('/')[0]}</span>}
        <span className="links-state">
          <Icon name={secondsLeft === null ? ICONS[mark] : 'i-lucide-clock'} size="sm" />
          {words}
        </span>
      </div>
      {hasMore(mark) && (
        <div className="links-do">
          {(mark === 'read' || mark === 'doubtful') && (
            <Button size="sm" aria-label={`Review ${name}`} onClick={onReview}>
              Review
            </Button>
          )}
          {mark === 'failed' && (
            <Button size="sm" aria-label={`Try again: ${name}`} onClick={onTryAgain}>
              Try again
            </Button>
          )}
          {mark === 'kept' && (
            <Link
              to="/recipes/$recipeId"
              params={{ recipeId: id }}
              className={buttonClass({ size: 'sm' })}
              aria-label={`Open ${name}`}
            >
              Open
            </Link>
          )}
        </div>
      )}
      {mark !== 'kept' && mark !== 'reading' && (
        <IconButton
          icon="i-lucide-x"
          kind="flat"
          size="sm"
          className="links-drop"
          aria-label={`Leave out ${name}`}
          onClick={onDrop}
        />
      )}
    </li>
  )
}

/** Whether anything can be done with it but leaving it out. */
function hasMore(mark: Mark): boolean {
  return mark !== 'waiting' && mark !== 'reading'
}

/** An address that breaks behind its slashes before it breaks within a word. */
function breakable(address: string): string {
  return address.replaceAll('/', '/\u200b')
}
