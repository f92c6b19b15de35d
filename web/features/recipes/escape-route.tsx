/** Back to the previous page, or to the library when there is none. */
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { Button } from '#web/ui/button.tsx'

export function EscapeRoute({ className }: { className?: string }) {
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  const navigate = useNavigate()
  return (
    <Button
      size="sm"
      icon="i-lucide-arrow-left"
      {...(className && { className })}
      onClick={() => (canGoBack ? history.back() : navigate({ to: '/recipes', replace: true }))}
    >
      Escape Route
    </Button>
  )
}
