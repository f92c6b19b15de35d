/** The steps of a form, numbered. */
import type { FormIssues } from '#shared/recipes/form.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-input.tsx'
import { RowButtons } from './row-buttons.tsx'
import type { Rows } from './use-rows.ts'

type FormMethodProps = { rows: Rows<string>; issues: FormIssues }

export function FormMethod({ rows, issues }: FormMethodProps) {
  return (
    <Card as="section" pad aria-labelledby="form-method">
      <h2 id="form-method" className="section-title">
        Method
      </h2>
      <div ref={rows.area}>
        {rows.rows.map(({ key, value }, index) => (
          <div key={key} data-row={key} className="form-step">
            <span className="form-number" aria-hidden="true">
              {index + 1}
            </span>
            <Field
              label={`Step ${index + 1}`}
              hideLabel
              error={issues[`method.${index}`] ?? (index === 0 ? issues.method : undefined)}
            >
              <TextArea
                rows={2}
                placeholder="What happens next?"
                value={value}
                data-first
                onChange={(event) => rows.set(key, event.target.value)}
              />
            </Field>
            <RowButtons what={`step ${index + 1}`} rowKey={key} index={index} rows={rows} />
          </div>
        ))}
      </div>
      <Button size="sm" icon="i-lucide-plus" className="form-add" onClick={() => rows.add()}>
        Add Step
      </Button>
    </Card>
  )
}
