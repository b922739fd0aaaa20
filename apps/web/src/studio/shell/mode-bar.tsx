import { TOOLS } from '@ufaro/contract/tools.ts'
import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ModesLoading, type ModesProps } from './mode-switcher.tsx'

const ModeSheet = lazy(async () => ({ default: (await import('../mode-sheet/mode-sheet.tsx')).ModeSheet }))

export function ModeBar({ screens, modes, current, loading, onChange, children }: ModesProps) {
  const [open, setOpen] = useState(false)
  const Icon = current && screens[current].icon
  return (
    <div className="relative flex min-h-13 items-center border-b border-line bg-surface">
      {loading ? (
        <ModesLoading />
      ) : (
        <div className="min-w-0 flex-1 px-1">
          {current && Icon && (
            <Button
              look="ghost"
              className="max-w-full px-3"
              aria-label={`Tool: ${TOOLS[current].label}, change`}
              onClick={() => setOpen(true)}
            >
              <Icon aria-hidden className="size-5 shrink-0" />
              <span className="truncate">{TOOLS[current].label}</span>
              <ChevronDown aria-hidden className="size-5 shrink-0" />
            </Button>
          )}
        </div>
      )}
      {children}
      {open && current && (
        <Suspense fallback={null}>
          <ModeSheet
            screens={screens}
            modes={modes}
            current={current}
            onChange={(mode) => {
              setOpen(false)
              onChange(mode)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
