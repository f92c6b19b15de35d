/** Home while its plans and recipes are on their way, and when they did not come. */
import { wordsFor } from '#web/lib/error-words.ts'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { ErrorState } from '#web/ui/empty-state.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

type Query = { error: Error | null; isFetching: boolean; refetch: () => unknown }

export function DashboardNotYet({ queries }: { queries: readonly Query[] }) {
  const failed = queries.filter(({ error }) => error)
  if (failed[0]) {
    return (
      <ErrorState
        level={1}
        spot={spotUrl('fish')}
        title="Your kitchen could not be loaded"
        text={wordsFor(failed[0].error)}
        isRetrying={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => {
          for (const { refetch } of failed) refetch()
        }}
      />
    )
  }
  return (
    <Loading label="Loading today's meal...">
      <h1 className="vh">Home</h1>
      <Skeleton className="home-waiting" height="auto" radius="var(--r-l)" />
      <div className="home-grid">
        <Skeleton height={240} radius="var(--r-l)" />
        <Skeleton height={240} radius="var(--r-l)" />
      </div>
    </Loading>
  )
}
