import { SwitchRow } from './switch-row.tsx'

interface ToggleProps {
  label: string
  hint?: string
  checked: boolean
  onChange: (checked: boolean) => void
}

export function Toggle({ label, hint, checked, onChange }: ToggleProps) {
  return (
    <SwitchRow className="gap-3" label={label} checked={checked} onChange={onChange}>
      <span>
        <span className="block text-small font-bold">{label}</span>
        {hint && <span className="block text-small text-ink-soft">{hint}</span>}
      </span>
    </SwitchRow>
  )
}
