import { cloneElement, type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react'
import { cn } from './cn.ts'

interface PopoverProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  trigger: ReactElement<Record<string, unknown>>
  label: string
  children: ReactNode
  className?: string
}

/** Uses no positioning library, because its code would be larger than that of the whole header. */
export function Popover({ open, onOpenChange, trigger, label, children, className }: PopoverProps) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const close = () => onOpenChange(false)
  useOutsidePress(frame, open, close)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    close()
    frame.current?.querySelector('button')?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: key events come from its controls
    <div
      ref={frame}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => isTabStop(relatedTarget) && !frame.current?.contains(relatedTarget) && close()}
    >
      {cloneElement(trigger, {
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => onOpenChange(!open),
      })}
      {open && (
        <section
          id={id}
          aria-label={label}
          className={cn(
            'absolute top-full right-2 z-50 mt-1 max-h-[calc(100dvh-5rem)] w-88 max-w-[calc(100%-1rem)] animate-appear overflow-y-auto rounded-card border border-line bg-surface text-ink shadow-raised',
            className,
          )}
        >
          {children}
        </section>
      )}
    </div>
  )
}

/** A page that loads late moves the focus to its heading, which is no tab stop. This must not close the popover. */
const isTabStop = (target: EventTarget | null) => target instanceof HTMLElement && target.tabIndex >= 0

function useOutsidePress(frame: React.RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!open) return
    const onPress = ({ target }: PointerEvent) => {
      if (!frame.current?.contains(target as Node)) latest.current()
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [open, frame])
}
