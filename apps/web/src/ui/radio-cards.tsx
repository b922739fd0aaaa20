import { type ReactNode, useId } from 'react'
import { cn } from './cn.ts'

export interface RadioCard<Value extends string> {
  value: Value
  label: string
  hint?: string
  icon?: ReactNode
}

interface RadioCardsProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly RadioCard<Value>[]
  className?: string
  hideLabel?: boolean
}

export function RadioCards<Value extends string>({
  label,
  value,
  onChange,
  options,
  className,
  hideLabel,
}: RadioCardsProps<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-small font-bold'}>{label}</legend>
      <div className={cn('grid grid-cols-2 gap-2', className)}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cn(
              'tap flex cursor-pointer items-center gap-2 rounded-card border border-line-strong bg-surface px-3 py-2 transition-colors duration-150 hover:bg-sunken',
              'has-checked:border-accent-text has-checked:ring-1 has-checked:ring-accent-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.icon}
            <span className="min-w-0">
              <span className="block">{option.label}</span>
              {option.hint && (
                <span dir="auto" className="block text-small text-ink-soft">
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
