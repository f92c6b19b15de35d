/** Every part of the kit on one page, for the eye. Development only; the build leaves it out. */
import './kit-page.css'
import { AVATAR_COLORS } from '#shared/profiles/avatar.ts'
import { RecipeArt } from './art/recipe-art.tsx'
import { Avatar } from './avatar.tsx'
import { Button } from './button.tsx'
import { KitButtons } from './kit-buttons.tsx'
import { KitFields } from './kit-fields.tsx'
import { KitOverlays } from './kit-overlays.tsx'
import { Part } from './kit-part.tsx'
import { KitStates } from './kit-states.tsx'
import { KitTags } from './kit-tags.tsx'
import { KitVoices } from './kit-voices.tsx'
import { PageHeader } from './page-header.tsx'
import { ProgressBar, Steps } from './progress.tsx'
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
      <KitButtons />
      <KitTags />
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
      <KitStates />
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
