/** The ingredients of a form, a row each. */
import { memo, useCallback, useRef } from 'react'
import type { FormIssues } from '#shared/recipes/form.ts'
import { type FormRow, isHeading } from '#shared/recipes/form-rows.ts'
import { readPastedIngredients, readTypedIngredient } from '#shared/recipes/paste.ts'
import { type Ingredient, RECIPE_LIMITS } from '#shared/recipes/schema.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useUndoToast } from '#web/ui/use-undo-toast.ts'
import { AddRow } from './add-row.tsx'
import { HeadingRow } from './heading-row.tsx'
import { IngredientRow } from './ingredient-row.tsx'
import { SortableRows } from './sortable-rows.tsx'
import { usePastedRows } from './use-pasted-rows.ts'
import type { RowActions, Rows } from './use-rows.ts'

const PASTED = {
  read: readPastedIngredients,
  max: RECIPE_LIMITS.ingredients,
  isOne: (row: FormRow) => !isHeading(row),
  one: 'ingredient',
  many: 'ingredients',
}

type FormIngredientsProps = {
  rows: Rows<FormRow>
  issues: FormIssues
  toCheck: readonly Ingredient[]
}

export const FormIngredients = memo(function FormIngredients(props: FormIngredientsProps) {
  const { rows, issues, toCheck } = props
  const { actions } = rows
  const onPaste = usePastedRows(actions, PASTED)
  const onNamed = useTypedAmounts(actions)
  const headings = rows.rows.filter(({ value }) => isHeading(value)).length
  const ordinals = ordinalsOf(rows.rows.map(({ value }) => value))

  return (
    <Card as="section" pad aria-labelledby="form-ingredients">
      <h2 id="form-ingredients" className="section-title">
        Ingredients
      </h2>
      <SortableRows rows={rows}>
        {rows.rows.map(({ key, value }, place) => {
          const common = {
            rowKey: key,
            index: ordinals[place] ?? 0,
            isFirst: place === 0,
            isLast: place === rows.rows.length - 1,
            actions,
          }
          const issue = (part: string) => issues[`ingredients.${place}.${part}`]
          if (isHeading(value)) {
            return <HeadingRow key={key} {...common} value={value} error={issue('name')} />
          }
          return (
            <IngredientRow
              key={key}
              {...common}
              value={value}
              isDoubtful={toCheck.some((one) => isSame(one, value))}
              nameError={issue('name') ?? (common.index === 0 ? issues.ingredients : undefined)}
              quantityError={issue('quantity')}
              unitError={issue('unit')}
              onPaste={onPaste}
              onNamed={onNamed}
            />
          )
        })}
      </SortableRows>
      <AddRow
        label="Add Ingredient"
        hint="Paste a whole list into a box: each line becomes an ingredient."
        count={rows.rows.length - headings}
        max={RECIPE_LIMITS.ingredients}
        what="ingredients"
        onAdd={actions.add}
      >
        <Button
          kind="quiet"
          size="sm"
          icon="i-lucide-heading"
          disabled={headings >= RECIPE_LIMITS.groups}
          onClick={() => actions.add(undefined, { heading: '' })}
        >
          Add Heading
        </Button>
      </AddRow>
    </Card>
  )
})

/** Of each row, which heading or which ingredient it is, from 0. */
function ordinalsOf(rows: readonly FormRow[]): number[] {
  let headings = 0
  return rows.map((row, place) => (isHeading(row) ? headings++ : place - headings))
}

function isSame(one: Ingredient, other: Ingredient): boolean {
  return one.name === other.name && one.quantity === other.quantity && one.unit === other.unit
}

/** '2 tbsp olive oil' in a name box, with quantity and unit empty, is told apart on leaving it. */
function useTypedAmounts(actions: RowActions<FormRow>) {
  const tell = useUndoToast()
  const takenBack = useRef(new Set<string>())

  return useCallback(
    (key: number, value: Ingredient) => {
      const { name, quantity, unit } = value
      if (quantity.trim() !== '' || unit.trim() !== '' || takenBack.current.has(name)) return
      const read = readTypedIngredient(name)
      if (!read) return
      actions.set(key, read)
      const amount = read.unit ? `${read.quantity} ${read.unit}` : read.quantity
      tell({ kind: 'info', title: `Amount: ${amount}`, text: `Ingredient: ${read.name}` }, () => {
        takenBack.current.add(name)
        actions.set(key, value)
      })
    },
    [actions, tell],
  )
}
