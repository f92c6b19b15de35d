/** /kit: the whole component kit on one page, in development only. */
import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'

export const Route = createFileRoute('/kit')({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound()
  },
  component: import.meta.env.DEV
    ? lazyRouteComponent(() => import('#web/ui/kit-page.tsx'), 'KitPage')
    : () => null,
})
