/** /recipes/move: recipes of other keepers come in, and everything here can be taken along. */
import { createFileRoute } from '@tanstack/react-router'
import { MovePage } from '#web/features/archives/move-page.tsx'

export const Route = createFileRoute('/_kitchen/_shell/recipes/move')({ component: MovePage })
