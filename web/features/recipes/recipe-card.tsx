/** A recipe in the library: one link over the card, edit and delete beside it. */
import './recipe-rating.css'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { DIFFICULTY_LABELS } from '#shared/recipes/difficulty.ts'
import { totalMinutes } from '#shared/recipes/minutes.ts'
import { isLoved } from '#shared/recipes/ratings.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { type CardNotes, hitsOf, WishHits } from '#web/search/wish-hits.tsx'
import { RecipeArt } from '#web/ui/art/recipe-art.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton, iconButtonClass } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { CARD_LINK, PictureCard } from '#web/ui/picture-card.tsx'
import { Meta, MoreTag, Tag } from '#web/ui/tag.tsx'
import { Heart } from './rating-shapes.tsx'

/** Spec 1, section 9. */
const CARD_TAGS = 3

type RecipeCardProps = {
  recipe: Recipe
  /** Without a pointer that hovers, edit and delete live in a menu. */
  isTouch: boolean
  onDelete: (recipe: Recipe) => void
  notes: CardNotes
}

export const RecipeCard = memo(function RecipeCard(props: RecipeCardProps) {
  const { recipe, isTouch, onDelete, notes } = props
  const { id, name } = recipe
  const toEdit = {
    to: '/recipes/$recipeId',
    params: { recipeId: id },
    search: { edit: true },
  } as const
  return (
    <PictureCard
      art={<RecipeArt recipe={recipe} />}
      title={
        <Link to="/recipes/$recipeId" params={{ recipeId: id }} className={CARD_LINK}>
          {name}
        </Link>
      }
      description={recipe.description}
      meta={<RecipeFacts recipe={recipe} />}
      tags={recipe.tags.length > 0 && <CardTags tags={recipe.tags} />}
      notes={<WishHits hits={hitsOf(recipe, notes)} notFor={notes.notFor.get(recipe.id)} />}
      actions={
        !isTouch && (
          <>
            <Link
              {...toEdit}
              aria-label={`Edit ${name}`}
              className={iconButtonClass({ size: 'sm' })}
            >
              <Icon name="i-lucide-pencil" />
            </Link>
            <IconButton
              icon="i-lucide-trash-2"
              kind="danger"
              size="sm"
              aria-label={`Delete ${name}`}
              onClick={() => onDelete(recipe)}
            />
          </>
        )
      }
      touchActions={
        isTouch && (
          <Menu
            align="start"
            trigger={
              <IconButton icon="i-lucide-ellipsis" size="sm" aria-label={`More for ${name}`} />
            }
            items={[
              { label: 'Edit', icon: 'i-lucide-pencil', link: <Link {...toEdit} /> },
              {
                label: 'Delete',
                icon: 'i-lucide-trash-2',
                kind: 'danger',
                onSelect: () => onDelete(recipe),
              },
            ]}
          />
        )
      }
    />
  )
})

/** Total minutes, servings and difficulty; what is not known is left out. */
function RecipeFacts({ recipe }: { recipe: Recipe }) {
  const minutes = totalMinutes(recipe)
  const lovers = recipe.ratings.filter(isLoved).length
  return (
    <>
      {lovers > 0 && (
        <span className="card-heart">
          <Heart />
          <span className="vh">Loved by </span>
          {lovers > 1 ? lovers : <span className="vh">1</span>}
        </span>
      )}
      {minutes !== null && <Meta icon="i-lucide-clock">{minutes} min</Meta>}
      <Meta icon="i-lucide-users">
        {recipe.servings}
        <span className="vh"> servings</span>
      </Meta>
      {recipe.difficulty && (
        <Meta icon="i-lucide-chef-hat">{DIFFICULTY_LABELS[recipe.difficulty]}</Meta>
      )}
    </>
  )
}

function CardTags({ tags }: { tags: string[] }) {
  const hidden = tags.length - CARD_TAGS
  return (
    <>
      {tags.slice(0, CARD_TAGS).map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
      {hidden > 0 && <MoreTag>+{hidden} more</MoreTag>}
    </>
  )
}
