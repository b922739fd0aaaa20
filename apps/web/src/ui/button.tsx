import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { Spinner } from './spinner.tsx'

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook
  icon?: LucideIcon
  /** Shows a spinner and ignores clicks. The button keeps the focus, which a disabled button loses. */
  loading?: boolean
}

export function Button(props: ButtonProps) {
  const { look, icon: Icon, loading = false, className, children, onClick, type = 'button', ...rest } = props
  const press = (event: MouseEvent<HTMLButtonElement>) => (loading ? event.preventDefault() : onClick?.(event))
  return (
    <button
      {...rest}
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={press}
      className={buttonLook(look, className)}
    >
      {loading ? <Spinner /> : Icon && <Icon aria-hidden className="size-5" />}
      {children}
    </button>
  )
}
