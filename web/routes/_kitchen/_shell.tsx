import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_kitchen/_shell')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/_kitchen/_shell"!</div>
}
