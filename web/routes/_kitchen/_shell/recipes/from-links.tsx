/** /recipes/from-links: a list of links becomes recipes, one after the other. */
import { createFileRoute } from '@tanstack/react-router'
import { LinksPage } from '#web/features/recipes/from-links/links-page.tsx'

export const Route = createFileRoute('/_kitchen/_shell/recipes/from-links')({
  component: LinksPage,
})
