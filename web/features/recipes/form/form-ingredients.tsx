/** The ingredients of a form, a row each. */
import type { KeyboardEvent } from 'react'
import type { FormIssues } from '#shared/recipes/form.ts'
import type { Ingredient } from '#shared/recipes/schema.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { RowButtons } from './row-buttons.tsx'
import type { Rows } from './use-rows.ts'

const PARTS = [
  { part: 'name', label: 'name', placeholder: 'Ingredient' },
  { part: 'quantity', label: 'quantity', placeholder: 'Qty' },
  { part: 'unit', label: 'unit', placeholder: 'Unit' },
] as const

type FormIngredientsProps = { rows: Rows<Ingredient>; issues: FormIssues }

export function FormIngredients({ rows, issues }: FormIngredientsProps) {
  /** Enter is the next row, never the end of the form. */
  function nextRow(event: KeyboardEvent, key: number) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    rows.add(key)
  }

  return (
    <Card as="section" pad aria-labelledby="form-ingredients">
      <h2 id="form-ingredients" className="section-title">
        Ingredients
      </h2>
      <div ref={rows.area}>
        {rows.rows.map(({ key, value }, index) => (
          <div key={key} data-row={key} className="form-ingredient">
            {PARTS.map(({ part, label, placeholder }) => (
              <Field
                key={part}
                label={`Ingredient ${index + 1} ${label}`}
                hideLabel
                className={`form-${part}`}
                error={
                  issues[`ingredients.${index}.${part}`] ??
                  (index === 0 && part === 'name' ? issues.ingredients : undefined)
                }
              >
                <TextInput
                  compact
                  placeholder={placeholder}
                  value={value[part]}
                  data-first={part === 'name' || undefined}
                  autoComplete="off"
                  autoCapitalize="none"
                  onChange={(event) => rows.set(key, { ...value, [part]: event.target.value })}
                  onKeyDown={(event) => nextRow(event, key)}
                />
              </Field>
            ))}
            <RowButtons
              what={value.name || `ingredient ${index + 1}`}
              rowKey={key}
              index={index}
              rows={rows}
            />
          </div>
        ))}
      </div>
      <Button size="sm" icon="i-lucide-plus" className="form-add" onClick={() => rows.add()}>
        Add Ingredient
      </Button>
    </Card>
  )
}
