/** The empty chat: a greeting, and ways in from the kitchen's own data. They give way to the talk. */
import './chat-starters.css'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ChatStarter, StarterKitchen } from '#shared/guide/chat-starters.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { pantryQuery } from '#web/features/pantry/pantry.queries.ts'
import { plansQuery } from '#web/features/plans/plans.queries.ts'
import { profilesQuery } from '#web/features/profiles/profiles.queries.ts'
import { recipesQuery } from '#web/features/recipes/recipes.queries.ts'
import { useLater } from '#web/lib/use-later.ts'
import { useToday } from '#web/lib/use-today.ts'
import { type MotifName, spotUrl } from '#web/ui/art/art-url.ts'
import { pick } from '#web/ui/art/pick.ts'
import { RecipeArt } from '#web/ui/art/recipe-art.tsx'
import { Icon } from '#web/ui/icon.tsx'

const SPOTS: Record<ChatStarter['kind'], MotifName> = {
  'use-up': 'sprig',
  'free-day': 'pot',
  needs: 'cheese',
  pantry: 'bowl',
  servings: 'pot',
  loved: 'lemon',
  quick: 'nest',
  vegetarian: 'broc',
  pudding: 'pudding',
}

const loadStarters = async () => (await import('#shared/guide/chat-starters.ts')).chatStarters

type ChatStartersProps = { onSay: (words: string) => void }

export function ChatStarters({ onSay }: ChatStartersProps) {
  const kitchen = useStarterKitchen()
  const starters = useLater(kitchen !== null, loadStarters)
  const shown = useMemo(() => (kitchen && starters ? starters(kitchen) : []), [kitchen, starters])
  return (
    <ul className="starters" aria-label="Ways to begin">
      {shown.map((starter) => (
        <li key={starter.say}>
          <Starter
            starter={starter}
            recipe={kitchen?.recipes.find(({ id }) => id === starter.recipeId)}
            onSay={onSay}
          />
        </li>
      ))}
    </ul>
  )
}

type StarterProps = ChatStartersProps & { starter: ChatStarter; recipe: Recipe | undefined }

function Starter({ starter: { kind, say, why }, recipe, onSay }: StarterProps) {
  return (
    <button type="button" className="starter" onClick={() => onSay(say)}>
      {recipe?.image_url ? (
        <RecipeArt recipe={recipe} className="starter-art" />
      ) : (
        <span className="starter-spot">
          <img src={spotUrl(spotOf(kind, recipe))} alt="" className="spot" width={44} height={44} />
        </span>
      )}
      <span className="starter-words">
        <b>{say}</b> <small>{why}</small>
      </span>
      <Icon name="i-lucide-arrow-right" size="sm" />
    </button>
  )
}

/** A whole illustration is too much for so small a place: of a dish its first drawing stands there. */
function spotOf(kind: ChatStarter['kind'], recipe: Recipe | undefined): MotifName {
  return (recipe && pick(recipe).motifs[0]) ?? SPOTS[kind]
}

/** Null until all of it is there, or cannot be had: what is not known is empty. */
function useStarterKitchen(): StarterKitchen | null {
  const today = useToday()
  const plans = useQuery(plansQuery)
  const recipes = useQuery(recipesQuery)
  const pantry = useQuery(pantryQuery)
  const people = useQuery(profilesQuery)
  const isSettled = [plans, recipes, pantry, people].every(({ isPending, failureCount }) => {
    return !isPending || failureCount > 0
  })
  const kitchen = useMemo(
    () => ({
      today,
      plans: plans.data ?? [],
      recipes: recipes.data ?? [],
      pantry: pantry.data ?? [],
      people: people.data ?? [],
    }),
    [today, plans.data, recipes.data, pantry.data, people.data],
  )
  return isSettled ? kitchen : null
}
