import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

interface TurnerProps {
  name: string
  at: number
  count: number
  onTurn: (at: number) => void
  className?: string
  children: ReactNode
}

export function Turner({ name, at, count, onTurn, className, children }: TurnerProps) {
  const turn = (by: number) => onTurn((at + by + count) % count)
  return (
    <div className={cn('flex items-center gap-1', className)}>
      <IconButton label={`Previous ${name}`} onClick={() => turn(-1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      {children}
      <IconButton label={`Next ${name}`} onClick={() => turn(1)}>
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  )
}
