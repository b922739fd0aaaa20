import { LoaderCircle } from 'lucide-react'
import { cn } from './cn.ts'

export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span role={label ? 'status' : undefined} className={cn('inline-flex', className)}>
      <LoaderCircle aria-hidden className="size-5 animate-turn" />
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
