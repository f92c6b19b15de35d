/** A chef's card: what must not be eaten, how much is, and what the chef is called. Saved in one go. */
import { type ReactNode, useId } from 'react'
import {
  ALLERGEN_EXAMPLES,
  ALLERGEN_LABELS,
  ALLERGENS,
  DIET_LABELS,
  DIETS,
} from '#shared/diets/vocabulary.ts'
import { AVATAR_COLORS } from '#shared/profiles/avatar.ts'
import type { Profile } from '#shared/profiles/schema.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFoodNames } from '../food-names.queries.ts'
import { PlateColours } from '../plate-colours.tsx'
import { AppetitePlates } from './appetite-plates.tsx'
import { NeedTiles } from './need-tiles.tsx'
import { NeverFoods } from './never-foods.tsx'
import { usePersonForm } from './use-person-form.ts'

export function PersonForm({ person }: { person: Profile }) {
  const { form, shown, line, need, save, isSaving, ...fields } = usePersonForm(person)
  const { needs } = shown
  const foodName = useFoodNames(true)
  const colour = AVATAR_COLORS.find((each) => each === shown.avatar_color) ?? AVATAR_COLORS[0]
  return (
    <form ref={form} noValidate onSubmit={save}>
      <title>{`${person.name} · Dollop`}</title>
      <header className="person-head">
        <Avatar name={shown.name || person.name} color={shown.avatar_color} size="lg" />
        <div>
          <h1 className="page-title" dir="auto">
            {person.name}
          </h1>
          <p className="muted">{`What ${person.name} eats decides what Dollop offers everyone.`}</p>
        </div>
      </header>
      <div className="person-columns">
        <div className="person-column">
          <Part title="Allergies" text="A recipe with one of these says so, by name.">
            <NeedTiles
              kind="ban"
              needs={ALLERGENS}
              labels={ALLERGEN_LABELS}
              examples={ALLERGEN_EXAMPLES}
              chosen={needs.allergens}
              onChange={(allergen, isNeeded) => need('allergens', allergen, isNeeded)}
            />
          </Part>
          <Part title="Never" text="Not dangerous, just no. What is made of it counts too.">
            <NeverFoods never={needs.never} foodName={foodName} line={line} />
          </Part>
        </div>
        <div className="person-column">
          <Part title="Diet" text="None ticked: everything but what is named on this card.">
            <NeedTiles
              kind="keep"
              needs={DIETS}
              labels={DIET_LABELS}
              chosen={needs.diets}
              onChange={(diet, isNeeded) => need('diets', diet, isNeeded)}
            />
          </Part>
          <Part title="Appetite">
            <AppetitePlates value={shown.appetite} onChange={fields.setAppetite} />
          </Part>
          <Part title="Name and colour">
            <TextField
              label="Name"
              value={shown.name}
              autoComplete="nickname"
              enterKeyHint="done"
              {...fields.nameProps}
            />
            <PlateColours value={colour} onChange={fields.setColour} />
          </Part>
        </div>
      </div>
      <ActionBar className="person-save">
        <Button type="submit" kind="solid" size="lg" pending={isSaving} pendingLabel="Saving...">
          Save
        </Button>
      </ActionBar>
    </form>
  )
}

type PartProps = { title: string; text?: string; children: ReactNode }

function Part({ title, text, children }: PartProps) {
  const heading = useId()
  return (
    <Card as="section" className="person-part" aria-labelledby={heading}>
      <h2 id={heading} className="section-title">
        {title}
      </h2>
      {text && <p className="person-hint">{text}</p>}
      {children}
    </Card>
  )
}
