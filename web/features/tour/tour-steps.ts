/** The five steps of the first-run tour (Spec 1, section 2). */
import type { MotifName } from '#web/ui/art/art-url.ts'

type TourStep = { title: string; text: string; spot: MotifName }

export const TOUR_STEPS: readonly TourStep[] = [
  {
    title: 'Welcome to Dollop!',
    text: 'Plan the week, shop once, cook with both hands. Here is the kitchen in five bites, no washing-up.',
    spot: 'pot',
  },
  {
    title: 'Home',
    text: "Your dashboard shows today's recipe and the upcoming meals. What's for dinner? It knows.",
    spot: 'bowl',
  },
  {
    title: 'My Week',
    text: 'Plan your weekly meals, organise the schedule and view the grocery list. Even Thursdays get a dinner.',
    spot: 'carrot',
  },
  {
    title: 'Recipes',
    text: 'Browse, search and manage your collection. Add recipes yourself, or let the AI assistant do the typing.',
    spot: 'onion',
  },
  {
    title: 'Assistant',
    text: 'Chat with the AI chef to create custom recipes, get cooking tips and modify recipes. No question is half-baked.',
    spot: 'hen',
  },
]
