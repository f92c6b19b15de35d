/** Pages with the header, the sidebar and the bottom bar: all but cooking mode. */
import { createFileRoute } from '@tanstack/react-router'
import { Shell } from '#web/app/shell.tsx'

export const Route = createFileRoute('/_kitchen/_shell')({ component: Shell })
