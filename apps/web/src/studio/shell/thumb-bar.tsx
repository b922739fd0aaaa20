import type { ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'

interface ThumbBarProps {
  children: ReactNode
  className?: string
}

/** Stays at the lower edge of a phone, above what the page scrolls. */
export function ThumbBar({ children, className }: ThumbBarProps) {
  return (
    <div
      className={cn(
        'sticky bottom-0 z-30 border-t border-line bg-surface px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        className,
      )}
    >
      {children}
    </div>
  )
}
