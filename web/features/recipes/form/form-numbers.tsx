/** Servings, times and difficulty: the same four in the form and in quick-add. */
import { DIFFICULTY_LABELS } from '#shared/recipes/difficulty.ts'
import { servingsOf } from '#shared/recipes/form.ts'
import { Field } from '#web/ui/field.tsx'
import { Select, TextInput } from '#web/ui/text-input.tsx'
import type { FieldsProps } from './form-basics.tsx'

export function FormNumbers({ fields, onChange, issues }: FieldsProps) {
  return (
    <div className="form-numbers">
      <Field label="Servings" error={issues.servings}>
        <TextInput
          inputMode="numeric"
          value={fields.servings}
          onChange={(event) => onChange({ servings: event.target.value })}
          onBlur={() => onChange({ servings: String(servingsOf(fields.servings)) })}
        />
      </Field>
      <Field label="Prep (min)" error={issues.prep_time}>
        <TextInput
          inputMode="numeric"
          value={fields.prep_time}
          onChange={(event) => onChange({ prep_time: event.target.value })}
        />
      </Field>
      <Field label="Cook (min)" error={issues.cook_time}>
        <TextInput
          inputMode="numeric"
          value={fields.cook_time}
          onChange={(event) => onChange({ cook_time: event.target.value })}
        />
      </Field>
      <Field label="Difficulty" error={issues.difficulty}>
        <Select
          value={fields.difficulty}
          onChange={(event) => onChange({ difficulty: event.target.value })}
        >
          <option value="">Not set</option>
          {Object.entries(DIFFICULTY_LABELS).map(([difficulty, label]) => (
            <option key={difficulty} value={difficulty}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
