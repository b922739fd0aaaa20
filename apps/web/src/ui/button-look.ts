import { cn } from './cn.ts'

export type ButtonLook = 'primary' | 'secondary' | 'ghost' | 'danger'

const LOOKS: Record<ButtonLook, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
  ghost: 'text-ink hover:bg-sunken',
  danger: 'border border-danger text-danger bg-surface hover:bg-danger-ground',
}

export function buttonLook(look: ButtonLook = 'primary', className?: string): string {
  return cn(
    'tap inline-flex items-center justify-center gap-2 rounded-card px-4 text-body font-bold no-underline transition-colors duration-150 select-none',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-soft aria-disabled:cursor-progress',
    LOOKS[look],
    className,
  )
}
