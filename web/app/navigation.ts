/** The five places of the kitchen (Spec 1, section 2), and which of them a page belongs to. */
import { useLocation } from '@tanstack/react-router'

export const NAVIGATION = [
  { to: '/', label: 'Home', icon: 'i-lucide-house', pages: [] },
  {
    to: '/this-week',
    label: 'My Week',
    icon: 'i-lucide-calendar-days',
    pages: ['planner', 'weekly-plan', 'weekly-recipes', 'ingredients-list', 'grocery-list'],
  },
  {
    to: '/recipes',
    label: 'Recipes',
    icon: 'i-lucide-book-open',
    pages: ['photo-recipe-extraction'],
  },
  { to: '/recipe-chat', label: 'Assistant', icon: 'i-lucide-message-circle', pages: [] },
  {
    to: '/shopping',
    label: 'Shopping',
    icon: 'i-lucide-shopping-basket',
    pages: ['shopping-list', 'pantry'],
  },
] as const

type Place = (typeof NAVIGATION)[number]

/** What a place's link says of itself: that this is its page, or that the page is one of its own. */
export function usePlaceProps(): (place: Place) => {
  className: string
  'aria-current': 'page' | 'true' | undefined
} {
  const first = useLocation({ select: ({ pathname }) => pathname.split('/')[1] ?? '' })
  return ({ to, pages }) => {
    const isPage = to === `/${first}`
    const isWithin = (pages as readonly string[]).includes(first)
    return {
      className: isPage || isWithin ? 'on' : '',
      'aria-current': isPage ? 'page' : isWithin ? 'true' : undefined,
    }
  }
}
