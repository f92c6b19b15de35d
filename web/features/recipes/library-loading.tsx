/** The shape of the library while it is on its way. */
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f']

export function LibraryLoading() {
  return (
    <Loading label="Loading the recipes...">
      <Skeleton height={56} radius={20} />
      <div className="pcard-grid mt-6">
        {CARDS.map((card) => (
          <Skeleton key={card} height="auto" className="card-waiting" radius="var(--r-l)" />
        ))}
      </div>
    </Loading>
  )
}
