import { Switch } from './switch.tsx'

interface ToggleProps {
  label: string
  hint?: string
  checked: boolean
  onChange: (checked: boolean) => void
}

export function Toggle({ label, hint, checked, onChange }: ToggleProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <p>
        <span className="block text-small font-bold">{label}</span>
        {hint && <span className="block text-small text-ink-soft">{hint}</span>}
      </p>
      <Switch label={label} checked={checked} onChange={onChange} />
    </div>
  )
}
