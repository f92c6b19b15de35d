/** The shape of a recipe while it is on its way. */
import './recipe-detail.css'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

export function RecipeLoading() {
  return (
    <Loading label="Loading the recipe...">
      <Skeleton className="recipe-hero" height={296} radius={30} />
      <div className="mt-12 grid gap-4">
        <Skeleton width="70%" height={24} />
        <Skeleton width="45%" height={24} />
        <Skeleton height={220} radius="var(--r-l)" />
      </div>
    </Loading>
  )
}
