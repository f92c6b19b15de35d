/** /pantry: what the household has at home. */
import { createFileRoute } from '@tanstack/react-router'
import { pantryQuery } from '#web/features/pantry/pantry.queries.ts'
import { Pantry } from '#web/features/pantry/pantry.tsx'

export const Route = createFileRoute('/_kitchen/_shell/pantry')({
  // its queries come with its screen: no other page waits for them
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context: { queryClient } }) => {
    queryClient.prefetchQuery(pantryQuery)
  },
  component: Pantry,
})
