/** /recipes/from-page: a recipe that was read from a web page, before it is saved. */
import { createFileRoute } from '@tanstack/react-router'
import { FromPageReview } from '#web/features/recipes/from-page/from-page-review.tsx'

export const Route = createFileRoute('/_kitchen/_shell/recipes/from-page')({
  component: FromPageReview,
})
