/** One ingredient of a form: name, quantity, unit. Drawn again only when it changes itself. */
import { type ClipboardEvent, type KeyboardEvent, memo, useRef } from 'react'
import type { FormRow } from '#shared/recipes/form-rows.ts'
import { type Ingredient, RECIPE_LIMITS } from '#shared/recipes/schema.ts'
import { Field } from '#web/ui/field.tsx'
import { roomHint } from '#web/ui/room-hint.ts'
import { TextInput } from '#web/ui/text-input.tsx'
import { RowButtons } from './row-buttons.tsx'
import { SortableRow } from './sortable-row.tsx'
import type { RowActions } from './use-rows.ts'

const PARTS = [
  { part: 'name', placeholder: 'Ingredient', max: RECIPE_LIMITS.ingredientName },
  { part: 'quantity', placeholder: 'Qty', max: RECIPE_LIMITS.ingredientQuantity },
  { part: 'unit', placeholder: 'Unit', max: RECIPE_LIMITS.ingredientUnit },
] as const

const CHECK = 'Check this with the photo'

type IngredientRowProps = {
  rowKey: number
  value: Ingredient
  /** Among the ingredients, from 0. */
  index: number
  isLast: boolean
  /** May be misread. */
  isDoubtful: boolean
  nameError: string | undefined
  quantityError: string | undefined
  unitError: string | undefined
  isFirst: boolean
  actions: RowActions<FormRow>
  onPaste: (event: ClipboardEvent<HTMLInputElement>, key: number, isBlank: boolean) => void
  /** The name was changed and is left now. */
  onNamed: (key: number, value: Ingredient) => void
}

export const IngredientRow = memo(function IngredientRow(props: IngredientRowProps) {
  return (
    <SortableRow rowKey={props.rowKey} className="form-ingredient">
      <IngredientBoxes {...props} />
    </SortableRow>
  )
})

/** Apart from the row around it, which a drag draws again and again. */
const IngredientBoxes = memo(function IngredientBoxes(props: IngredientRowProps) {
  const { rowKey, value, index, isFirst, isLast, isDoubtful, actions, onPaste, onNamed } = props
  const errors = { name: props.nameError, quantity: props.quantityError, unit: props.unitError }
  const nameBefore = useRef(value.name)
  const onName = {
    'data-first': true,
    onPaste: (event: ClipboardEvent<HTMLInputElement>) =>
      onPaste(event, rowKey, value.quantity.trim() === '' && value.unit.trim() === ''),
    onFocus: () => {
      nameBefore.current = value.name
    },
    onBlur: () => {
      if (value.name !== nameBefore.current) onNamed(rowKey, value)
    },
  }

  /** Enter is the next row, never the end of the form. */
  function nextRow(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    actions.add(rowKey)
  }

  return (
    <>
      {PARTS.map(({ part, placeholder, max }) => (
        <Field
          key={part}
          label={`Ingredient ${index + 1} ${part}`}
          hideLabel
          className={`form-${part}`}
          error={errors[part]}
          hint={roomHint(value[part], max) ?? (isDoubtful && part === 'name' ? CHECK : undefined)}
        >
          <TextInput
            compact
            dir="auto"
            placeholder={placeholder}
            value={value[part]}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="next"
            {...(part === 'name' && onName)}
            onChange={(event) => actions.set(rowKey, { ...value, [part]: event.target.value })}
            onKeyDown={nextRow}
          />
        </Field>
      ))}
      <RowButtons
        what={describeIngredient(value, index)}
        rowKey={rowKey}
        isFirst={isFirst}
        isLast={isLast}
        actions={actions}
      />
    </>
  )
})

export function describeIngredient({ name }: Ingredient, index: number): string {
  return name.trim() || `ingredient ${index + 1}`
}
