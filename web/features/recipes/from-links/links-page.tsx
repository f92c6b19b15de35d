/** /recipes/from-links: pages read one after the other, each to be looked at, or all kept at once. */
import './from-links.css'
import { Link, useNavigate } from '@tanstack/react-router'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'
import { lookAtLink } from '../from-page/kept-page.ts'
import { LinkRow } from './link-row.tsx'
import { markOf } from './link-words.ts'
import { useLinkList } from './use-link-list.ts'

export function LinksPage() {
  const list = useLinkList()
  const { items, reading } = list
  const navigate = useNavigate()

  function review(id: string) {
    lookAtLink(id)
    navigate({ to: '/recipes/from-page' })
  }

  return (
    <div className="links page-in">
      <title>From Web Pages · Dollop</title>
      <Link to="/recipes" className={buttonClass({ size: 'sm' })}>
        <Icon name="i-lucide-arrow-left" />
        Back to Recipes
      </Link>
      <h1 className="page-title">From Web Pages</h1>
      {items.length === 0 ? (
        <EmptyState
          title="No links to read"
          text="Press Add Recipe, From Web Page, and paste a list of links."
        />
      ) : (
        <>
          <ListProgress list={list} />
          <ul className="links-list">
            {items.map((item) => (
              <LinkRow
                key={item.id}
                item={item}
                mark={markOf(item, item.id === reading)}
                secondsLeft={item.id === reading ? list.secondsLeft : null}
                onReview={() => review(item.id)}
                onTryAgain={() => list.tryAgain([item.id])}
                onDrop={() => list.drop(item.id)}
              />
            ))}
          </ul>
          <ListActions list={list} />
        </>
      )}
    </div>
  )
}

type ListProps = { list: ReturnType<typeof useLinkList> }

function ListProgress({ list: { items, secondsLeft, isRunning } }: ListProps) {
  const done = items.filter(({ state }) => state !== 'waiting').length
  const count = (mark: string) => items.filter((item) => markOf(item, false) === mark).length
  const said = [
    `${done} of ${items.length} done`,
    count('doubtful') > 0 && `${count('doubtful')} doubtful`,
    count('failed') > 0 && `${count('failed')} failed`,
    count('kept') > 0 && `${count('kept')} kept`,
  ].filter((part) => part !== false)
  return (
    <div className="links-progress">
      <ProgressBar
        label="Links done"
        value={done}
        failed={count('failed')}
        max={items.length}
        valueText={said.join(', ')}
      />
      <p className="muted">{said.join(' · ')}</p>
      <p role="status" className="small muted">
        {pauseWords(done < items.length, isRunning, secondsLeft !== null)}
      </p>
    </div>
  )
}

function pauseWords(hasMore: boolean, isRunning: boolean, isWaiting: boolean): string {
  if (!hasMore) return ''
  if (!isRunning) return 'Stopped. What is read stays here.'
  return isWaiting ? 'Twenty pages and photos a minute are fetched: it goes on by itself.' : ''
}

function ListActions({ list }: ListProps) {
  const { items, isRunning, isKeeping } = list
  const good = items.filter((item) => markOf(item, false) === 'read').length
  const failed = items.filter(({ state }) => state === 'failed').map(({ id }) => id)
  const hasWaiting = items.some(({ state }) => state === 'waiting')
  return (
    <ActionBar>
      {good > 0 && (
        <Button
          kind="solid"
          size="lg"
          icon="i-lucide-save"
          pending={isKeeping}
          pendingLabel="Keeping..."
          onClick={list.keepAll}
        >
          Keep all {good}
        </Button>
      )}
      {hasWaiting && (
        <Button
          size="lg"
          icon={isRunning ? 'i-lucide-pause' : 'i-lucide-play'}
          onClick={isRunning ? list.stop : list.goOn}
        >
          {isRunning ? 'Stop' : 'Go on'}
        </Button>
      )}
      {!hasWaiting && failed.length > 1 && (
        <Button size="lg" icon="i-lucide-rotate-ccw" onClick={() => list.tryAgain(failed)}>
          Try {failed.length} again
        </Button>
      )}
      {!hasWaiting && (
        <Button size="lg" kind="quiet" icon="i-lucide-x" onClick={list.clear}>
          Clear the list
        </Button>
      )}
    </ActionBar>
  )
}
