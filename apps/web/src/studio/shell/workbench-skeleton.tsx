import { Skeleton } from '#web/ui/skeleton.tsx'

export function WorkbenchSkeleton() {
  return (
    <div role="status" className="flex flex-1">
      <span className="sr-only">Loading...</span>
      <div className="hidden w-90 shrink-0 space-y-4 border-r border-line bg-surface p-5 lg:block">
        <Skeleton className="h-8 w-40" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
      </div>
      <div className="flex-1 p-4 lg:p-6">
        <Skeleton className="h-80 w-full" />
      </div>
    </div>
  )
}
