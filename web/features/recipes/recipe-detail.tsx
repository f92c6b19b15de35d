/** A recipe to read (Spec 1, section 2, 'Recipe detail'). */
import './recipe-detail.css'
import './recipe-print.css'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { servedFor } from '#shared/cooking/served-for.ts'
import { courseOf } from '#shared/imports/course.ts'
import { COURSE_LABELS } from '#shared/recipes/courses.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { WhoCannot } from '#web/ui/who-cannot.tsx'
import { BattlePlan } from './battle-plan.tsx'
import { RecipeHero } from './recipe-hero.tsx'
import { RecipeNotes } from './recipe-notes.tsx'
import { RecipeNutrition } from './recipe-nutrition.tsx'
import { RecipeRating } from './recipe-rating.tsx'
import { RecipeServings } from './recipe-servings.tsx'
import { RecipeStamps } from './recipe-stamps.tsx'
import { ShoppingDamage } from './shopping-damage.tsx'
import { useWhoCannot } from './who-cannot.queries.ts'

type RecipeDetailProps = {
  recipe: Recipe
  /** How many the amounts are shown for; the recipe's own when not said. */
  servings?: number | undefined
  onServings: (servings: number | undefined) => void
  onEdit: () => void
}

export function RecipeDetail({ recipe: written, servings, onServings, onEdit }: RecipeDetailProps) {
  const recipe = useMemo(
    () => servedFor(written, servings ?? written.servings),
    [written, servings],
  )
  const who = useWhoCannot(written)
  return (
    <article className="page-in">
      <title>{`${recipe.name} · Dollop`}</title>
      <RecipeHero recipe={recipe} />
      <div className="recipe-top">
        <div>
          {recipe.description && (
            <p className="recipe-description" dir="auto">
              {recipe.description}
            </p>
          )}
          <RecipeTags recipe={recipe} />
          <RecipeRating recipe={recipe} />
        </div>
        <RecipeStamps recipe={recipe} />
      </div>
      <WhoCannot state={who} />
      <div className="recipe-columns">
        <div className="recipe-aside">
          <ShoppingDamage
            ingredients={recipe.ingredients}
            groups={recipe.ingredient_groups}
            notFor={who.is === 'checked' ? who.who.byLine : undefined}
          >
            <RecipeServings
              servings={recipe.servings}
              written={written.servings}
              onChange={(next) => onServings(next === written.servings ? undefined : next)}
            />
          </ShoppingDamage>
          <RecipeNotes recipe={recipe} />
          <RecipeNutrition recipe={recipe} />
        </div>
        <BattlePlan method={recipe.method} />
      </div>
      <Actions
        recipe={recipe}
        servings={recipe.servings === written.servings ? undefined : recipe.servings}
        onEdit={onEdit}
      />
    </article>
  )
}

/** Its course comes first; a tag that says the same is not said again. */
function RecipeTags({ recipe: { course, tags } }: { recipe: Recipe }) {
  const label = course && COURSE_LABELS[course]
  const others = tags.filter((tag) => course === null || courseOf([tag]) !== course)
  const said = label ? [label, ...others] : others
  if (said.length === 0) return null
  return (
    <ul className="tags" aria-label="Tags">
      {said.map((tag) => (
        <li key={tag}>
          <Tag>{tag}</Tag>
        </li>
      ))}
    </ul>
  )
}

/** What has nothing to cook yet is to be completed first. */
function Actions({ recipe, servings, onEdit }: Omit<RecipeDetailProps, 'onServings'>) {
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
        search={servings ? { servings } : {}}
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
