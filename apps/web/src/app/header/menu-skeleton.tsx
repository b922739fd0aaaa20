import { Skeleton } from '../../ui/skeleton.tsx'

/** Stands in a menu while what it holds is fetched. */
export const MenuSkeleton = () => (
  <div className="p-4">
    <Skeleton className="h-40" />
  </div>
)
