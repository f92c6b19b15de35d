/** Every part of the kit on one page, for the eye. Development only; the build leaves it out. */
import './kit-page.css'
import { useState } from 'react'
import { AVATAR_COLORS } from '#shared/profiles/avatar.ts'
import { spotUrl } from './art/art-url.ts'
import { RecipeArt } from './art/recipe-art.tsx'
import { Avatar } from './avatar.tsx'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { Collapsible } from './collapsible.tsx'
import { EmptyState, ErrorState } from './empty-state.tsx'
import { IconButton } from './icon-button.tsx'
import { KitFields } from './kit-fields.tsx'
import { KitOverlays } from './kit-overlays.tsx'
import { Part } from './kit-part.tsx'
import { KitVoices } from './kit-voices.tsx'
import { AssistantMark } from './mark.tsx'
import { PageHeader } from './page-header.tsx'
import { ProgressBar, Steps } from './progress.tsx'
import { Loading, Skeleton } from './skeleton.tsx'
import { Badge, Chip, Label, Meta, MetaRow, MoreTag, RemovableChip, Tag } from './tag.tsx'
import { Wordmark } from './wordmark.tsx'

const COLOURS = [
  ['bg', 'ink'],
  ['surface', 'ink'],
  ['well', 'ink'],
  ['solid', 'on-solid'],
  ['heat', 'on-heat'],
  ['heat-soft', 'heat-ink'],
  ['butter', 'on-butter'],
  ['pea', 'on-pea'],
  ['pea-soft', 'pea-ink'],
  ['blue', 'on-blue'],
  ['blue-soft', 'blue-ink'],
  ['beet', 'on-beet'],
  ['beet-soft', 'beet'],
] as const

const RECIPES = [
  ['Lemon Chicken Orzo', 'Chicken', 'dill'],
  ['Prawn Laksa', 'Spicy', 'fish'],
  ['Smoky Bean Chilli', 'Comfort', 'herbs'],
  ['Leek & Potato Soup', 'Soup', 'leek'],
  ['Mushroom Stroganoff', 'Pasta', 'mushroom'],
  ['Sticky Toffee Pudding', 'Dessert', 'dates'],
] as const

const TAGS = ['Vegetarian', 'Chicken', 'Beef', 'Pasta', 'Easy', 'Quick', 'Healthy', 'Spicy', 'Soup']

export function KitPage() {
  return (
    <main className="kit">
      <PageHeader
        title="The kit"
        text="Every part, in the theme of the moment."
        actions={<ThemeSwitch />}
      />
      <Wordmark />
      <Part title="Colour">
        {COLOURS.map(([ground, ink]) => (
          <span
            key={ground}
            className="kit-colour"
            style={{ background: `var(--${ground})`, color: `var(--${ink})` }}
          >
            {ground}
          </span>
        ))}
      </Part>
      <Part title="Recipe art">
        {RECIPES.map(([name, tag, ingredient]) => (
          <div key={name} className="kit-art">
            <RecipeArt recipe={{ name, tags: [tag], ingredients: [{ name: ingredient }] }} />
          </div>
        ))}
        <div className="kit-banner">
          <RecipeArt wide recipe={{ name: 'Lemon Chicken Orzo', tags: [], ingredients: [] }} />
        </div>
      </Part>
      <Part title="Buttons">
        <Button kind="heat" size="lg" icon="i-lucide-flame">
          Start Cooking
        </Button>
        <Button kind="solid" icon="i-lucide-plus">
          Add Recipe
        </Button>
        <Button>View Recipe</Button>
        <Button kind="blue" icon="i-lucide-message-circle">
          Ask Coach
        </Button>
        <Button size="sm">View Week</Button>
        <Button kind="quiet">Skip</Button>
        <Button kind="danger" icon="i-lucide-trash-2">
          Clear Shopping List
        </Button>
        <Button disabled>Create Meal Plan</Button>
        <PendingButton />
        <Button kind="heat" size="cook" icon="i-lucide-timer">
          Start Timer
        </Button>
        <IconButton icon="i-lucide-pencil" aria-label="Edit" />
        <IconButton icon="i-lucide-trash-2" kind="danger" size="sm" aria-label="Delete" />
        <IconButton icon="i-lucide-x" kind="flat" aria-label="Close" />
        <IconButton icon="i-lucide-arrow-right" kind="solid" size="lg" aria-label="Next" />
      </Part>
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
      <Part title="Chefs">
        {AVATAR_COLORS.map((color) => (
          <Avatar key={color} name="Maya Pi" color={color} />
        ))}
        <Avatar name="Maya" color={AVATAR_COLORS[1]} size="sm" label="Maya" />
        <Avatar name="Maya" color={AVATAR_COLORS[5]} size="lg" />
        <Avatar name="Maya" color={AVATAR_COLORS[0]} size="xl" />
      </Part>
      <KitFields />
      <KitVoices />
      <Part title="Progress">
        <div className="kit-wide kit-stack">
          <ProgressBar label="Shopping" value={4} max={16} valueText="4/16 items completed" />
          <ProgressBar label="Nearly" value={16} max={16} valueText="16/16 items completed" />
          <Steps label="Steps" current={2} total={5} />
        </div>
      </Part>
      <KitOverlays />
      <Part title="Loading, empty, failed">
        <Card pad className="kit-stack">
          <Loading className="kit-stack">
            <Skeleton height={130} radius={18} />
            <Skeleton height={24} width="70%" />
            <Skeleton height={16} />
          </Loading>
        </Card>
        <Card>
          <EmptyState
            level={3}
            spot={spotUrl('pot')}
            title="No chefs in the kitchen yet!"
            action={<Button kind="solid">Join the Kitchen!</Button>}
          />
        </Card>
        <Card>
          <ErrorState
            level={3}
            spot={spotUrl('onion')}
            title="Failed to load recipes"
            text="Please try again."
            onRetry={() => undefined}
          />
        </Card>
        <Card className="kit-wide">
          <Collapsible
            title="Produce"
            spot={spotUrl('carrot')}
            count={3}
            countLabel="open"
            caps
            level={3}
          >
            <p className="kit-note">2 x leeks</p>
          </Collapsible>
        </Card>
        <Card pad className="kit-note">
          <AssistantMark />
          <span>The assistant</span>
        </Card>
      </Part>
    </main>
  )
}

function ThemeSwitch() {
  function toggle() {
    const root = document.documentElement
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches
    const now = root.dataset.theme ?? (isDark ? 'dark' : 'light')
    root.dataset.theme = now === 'dark' ? 'light' : 'dark'
  }
  return (
    <Button size="sm" icon="i-lucide-moon" onClick={toggle}>
      Light or dark
    </Button>
  )
}

function PendingButton() {
  const [isPending, setPending] = useState(true)
  return (
    <>
      <Button kind="solid" icon="i-lucide-save" pending={isPending} pendingLabel="Saving...">
        Save Recipe
      </Button>
      <Button kind="quiet" size="sm" onClick={() => setPending(!isPending)}>
        Busy or not
      </Button>
    </>
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
