/** The five places of the kitchen (Spec 1, section 2). */

export const NAVIGATION = [
  { to: '/', label: 'Home', icon: 'i-lucide-house' },
  { to: '/this-week', label: 'My Week', icon: 'i-lucide-calendar-days' },
  { to: '/recipes', label: 'Recipes', icon: 'i-lucide-book-open' },
  { to: '/recipe-chat', label: 'Assistant', icon: 'i-lucide-message-circle' },
  { to: '/shopping', label: 'Shopping', icon: 'i-lucide-shopping-basket' },
] as const
