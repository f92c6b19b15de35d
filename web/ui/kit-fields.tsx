/** The kit page's fields, each with a value of its own to play with. */
import { useState } from 'react'
import { Card } from './card.tsx'
import { Checkbox } from './checkbox.tsx'
import { Field } from './field.tsx'
import { Part } from './kit-part.tsx'
import { NumberStepper } from './number-stepper.tsx'
import { SegmentedControl } from './segmented-control.tsx'
import { Tabs } from './tabs.tsx'
import { SearchInput, Select, TextArea, TextInput } from './text-input.tsx'

export function KitFields() {
  const [search, setSearch] = useState('')
  const [meals, setMeals] = useState<number | null>(7)
  const [week, setWeek] = useState<'this' | 'next'>('this')
  const [tab, setTab] = useState<'choose' | 'join'>('choose')
  const [isDone, setDone] = useState(true)
  return (
    <Part title="Fields">
      <div className="kit-wide">
        <SearchInput label="Search recipes" value={search} onChange={setSearch} />
      </div>
      <Card pad className="kit-stack">
        <Field label="Recipe name" hint="As it stands in the book.">
          <TextInput defaultValue="Nan's Lemon Drizzle Cake" />
        </Field>
        <Field label="Servings" error="Servings must be at least 1">
          <TextInput inputMode="numeric" defaultValue="0" />
        </Field>
        <Field label="Week start date">
          <TextInput type="date" icon="i-lucide-calendar-days" defaultValue="2026-11-23" />
        </Field>
        <Field label="Difficulty">
          <Select defaultValue="medium">
            <option value="easy">Easy</option>
            <option value="medium">Medium</option>
          </Select>
        </Field>
        <Field label="Description">
          <TextArea placeholder="A proper loaf-tin drizzle." />
        </Field>
      </Card>
      <Card pad className="kit-stack">
        <NumberStepper label="Total meals" value={meals} onChange={setMeals} min={1} max={28} />
        <SegmentedControl
          label="Week"
          value={week}
          onChange={setWeek}
          options={[
            { value: 'this', label: 'This Week' },
            { value: 'next', label: 'Next Week' },
          ]}
        />
        <Tabs
          label="Chef"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'choose', label: "Who's Cooking Today?", panel: <p>Plates</p> },
            { value: 'join', label: 'Join the Kitchen!', panel: <p>A form</p> },
          ]}
        />
        <Checkbox checked={isDone} onChange={setDone}>
          2 x leeks
        </Checkbox>
        <Checkbox checked={false} onChange={setDone} disabled>
          Max 4 meals
        </Checkbox>
      </Card>
    </Part>
  )
}
