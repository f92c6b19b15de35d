/** Pages with the header, the sidebar and the bottom bar: all but cooking mode. */
import { createFileRoute } from '@tanstack/react-router'
import { Shell } from '#web/app/shell.tsx'
import { sendWaitingTicks } from './-waiting-ticks.ts'

export const Route = createFileRoute('/_kitchen/_shell')({
  loader: ({ context: { queryClient } }) => {
    sendWaitingTicks(queryClient).catch((error: unknown) =>
      console.warn('What waits was not sent:', error),
    )
  },
  component: Shell,
})
