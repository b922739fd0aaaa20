import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { useFieldProps } from './field-context.ts'

export const controlLook =
  'w-full rounded-card border border-line-strong bg-surface px-3 text-body text-ink placeholder:text-ink-soft aria-invalid:border-danger disabled:opacity-55'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldProps()} {...rest} className={cn(controlLook, 'h-11', className)} />
}
