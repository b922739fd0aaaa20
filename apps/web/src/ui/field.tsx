import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { FieldContext } from './field-context.ts'

interface FieldProps {
  label: string
  children: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  aside?: ReactNode
}

export function Field({ label, children, hint, error, required = false, aside }: FieldProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-2">
        <label htmlFor={id} className="text-small font-bold">
          {label}
          {!required && <span className="font-normal text-ink-soft"> (optional)</span>}
        </label>
        {aside && <span className="text-small text-ink-soft">{aside}</span>}
      </div>
      <FieldContext value={{ id, required, invalid: Boolean(error), describedBy }}>{children}</FieldContext>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-ink-soft">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} aria-live="polite" className="text-small text-danger empty:hidden">
        {error && (
          <span className="flex items-start gap-1.5">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {error}
          </span>
        )}
      </p>
    </div>
  )
}
