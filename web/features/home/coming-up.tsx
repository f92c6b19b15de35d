/** The next two days. */
import { Link } from '@tanstack/react-router'
import { dateText, shortMonth } from '#shared/plans/week.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { WishHits } from '#web/search/wish-hits.tsx'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { RecipeArt } from '#web/ui/art/recipe-art.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SectionHeader } from '#web/ui/page-header.tsx'
import { MealMeta } from './meal-meta.tsx'

type Day = { dayName: string; date: Date }
type ComingDay = Day & {
  recipe: Recipe | undefined
  /** 'Mia: sesame' for each who cannot eat it. */
  notFor: readonly string[] | undefined
}

export function ComingUp({ days }: { days: readonly ComingDay[] }) {
  return (
    <section aria-labelledby="coming-up">
      <SectionHeader
        id="coming-up"
        title="Coming Up"
        actions={
          <Link to="/this-week" className={buttonClass({ size: 'sm' })}>
            View Full Week
          </Link>
        }
      />
      <div className="coming">
        {days.map((day) => (
          <ComingCard key={day.dayName} {...day} />
        ))}
      </div>
    </section>
  )
}

function ComingCard({ dayName, date, recipe, notFor }: ComingDay) {
  if (!recipe) return <NoMeal dayName={dayName} date={date} />
  return (
    <article className="card coming-card">
      <div className="coming-art">
        <RecipeArt recipe={recipe} />
      </div>
      <div className="coming-body">
        <DayLine dayName={dayName} date={date} />
        <h3>
          <Link to="/recipes/$recipeId" params={{ recipeId: recipe.id }} className="coming-link">
            {recipe.name}
          </Link>
        </h3>
        {recipe.description && <p className="coming-text">{recipe.description}</p>}
        <MealMeta recipe={recipe} />
        <WishHits hits={[]} notFor={notFor} />
      </div>
    </article>
  )
}

function NoMeal({ dayName, date }: Day) {
  return (
    <article className="coming-card coming-none">
      <div className="coming-art">
        <img src={spotUrl('bowl')} alt="" className="spot" width={88} height={88} />
      </div>
      <div className="coming-body">
        <DayLine dayName={dayName} date={date} />
        <h3>No meal planned</h3>
        <Link to="/planner" className={buttonClass({ size: 'sm' })}>
          <Icon name="i-lucide-plus" size="sm" />
          Plan a meal
        </Link>
      </div>
    </article>
  )
}

function DayLine({ dayName, date }: Day) {
  return (
    <p className="coming-day">
      <b>{dayName}</b> ·{' '}
      <time dateTime={dateText(date)}>
        {date.getDate()} {shortMonth(date)}
      </time>
    </p>
  )
}
