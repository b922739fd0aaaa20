import type { ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'

interface ThumbBarProps {
  children: ReactNode
  className?: string
}

export function ThumbBar({ children, className }: ThumbBarProps) {
  return (
    <div
      data-bottom-bar
      className={cn(
        'sticky bottom-0 z-30 border-t border-line bg-surface px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        className,
      )}
    >
      {children}
    </div>
  )
}
