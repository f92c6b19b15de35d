/** Step 1 of the planner: how many meals, which week, what kind. */
import { useAtom } from 'jotai'
import { MEALS_PER_PLAN_MAX } from '#shared/plans/limits.ts'
import { OFFERED_TAGS } from '#shared/plans/tags.ts'
import { addWeeksTo } from '#shared/plans/week.ts'
import { AVATAR_COLORS } from '#shared/profiles/avatar.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { NumberStepper } from '#web/ui/number-stepper.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { Chip } from '#web/ui/tag.tsx'
import { plannerAtom } from './planner.atoms.ts'
import { PlannerHeading } from './planner-heading.tsx'
import { PlannerNote } from './planner-note.tsx'
import { WeekInput } from './week-input.tsx'

type PlannerSettingsProps = {
  recipes: readonly Recipe[]
  /** Those that everybody can eat; null while that is found out. */
  suiting: readonly Recipe[] | null
  /** A press of either action is being answered. */
  isChoosing: boolean
  takesFocus: boolean
  thisWeek: string
  weekStart: string
  onChooseMyself: () => void
  onChooseForMe: () => void
}

const SPOTS = ['hen', 'tomato', 'pot', 'leek', 'mushroom', 'pudding', 'fish'] as const

export function PlannerSettings(props: PlannerSettingsProps) {
  const { recipes, suiting, isChoosing, takesFocus, thisWeek, weekStart } = props
  const { onChooseMyself, onChooseForMe } = props
  const [{ mealCount }] = useAtom(plannerAtom)
  const isDisabled = !mealCount || isChoosing
  return (
    <>
      <title>Plan Your Meals · Dollop</title>
      <PageHeader
        title={<PlannerHeading takesFocus={takesFocus}>Plan Your Meals</PlannerHeading>}
      />
      <div className="planner-grid">
        <MealSettings thisWeek={thisWeek} weekStart={weekStart} />
        <MealPreferences />
      </div>
      <PlannerNote recipes={recipes} suiting={suiting} />
      <ActionBar className="planner-actions">
        <Button size="lg" disabled={isDisabled} onClick={onChooseMyself}>
          Let Me Choose Myself
        </Button>
        <Button
          kind="solid"
          size="lg"
          icon="i-lucide-sparkles"
          disabled={isDisabled}
          onClick={onChooseForMe}
        >
          I don't mind you choose
        </Button>
      </ActionBar>
    </>
  )
}

function MealSettings({ thisWeek, weekStart }: { thisWeek: string; weekStart: string }) {
  const [{ mealCount }, change] = useAtom(plannerAtom)
  const nextWeek = addWeeksTo(thisWeek, 1)
  return (
    <Card as="section" pad aria-labelledby="meal-settings">
      <StepTitle id="meal-settings" number={1} title="Meal Settings" />
      <NumberStepper
        label="Total meals"
        value={mealCount}
        min={1}
        max={MEALS_PER_PLAN_MAX}
        onChange={(count) => change({ mealCount: count })}
      />
      <Plates count={mealCount ?? 0} />
      <SegmentedControl
        label="Week"
        options={[
          { value: thisWeek, label: 'This Week' },
          { value: nextWeek, label: 'Next Week' },
        ]}
        value={weekStart}
        onChange={(week) => change({ weekStart: week === thisWeek ? null : week })}
        className="planner-weeks"
      />
      <Field label="Week start date">
        <WeekInput value={weekStart} onChange={(week) => change({ weekStart: week })} />
      </Field>
    </Card>
  )
}

function MealPreferences() {
  const [{ tags }, change] = useAtom(plannerAtom)

  function toggle(tag: string) {
    change({ tags: tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag] })
  }

  return (
    <Card as="section" pad className="planner-tastes" aria-labelledby="meal-preferences">
      <StepTitle id="meal-preferences" number={2} title="Meal Preferences" />
      <div className="chips">
        {OFFERED_TAGS.map((tag) => (
          <Chip key={tag} sunken pressed={tags.includes(tag)} onClick={() => toggle(tag)}>
            {tag}
          </Chip>
        ))}
      </div>
      <div className="planner-spots">
        {SPOTS.map((motif) => (
          <img key={motif} src={spotUrl(motif)} alt="" width={66} height={66} />
        ))}
      </div>
    </Card>
  )
}

function StepTitle({ id, number, title }: { id: string; number: number; title: string }) {
  return (
    <h2 id={id} className="planner-step section-title">
      <span className="planner-number">{number}</span> {title}
    </h2>
  )
}

/** A plate for each meal. */
function Plates({ count }: { count: number }) {
  return (
    <div className="planner-plates" aria-hidden="true">
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <span
          key={place}
          style={{ backgroundColor: AVATAR_COLORS[place % AVATAR_COLORS.length] }}
        />
      ))}
    </div>
  )
}
