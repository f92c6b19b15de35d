/** Basic Information: what a recipe is called, for how many, how long, how hard, its tags and photo. */
import { memo } from 'react'
import { COURSE_LABELS, COURSES } from '#shared/recipes/courses.ts'
import type { FormIssues, RecipeFields } from '#shared/recipes/form.ts'
import { RECIPE_LIMITS } from '#shared/recipes/schema.ts'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { roomHint } from '#web/ui/room-hint.ts'
import { Select, TextInput } from '#web/ui/text-input.tsx'
import { DescriptionField } from './description-field.tsx'
import { FormNumbers } from './form-numbers.tsx'
import { FormPhoto } from './form-photo.tsx'
import { FormTags } from './form-tags.tsx'

export type FieldsProps = {
  fields: RecipeFields
  onChange: (changed: Partial<RecipeFields>) => void
  issues: FormIssues
}

type FormBasicsProps = FieldsProps & {
  tag: string
  onTag: (typed: string) => void
  photos: readonly string[]
  onStored: (urls: string[]) => void
  onUploading: (isUploading: boolean) => void
}

export const FormBasics = memo(function FormBasics(props: FormBasicsProps) {
  const { fields, onChange, issues, tag, onTag, photos, onStored, onUploading } = props
  return (
    <Card as="section" pad aria-labelledby="form-basics">
      <h2 id="form-basics" className="section-title">
        Basic Information
      </h2>
      <div className="form-fields">
        <Field
          label="Recipe name"
          error={issues.name}
          hint={roomHint(fields.name, RECIPE_LIMITS.name)}
        >
          <TextInput
            value={fields.name}
            dir="auto"
            autoComplete="off"
            required
            onChange={(event) => onChange({ name: event.target.value })}
          />
        </Field>
        <DescriptionField
          value={fields.description}
          error={issues.description}
          onText={(description) => onChange({ description })}
        />
        <FormNumbers fields={fields} onChange={onChange} issues={issues} />
        <Field label="Course" error={issues.course} className="form-course">
          <Select
            value={fields.course ?? ''}
            onChange={(event) =>
              onChange({ course: COURSES.find((one) => one === event.target.value) ?? null })
            }
          >
            <option value="">Not set</option>
            {COURSES.map((course) => (
              <option key={course} value={course}>
                {COURSE_LABELS[course]}
              </option>
            ))}
          </Select>
        </Field>
        <FormTags
          tags={fields.tags}
          onTags={(tags) => onChange({ tags })}
          typed={tag}
          onTyped={onTag}
          error={issueOfTags(issues)}
        />
        <FormPhoto
          url={fields.image_url}
          onChange={(image_url) => onChange({ image_url })}
          photos={photos}
          onStored={onStored}
          onPending={onUploading}
          error={issues.image_url}
        />
      </div>
    </Card>
  )
})

/** About the list, or about the first tag that cannot stay as it is. */
function issueOfTags(issues: FormIssues): string | undefined {
  return issues.tags ?? Object.entries(issues).find(([path]) => path.startsWith('tags.'))?.[1]
}
