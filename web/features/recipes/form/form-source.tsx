/** Chef Notes & Source: what to remember, and the page or book it comes from. */
import { memo } from 'react'
import { RECIPE_LIMITS } from '#shared/recipes/schema.ts'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { roomHint } from '#web/ui/room-hint.ts'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { TextArea, TextInput } from '#web/ui/text-input.tsx'
import type { FieldsProps } from './form-basics.tsx'

const SOURCES = [
  { value: 'website', label: 'Website' },
  { value: 'book', label: 'Book' },
  { value: 'none', label: 'None' },
] as const

export const FormSource = memo(function FormSource({ fields, onChange, issues }: FieldsProps) {
  return (
    <Card as="section" pad aria-labelledby="form-source">
      <h2 id="form-source" className="section-title">
        Chef Notes &amp; Source
      </h2>
      <div className="form-fields">
        <Field
          label="Chef notes"
          error={issues.chef_notes}
          hint={roomHint(fields.chef_notes, RECIPE_LIMITS.notes)}
        >
          <TextArea
            rows={3}
            dir="auto"
            value={fields.chef_notes}
            onChange={(event) => onChange({ chef_notes: event.target.value })}
          />
        </Field>
        <SegmentedControl
          label="Source"
          options={SOURCES}
          value={fields.source_type}
          onChange={(source_type) => onChange({ source_type })}
        />
        {fields.source_type === 'website' && (
          <Field
            label="Website address"
            error={issues.source_url}
            hint={roomHint(fields.source_url, RECIPE_LIMITS.url)}
          >
            <TextInput
              type="url"
              inputMode="url"
              placeholder="https://"
              value={fields.source_url}
              onChange={(event) => onChange({ source_url: event.target.value })}
            />
          </Field>
        )}
        {fields.source_type === 'book' && (
          <div className="form-book">
            <Field
              label="Book name"
              error={issues.source_book_name}
              hint={roomHint(fields.source_book_name, RECIPE_LIMITS.name)}
            >
              <TextInput
                dir="auto"
                value={fields.source_book_name}
                onChange={(event) => onChange({ source_book_name: event.target.value })}
              />
            </Field>
            <Field label="Page" error={issues.source_page_number}>
              <TextInput
                inputMode="numeric"
                value={fields.source_page_number}
                onChange={(event) => onChange({ source_page_number: event.target.value })}
              />
            </Field>
          </div>
        )}
      </div>
    </Card>
  )
})
