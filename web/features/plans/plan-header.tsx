/** A plan's name and week, and the ways to its lists. */
import { Link, useNavigate } from '@tanstack/react-router'
import type { WeeklyMealPlan } from '#shared/plans/schema.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { useCreateGroceryList } from '#web/features/groceries/groceries.queries.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { toast } from '#web/ui/toast.tsx'
import { weekDates } from './plan-dates.ts'
import { PlanMenu } from './plan-menu.tsx'

const TOPIC = 'grocery list'

type PlanHeaderProps = {
  plan: WeeklyMealPlan
  recipes: readonly Recipe[]
  hasGroceryList: boolean | undefined
}

export function PlanHeader({ plan, recipes, hasGroceryList }: PlanHeaderProps) {
  return (
    <PageHeader
      back={
        <Link to="/this-week" className={iconButtonClass()} aria-label="Back to My Week">
          <Icon name="i-lucide-arrow-left" />
        </Link>
      }
      title={plan.name}
      text={<time dateTime={plan.week_start_date}>{weekDates(plan.week_start_date)}</time>}
      actions={
        <>
          <Link
            to="/ingredients-list/$planId"
            params={{ planId: plan.id }}
            className={buttonClass({ size: 'sm' })}
          >
            <Icon name="i-lucide-list-checks" size="sm" />
            Ingredients List
          </Link>
          {hasGroceryList ? (
            <Link
              to="/grocery-list/$planId"
              params={{ planId: plan.id }}
              className={buttonClass({ kind: 'solid', size: 'sm' })}
            >
              <Icon name="i-lucide-shopping-basket" size="sm" />
              Grocery List
            </Link>
          ) : (
            <CreateGroceryList plan={plan} recipes={recipes} isKnown={hasGroceryList === false} />
          )}
          <PlanMenu plan={plan} recipes={recipes} />
        </>
      }
    />
  )
}

/** What 'Optimized' means here: the same food on one line, lines by aisle. Packs are asked for on the list. */
function whatWasDone(recipes: readonly Recipe[], lines: number): string {
  const wanted = recipes.reduce((sum, { ingredients }) => sum + ingredients.length, 0)
  const items = lines === 1 ? '1 item' : `${lines} items`
  return wanted > lines ? `${wanted} ingredients became ${items}, by aisle.` : `${items}, by aisle.`
}

type CreateGroceryListProps = Omit<PlanHeaderProps, 'hasGroceryList'> & { isKnown: boolean }

function CreateGroceryList({ plan, recipes, isKnown }: CreateGroceryListProps) {
  const create = useCreateGroceryList(plan.id)
  const navigate = useNavigate()

  function make() {
    create.mutate(recipes, {
      onSuccess: (list) => {
        if (!list) {
          toast({
            topic: TOPIC,
            kind: 'error',
            title: 'Error',
            text: 'No ingredients found to create grocery list.',
          })
          return
        }
        const text = whatWasDone(recipes, list.items.length)
        toast({ topic: TOPIC, title: 'Grocery List Optimized!', text })
        navigate({ to: '/grocery-list/$planId', params: { planId: plan.id } })
      },
      onError: () =>
        toast({
          topic: TOPIC,
          kind: 'error',
          title: 'Error',
          text: 'Failed to create grocery list. Please try again.',
        }),
    })
  }

  return (
    <Button
      kind="solid"
      size="sm"
      icon="i-lucide-shopping-basket"
      disabled={!isKnown}
      pending={create.isPending}
      pendingLabel="Optimizing..."
      onClick={make}
    >
      Create Grocery List
    </Button>
  )
}
