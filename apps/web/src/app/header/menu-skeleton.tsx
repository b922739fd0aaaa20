import { Skeleton } from '../../ui/skeleton.tsx'

export const MenuSkeleton = () => (
  <div className="p-4">
    <Skeleton className="h-40" />
  </div>
)
