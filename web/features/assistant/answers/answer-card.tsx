/** A dish of an answer: what it is, why it fits, and the ways on from it. */
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { OfferedRecipe } from '#shared/guide/schema.ts'
import { spokenMinutes } from '#shared/guide/words.ts'
import { freeDays } from '#shared/plans/free-day.ts'
import { plansQuery } from '#web/features/plans/plans.queries.ts'
import { useToday } from '#web/lib/use-today.ts'
import { RecipeArt } from '#web/ui/art/recipe-art.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { IconName } from '#web/ui/icon.tsx'
import { Meta, MetaRow } from '#web/ui/tag.tsx'
import { toast } from '#web/ui/toast.tsx'
import { addedKey } from '../talk.atoms.ts'
import { dayWords } from './day-words.ts'
import { useAdded } from './use-added.ts'
import { type Offered, useOfferedRecipe } from './use-offered-recipe.ts'

type KnownRecipe = NonNullable<Offered['recipe']>

type AnswerCardProps = { entryId: string; offered: OfferedRecipe }

export function AnswerCard({ entryId, offered }: AnswerCardProps) {
  const { minutes, servings, why } = offered
  const found = useOfferedRecipe(offered)
  const art = found.recipe
  return (
    <article className="card answer">
      {art ? <RecipeArt recipe={withWords(art)} /> : <div className="artbox" />}
      <div className="answer-body">
        <h2 dir="auto">
          {found.isGone ? offered.name : <RecipeLink offered={offered} found={found} />}
        </h2>
        <MetaRow>
          {minutes !== null && <Meta icon="i-lucide-clock">{spokenMinutes(minutes)}</Meta>}
          <Meta icon="i-lucide-users">
            {servings}
            <span className="vh">{servings === 1 ? ' serving' : ' servings'}</span>
          </Meta>
        </MetaRow>
        <p className="answer-why">
          <b>Why:</b> {why}
        </p>
      </div>
      {found.isGone ? (
        <p className="answer-gone small muted">This recipe is no longer in the library.</p>
      ) : (
        <Ways entryId={entryId} offered={offered} found={found} />
      )}
    </article>
  )
}

function withWords({ name, image_url = null, tags = [], ingredients }: KnownRecipe) {
  return { name, image_url, tags, ingredients }
}

/** It covers the card. A starter recipe is saved on the way. */
function RecipeLink({ offered, found }: { offered: OfferedRecipe; found: Offered }) {
  const navigate = useNavigate()
  const params = { recipeId: offered.id }

  async function saveFirst(event: MouseEvent) {
    if (found.isInLibrary || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    try {
      await found.inLibrary()
      await navigate({ to: '/recipes/$recipeId', params })
    } catch {
      const text = 'Please try again.'
      toast({ topic: offered.id, kind: 'error', title: 'Error saving recipe', text })
    }
  }

  return (
    <Link to="/recipes/$recipeId" params={params} className="answer-link" onClick={saveFirst}>
      {offered.name}
      <span className="vh">, View Recipe</span>
    </Link>
  )
}

function Ways({ entryId, offered, found }: AnswerCardProps & { found: Offered }) {
  const today = useToday()
  const { data: plans } = useQuery(plansQuery)
  const place = plans && freeDays(plans, today)[0]
  const { added, day, list } = useAdded(addedKey(entryId, offered.id), place, found.inLibrary)
  const shared = { of: offered.name, isReady: found.recipe !== null }
  return (
    <div className="answer-ways">
      {(added.day || place) && (
        <Way
          {...shared}
          {...day}
          icon="i-lucide-calendar-plus"
          label={`Add to ${place ? dayWords(place.date, today) : 'a day'}`}
          addedTo={added.day?.day}
        />
      )}
      <Way
        {...shared}
        {...list}
        icon="i-lucide-list-plus"
        label="Add to list"
        addedTo={added.lines && 'the list'}
      />
    </div>
  )
}

/** 'Add to Thursday' has no room for icons beside 'Add to list' on a phone. */
const LONG_LABEL = 'Add to Tuesday'.length

type WayProps = {
  icon: IconName
  label: string
  /** The dish, for those who hear a button without seeing its card. */
  of: string
  /** Undefined until it was pressed. */
  addedTo: string | undefined
  isBusy: boolean
  isReady: boolean
  press: () => void
}

function Way({ icon, label, of, addedTo, isBusy, isReady, press }: WayProps) {
  return (
    <Button
      size="sm"
      icon={addedTo ? 'i-lucide-check' : icon}
      className={classNames(
        'answer-way',
        addedTo ? 'answer-added' : label.length > LONG_LABEL && 'answer-long',
      )}
      disabled={!isReady}
      pending={isBusy}
      onClick={press}
    >
      {addedTo ? 'Added' : label}
      <span className="vh">{addedTo ? ` to ${addedTo}, press to undo: ${of}` : `: ${of}`}</span>
    </Button>
  )
}
