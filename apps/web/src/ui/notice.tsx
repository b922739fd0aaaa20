import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'

const TONES = {
  danger: ['bg-danger-ground text-danger', CircleAlert],
  success: ['bg-success-ground text-success', CircleCheck],
  info: ['bg-sunken text-ink', Info],
} as const

interface NoticeProps {
  tone: keyof typeof TONES
  title?: string
  children?: ReactNode
  className?: string
}

export function Notice({ tone, title, children, className }: NoticeProps) {
  const [look, Icon] = TONES[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cn('flex gap-3 rounded-card px-4 py-3 text-small', look, className)}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <div className="min-w-0 space-y-2">
        {title && <p className="font-bold">{title}</p>}
        {children && <div className="space-y-2">{children}</div>}
      </div>
    </div>
  )
}
