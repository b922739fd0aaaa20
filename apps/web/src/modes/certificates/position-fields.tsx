import { DEFAULT_NAME_POSITION, DEFAULT_SERIAL_POSITION, type Position } from '@ufaro/contract/tools/certificates.ts'
import { LocateFixed } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import type { OptionsProps } from './certificates.form.ts'
import { NumberField } from './number-field.tsx'
import { fromPercent, toPercent } from './position-moves.ts'

export function PositionFields({ form: { namePos, serialPos, printsSerial }, onChange }: OptionsProps) {
  return (
    <details className="rounded-card border border-line">
      <summary className="tap flex cursor-pointer items-center justify-between gap-3 px-3 py-2">
        <span className="font-bold">Positions</span>
        <span className="text-small text-ink-soft">Or drag in the preview</span>
      </summary>
      <div className="space-y-4 border-t border-line p-3">
        <PlaceFields name="Name" value={namePos} onChange={(next) => onChange({ namePos: next })} />
        {printsSerial && (
          <PlaceFields name="Serial" value={serialPos} onChange={(next) => onChange({ serialPos: next })} />
        )}
        <Button
          look="ghost"
          className="-ml-2 px-2 text-small"
          onClick={() => onChange({ namePos: { ...DEFAULT_NAME_POSITION }, serialPos: { ...DEFAULT_SERIAL_POSITION } })}
        >
          <LocateFixed aria-hidden className="size-4" />
          Back to the middle
        </Button>
      </div>
    </details>
  )
}

interface PlaceFieldsProps {
  name: string
  value: Position
  onChange: (value: Position) => void
}

export function PlaceFields({ name, value, onChange }: PlaceFieldsProps) {
  const bounds = { min: 0, max: 100, step: 0.1 }
  return (
    <div className="grid grid-cols-2 gap-3">
      <NumberField
        {...bounds}
        label={`${name} across, %`}
        value={toPercent(value.x)}
        onChange={(percent) => onChange({ ...value, x: fromPercent(percent) })}
      />
      <NumberField
        {...bounds}
        label={`${name} down, %`}
        value={toPercent(value.y)}
        onChange={(percent) => onChange({ ...value, y: fromPercent(percent) })}
      />
    </div>
  )
}
