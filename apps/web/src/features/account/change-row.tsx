import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

interface ChangeRowProps {
  label: string
  value: string
  onChange: () => void
  children: ReactNode
}

export function ChangeRow({ label, value, onChange, children }: ChangeRowProps) {
  return (
    <div className="flex items-center gap-3 border-t border-line pt-4">
      <div className="mr-auto min-w-0">
        <p className="text-small font-bold">{label}</p>
        <p className="wrap-anywhere text-small text-ink-soft">{value}</p>
      </div>
      <Button
        look="secondary"
        className="shrink-0"
        onClick={onChange}
        aria-label={`Change your ${label.toLowerCase()}`}
      >
        Change
      </Button>
      {children}
    </div>
  )
}
