/** The router's fallback when a page cannot be shown (Spec 1, section 8). */
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { wordsFor } from '#web/lib/error-words.ts'
import { Button } from '#web/ui/button.tsx'

export function UnexpectedError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <main className="mx-auto grid min-h-[70vh] max-w-xl content-center justify-items-start gap-4 p-6">
      <h1 className="d">Unexpected Application Error!</h1>
      <p className="muted">{wordsFor(error)}</p>
      <Button
        kind="solid"
        icon="i-lucide-rotate-cw"
        onClick={() => {
          reset()
          router.invalidate()
        }}
      >
        Try again
      </Button>
    </main>
  )
}
