/** The steps of a form, numbered. */
import { memo } from 'react'
import type { FormIssues } from '#shared/recipes/form.ts'
import { readPastedSteps } from '#shared/recipes/paste.ts'
import { RECIPE_LIMITS } from '#shared/recipes/schema.ts'
import { Card } from '#web/ui/card.tsx'
import { AddRow } from './add-row.tsx'
import { SortableRows } from './sortable-rows.tsx'
import { StepRow } from './step-row.tsx'
import { usePastedRows } from './use-pasted-rows.ts'
import type { Rows } from './use-rows.ts'

const PASTED = { read: readPastedSteps, max: RECIPE_LIMITS.steps, one: 'step', many: 'steps' }

type FormMethodProps = { rows: Rows<string>; issues: FormIssues }

export const FormMethod = memo(function FormMethod({ rows, issues }: FormMethodProps) {
  const { actions } = rows
  const onPaste = usePastedRows(actions, PASTED)

  return (
    <Card as="section" pad aria-labelledby="form-method">
      <h2 id="form-method" className="section-title">
        Method
      </h2>
      <SortableRows rows={rows}>
        {rows.rows.map(({ key, value }, index) => (
          <StepRow
            key={key}
            rowKey={key}
            value={value}
            index={index}
            isLast={index === rows.rows.length - 1}
            error={issues[`method.${index}`] ?? (index === 0 ? issues.method : undefined)}
            actions={actions}
            onPaste={onPaste}
          />
        ))}
      </SortableRows>
      <AddRow
        label="Add Step"
        hint="Paste a whole method into a box: each line becomes a step."
        count={rows.rows.length}
        max={RECIPE_LIMITS.steps}
        what="steps"
        onAdd={actions.add}
      />
    </Card>
  )
})
