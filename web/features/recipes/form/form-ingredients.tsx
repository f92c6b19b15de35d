/** The ingredients of a form, a row each. */
import { memo, useCallback, useRef } from 'react'
import type { FormIssues } from '#shared/recipes/form.ts'
import { readPastedIngredients, readTypedIngredient } from '#shared/recipes/paste.ts'
import { type Ingredient, RECIPE_LIMITS } from '#shared/recipes/schema.ts'
import { Card } from '#web/ui/card.tsx'
import { useUndoToast } from '#web/ui/use-undo-toast.ts'
import { AddRow } from './add-row.tsx'
import { IngredientRow } from './ingredient-row.tsx'
import { SortableRows } from './sortable-rows.tsx'
import { usePastedRows } from './use-pasted-rows.ts'
import type { RowActions, Rows } from './use-rows.ts'

const PASTED = {
  read: readPastedIngredients,
  max: RECIPE_LIMITS.ingredients,
  one: 'ingredient',
  many: 'ingredients',
}

type FormIngredientsProps = {
  rows: Rows<Ingredient>
  issues: FormIssues
  toCheck: readonly Ingredient[]
}

export const FormIngredients = memo(function FormIngredients(props: FormIngredientsProps) {
  const { rows, issues, toCheck } = props
  const { actions } = rows
  const onPaste = usePastedRows(actions, PASTED)
  const onNamed = useTypedAmounts(actions)

  return (
    <Card as="section" pad aria-labelledby="form-ingredients">
      <h2 id="form-ingredients" className="section-title">
        Ingredients
      </h2>
      <SortableRows rows={rows}>
        {rows.rows.map(({ key, value }, index) => (
          <IngredientRow
            key={key}
            rowKey={key}
            value={value}
            index={index}
            isLast={index === rows.rows.length - 1}
            isDoubtful={toCheck.some((one) => isSame(one, value))}
            nameError={
              issues[`ingredients.${index}.name`] ?? (index === 0 ? issues.ingredients : undefined)
            }
            quantityError={issues[`ingredients.${index}.quantity`]}
            unitError={issues[`ingredients.${index}.unit`]}
            actions={actions}
            onPaste={onPaste}
            onNamed={onNamed}
          />
        ))}
      </SortableRows>
      <AddRow
        label="Add Ingredient"
        hint="Paste a whole list into a box: each line becomes an ingredient."
        count={rows.rows.length}
        max={RECIPE_LIMITS.ingredients}
        what="ingredients"
        onAdd={actions.add}
      />
    </Card>
  )
})

function isSame(one: Ingredient, other: Ingredient): boolean {
  return one.name === other.name && one.quantity === other.quantity && one.unit === other.unit
}

/** '2 tbsp olive oil' in a name box, with quantity and unit empty, is told apart on leaving it. */
function useTypedAmounts(actions: RowActions<Ingredient>) {
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
