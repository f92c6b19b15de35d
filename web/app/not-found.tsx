/** The 404 page: any unknown path, with or without a profile (Spec 1, section 2). */
import { Link } from '@tanstack/react-router'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

export function NotFound() {
  return (
    <main className="grid min-h-[80vh] content-center">
      <title>Page not found · Dollop</title>
      <EmptyState
        level={1}
        spot={spotUrl('fish')}
        title="Well, this is awkward..."
        text="There is no such page in this kitchen. Somebody may have eaten it."
        action={
          <Link to="/" className={buttonClass({ kind: 'solid' })}>
            <span className="i-lucide-house" aria-hidden="true" />
            Back to Home
          </Link>
        }
      />
    </main>
  )
}
