/** 'Assign Meals to {day}': the plan's recipes, two at once, for a thumb or whoever does not drag. */
import './assign-sheet.css'
import { useRef, useState } from 'react'
import type { Day } from '#shared/plans/limits.ts'
import { mealsOf } from '#shared/plans/schedule.ts'
import { dayOfMeal, roomOn } from '#shared/plans/schedule-moves.ts'
import type { MealSchedule } from '#shared/plans/schema.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { matchesSearch } from '#shared/recipes/search.ts'
import { useOpening } from '#web/lib/use-opening.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SearchInput } from '#web/ui/text-input.tsx'
import { MealFace } from '../meal-ticket.tsx'

/** Spec 2, section 9. */
const MEALS_AT_ONCE = 2

type AssignSheetProps = {
  /** Null: closed. */
  day: Day | null
  /** The plan's, in its order. */
  recipes: readonly Recipe[]
  schedule: MealSchedule
  onAssign: (recipeIds: readonly string[], day: Day) => void
  onClose: () => void
  /** The grip of the meal that was moved last. */
  landedGrip: () => HTMLElement | null
}

export function AssignSheet({ day, ...rest }: AssignSheetProps) {
  const { item, round } = useOpening(day)
  return item && <OpenSheet key={round} {...rest} day={item} isOpen={day !== null} />
}

type OpenSheetProps = Omit<AssignSheetProps, 'day'> & { day: Day; isOpen: boolean }

function OpenSheet(props: OpenSheetProps) {
  const { day, isOpen, recipes, schedule, onAssign, onClose, landedGrip } = props
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const isDone = useRef(false)
  const most = Math.min(MEALS_AT_ONCE, roomOn(schedule, day))
  const isEnough = chosen.length >= most
  const shown = waitingFirst(recipes, schedule).filter((recipe) => matchesSearch(recipe, search))

  function choose(id: string, isChosen: boolean) {
    setChosen((before) => (isChosen ? [...before, id] : before.filter((one) => one !== id)))
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title={`Assign Meals to ${day}`}
      className="assign"
      // the button that opened it goes with the day's last place
      finalFocus={() => (isDone.current && landedGrip()) || true}
      actions={
        <>
          <p role="status" className="assign-most">
            {isEnough ? 'Max' : 'Up to'} {count(most)}
          </p>
          <Button
            kind="solid"
            size="lg"
            full
            disabled={chosen.length === 0}
            onClick={() => {
              isDone.current = true
              onAssign(chosen, day)
              onClose()
            }}
          >
            {chosen.length === 0 ? 'Assign meals' : `Assign ${count(chosen.length)}`}
          </Button>
        </>
      }
    >
      <SearchInput label="Search meals" value={search} onChange={setSearch} />
      {shown.length === 0 && <p className="assign-none">No meals match your search.</p>}
      <ul className="assign-rows">
        {shown.map((recipe) => (
          <li key={recipe.id}>
            <Row
              recipe={recipe}
              day={day}
              schedule={schedule}
              isChosen={chosen.includes(recipe.id)}
              isEnough={isEnough}
              onChoose={choose}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

type RowProps = Pick<OpenSheetProps, 'day' | 'schedule'> & {
  recipe: Recipe
  isChosen: boolean
  isEnough: boolean
  onChoose: (id: string, isChosen: boolean) => void
}

function Row({ recipe, day, schedule, isChosen, isEnough, onChoose }: RowProps) {
  const isThere = mealsOf(schedule, day).includes(recipe.id)
  const standsOn = isThere ? day : dayOfMeal(schedule, recipe.id)
  const note = isThere ? `Already on ${day}` : standsOn && `On ${standsOn}`
  return (
    <Checkbox
      checked={isChosen}
      disabled={isThere || (isEnough && !isChosen)}
      onChange={(isNow) => onChoose(recipe.id, isNow)}
      className="ticket assign-row"
    >
      <MealFace recipe={recipe} note={note} />
    </Checkbox>
  )
}

/** Those without a day come first, for they are what is looked for. */
function waitingFirst(recipes: readonly Recipe[], schedule: MealSchedule): Recipe[] {
  const isWaiting = ({ id }: Recipe) => dayOfMeal(schedule, id) === null
  return [...recipes.filter(isWaiting), ...recipes.filter((recipe) => !isWaiting(recipe))]
}

function count(meals: number): string {
  return meals === 1 ? '1 meal' : `${meals} meals`
}
