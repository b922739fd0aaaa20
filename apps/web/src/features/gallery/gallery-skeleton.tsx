import { Skeleton } from '#web/ui/skeleton.tsx'

const TILES = Array.from({ length: 8 }, (_, index) => index)

export function GallerySkeleton() {
  return (
    <div role="status" className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4">
      <span className="sr-only">Loading...</span>
      {TILES.map((tile) => (
        <Skeleton key={tile} className="aspect-4/5 w-full" />
      ))}
    </div>
  )
}
