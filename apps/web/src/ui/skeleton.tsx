import { cn } from './cn.ts'

/** Give the placeholder the size of the content, so that nothing jumps. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('animate-shimmer rounded-card bg-sunken', className)} />
}
