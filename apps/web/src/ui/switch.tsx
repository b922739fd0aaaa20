import { Spinner } from './spinner.tsx'

export interface SwitchProps {
  id?: string
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  loading?: boolean
}

export function Switch({ id, label, checked, onChange, disabled, loading = false }: SwitchProps) {
  return (
    <button
      id={id}
      type="button"
      role="switch"
      aria-label={label}
      aria-checked={checked}
      disabled={disabled || loading}
      onClick={() => onChange(!checked)}
      className="group tap inline-flex items-center justify-center rounded-card disabled:opacity-55"
    >
      <span className="flex h-6 w-11 items-center rounded-full bg-line-strong px-0.5 transition-colors duration-150 group-aria-checked:bg-accent">
        <span className="flex size-5 items-center justify-center rounded-full bg-surface transition-transform duration-150 group-aria-checked:translate-x-5 group-aria-checked:bg-on-accent group-aria-checked:text-accent">
          {loading && <Spinner className="[&_svg]:size-3" />}
        </span>
      </span>
    </button>
  )
}
