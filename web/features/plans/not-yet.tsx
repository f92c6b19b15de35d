/** What a plan's screen shows while it has nothing to show: shapes, or the failure and a way to try again. */
import type { ReactNode } from 'react'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { ErrorState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

type Query = { data: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown }

type NotYetProps = {
  /** The page's heading, where it is known before the data. */
  title?: string
  failed: string
  queries: readonly Query[]
  children?: ReactNode
}

export function NotYet({ title, failed, queries, children }: NotYetProps) {
  const broken = queries.filter((query) => query.isError && query.data === undefined)
  if (broken.length > 0) {
    return (
      <ErrorState
        level={1}
        spot={spotUrl('pot')}
        title={failed}
        text="Please check the connection and try again."
        onRetry={() => broken.map((query) => query.refetch())}
        isRetrying={broken.some((query) => query.isFetching)}
      />
    )
  }
  return (
    <>
      {title && <PageHeader title={title} />}
      <Loading>{children ?? <Shapes />}</Loading>
    </>
  )
}

function Shapes() {
  return (
    <div className="grid gap-4">
      <Skeleton height={56} radius="var(--r-m)" />
      <Skeleton height={180} radius="var(--r-l)" />
      <Skeleton height={280} radius="var(--r-l)" />
    </div>
  )
}
