import { cn } from './cn.ts'

/** A grey stand-in of the final size; give it width and height so that nothing jumps. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('animate-shimmer rounded-card bg-sunken', className)} />
}
