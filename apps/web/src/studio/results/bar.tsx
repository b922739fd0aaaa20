import { Eraser } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

export const tight = 'px-3 max-[22rem]:px-2 max-[22rem]:text-small'

interface BarProps {
  says: string
  /** Called by the button Start Fresh. Null if there is nothing to clear. */
  onStartFresh: (() => void) | null
  children?: ReactNode
}

export function Bar({ says, onStartFresh, children }: BarProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-end gap-2 max-sm:[&>:not(p)]:grow max-sm:[&>p]:w-full">
      <p role="status" className="mr-auto font-bold">
        {says}
      </p>
      {children}
      {onStartFresh && (
        <Button icon={Eraser} look="secondary" className={tight} onClick={onStartFresh}>
          Start Fresh
        </Button>
      )}
    </div>
  )
}
