/** The kit page's small marks. */
import { useState } from 'react'
import { Part } from './kit-part.tsx'
import { Badge, Chip, Label, Meta, MetaRow, MoreTag, RemovableChip, Tag } from './tag.tsx'

const TAGS = ['Vegetarian', 'Chicken', 'Beef', 'Pasta', 'Easy', 'Quick', 'Healthy', 'Spicy', 'Soup']

export function KitTags() {
  return (
    <Part title="Tags, chips and labels">
      {TAGS.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
      <MoreTag>+2 more</MoreTag>
      <FilterChips />
      <RemovableChip onRemove={() => undefined}>Nut free</RemovableChip>
      <Badge label="open">7</Badge>
      <MetaRow>
        <Meta icon="i-lucide-clock">40 min</Meta>
        <Meta icon="i-lucide-users">4 servings</Meta>
        <Meta icon="i-lucide-chef-hat">Easy</Meta>
      </MetaRow>
      <Label className="card-title">Roast Tomato Soup</Label>
    </Part>
  )
}

function FilterChips() {
  const [isOn, setOn] = useState(true)
  return (
    <>
      <Chip pressed={false}>Soup</Chip>
      <Chip pressed={isOn} onClick={() => setOn(!isOn)}>
        Comfort
      </Chip>
      <Chip>Show more (7 more)</Chip>
    </>
  )
}
