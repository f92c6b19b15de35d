/** The router's fallback when a page cannot be shown (Spec 1, section 8). */
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { createContext, use } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { wordsFor } from '#web/lib/error-words.ts'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { ErrorState } from '#web/ui/empty-state.tsx'

/** Whether the shell, with its own `main`, stands around. */
export const FramedContext = createContext(false)

export function UnexpectedError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const Frame = use(FramedContext) ? 'div' : 'main'
  return (
    <Frame className="grid min-h-[70vh] content-center">
      <title>Unexpected Application Error! · Dollop</title>
      <ErrorState
        level={1}
        spot={spotUrl('fish')}
        title="Unexpected Application Error!"
        text={
          <>
            {wordsFor(error)}
            <br />
            <span className="small">
              {error instanceof ApiError ? `Status ${error.status}` : messageOf(error)}
            </span>
          </>
        }
        onRetry={() => {
          reset()
          router.invalidate()
        }}
      />
    </Frame>
  )
}

/** Anything may be thrown. */
function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
