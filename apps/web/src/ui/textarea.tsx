import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { useFieldProps } from './field-context.ts'
import { controlLook } from './input.tsx'

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea {...useFieldProps()} {...rest} rows={rows} className={cn(controlLook, 'resize-y py-2.5', className)} />
  )
}
