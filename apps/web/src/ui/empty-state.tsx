import type { ReactNode } from 'react'

interface EmptyStateProps {
  picture?: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ picture, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      {picture && <div className="mb-2 text-ink-soft [&>svg]:size-10">{picture}</div>}
      <h2 className="text-body font-bold">{title}</h2>
      {children && <div className="max-w-prose text-small text-ink-soft">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}
