import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'
import { IconButton } from './icon-button.tsx'
import { useBackCloses } from './use-back-closes.ts'
import { useReturnFocus } from './use-return-focus.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children?: ReactNode
  footer?: ReactNode
  className?: string
}

const panel = 'fixed z-50 flex flex-col border-line bg-surface text-ink shadow-raised focus:outline-none'

export function Dialog(props: DialogProps) {
  return (
    <Layer
      {...props}
      className={cn(
        panel,
        'top-1/2 left-1/2 max-h-[min(40rem,calc(100dvh-2rem))] w-[min(32rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 animate-appear rounded-card border',
        props.className,
      )}
    />
  )
}

export function Sheet(props: DialogProps) {
  return (
    <Layer
      {...props}
      className={cn(
        panel,
        'inset-x-0 bottom-0 max-h-[85dvh] animate-rise rounded-t-card border-t pb-[env(safe-area-inset-bottom)]',
        'sm:inset-x-auto sm:inset-y-0 sm:right-0 sm:max-h-none sm:w-90 sm:rounded-none sm:border-t-0 sm:border-l',
        props.className,
      )}
    />
  )
}

function Layer({ open, onOpenChange, title, description, children, footer, className }: DialogProps) {
  const returnFocus = useReturnFocus()
  useBackCloses(open, () => onOpenChange(false))
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-scrim" />
        <Radix.Content className={className} {...returnFocus} {...(!description && { 'aria-describedby': undefined })}>
          <div className="flex items-start justify-between gap-2 py-2 pr-2 pl-5">
            <div className="min-w-0 py-2">
              <Radix.Title className="text-body font-bold">{title}</Radix.Title>
              {description && (
                <Radix.Description asChild>
                  <div className="mt-1 text-small text-ink-soft">{description}</div>
                </Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton label="Close">
                <X aria-hidden />
              </IconButton>
            </Radix.Close>
          </div>
          {children && <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5">{children}</div>}
          {footer && (
            <div data-bottom-bar className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
