/** A recipe to read (Spec 1, section 2, 'Recipe detail'). */
import './recipe-detail.css'
import { Link } from '@tanstack/react-router'
import type { Recipe } from '#shared/recipes/schema.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { RecipeArt } from '#web/ui/art/recipe-art.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { BattlePlan } from './battle-plan.tsx'
import { EscapeRoute } from './escape-route.tsx'
import { RecipeNotes } from './recipe-notes.tsx'
import { ShoppingDamage } from './shopping-damage.tsx'

type RecipeDetailProps = { recipe: Recipe; onEdit: () => void }

export function RecipeDetail({ recipe, onEdit }: RecipeDetailProps) {
  const isWide = useMediaQuery('(min-width: 1024px)')
  return (
    <article className="page-in">
      <title>{`${recipe.name} · Dollop`}</title>
      <header className="recipe-hero">
        <EscapeRoute className="recipe-back" />
        <RecipeArt recipe={recipe} wide={isWide} eager />
        <h1 className="label hero-title recipe-name">{recipe.name}</h1>
      </header>
      <div className="recipe-top">
        <div>
          {recipe.description && <p className="recipe-description">{recipe.description}</p>}
          {recipe.tags.length > 0 && (
            <ul className="tags" aria-label="Tags">
              {recipe.tags.map((tag) => (
                <li key={tag}>
                  <Tag>{tag}</Tag>
                </li>
              ))}
            </ul>
          )}
        </div>
        <Stamps recipe={recipe} />
      </div>
      <div className="recipe-columns">
        <div className="recipe-aside">
          <ShoppingDamage ingredients={recipe.ingredients} />
          <RecipeNotes recipe={recipe} />
        </div>
        <BattlePlan method={recipe.method} />
      </div>
      <Actions recipe={recipe} onEdit={onEdit} />
    </article>
  )
}

/** What has nothing to cook yet is to be completed first. */
function Actions({ recipe, onEdit }: RecipeDetailProps) {
  const isStub = recipe.ingredients.length === 0 && recipe.method.length === 0
  if (isStub) {
    return (
      <ActionBar>
        <Button kind="solid" size="lg" icon="i-lucide-pencil" onClick={onEdit}>
          Edit Recipe
        </Button>
      </ActionBar>
    )
  }
  return (
    <ActionBar>
      <Link
        to="/cooking-mode/$recipeId"
        params={{ recipeId: recipe.id }}
        className={buttonClass({ kind: 'heat', size: 'lg' })}
      >
        <Icon name="i-lucide-flame" />
        Start Cooking Mode
      </Link>
      <Button
        size="lg"
        icon="i-lucide-pencil"
        aria-label="Edit Recipe"
        className="recipe-edit"
        onClick={onEdit}
      >
        Edit Recipe
      </Button>
    </ActionBar>
  )
}

/** A time that nobody knows has no stamp. */
function Stamps({ recipe }: { recipe: Recipe }) {
  const { prep_time, cook_time, servings } = recipe
  return (
    <ul className="stamps" aria-label="At a glance">
      {prep_time !== null && (
        <li className="stamp-chaos">
          <b>{prep_time}m</b> of chaos
        </li>
      )}
      {cook_time !== null && (
        <li className="stamp-magic">
          <b>{cook_time}m</b> of magic
        </li>
      )}
      <li className="stamp-humans">
        <b>Feeds {servings}</b> humans
      </li>
    </ul>
  )
}
