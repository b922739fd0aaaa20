import {
  DEFAULT_NAME_POSITION,
  DEFAULT_SERIAL_POSITION,
  type Position,
  QR_SIZE,
} from '@ufaro/contract/tools/certificates.ts'
import { LocateFixed } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import type { CertificatesForm } from './certificates.form.ts'
import { fromPercent, toPercent } from './position-moves.ts'

interface PositionFieldsProps {
  form: CertificatesForm
  onChange: (changes: Partial<CertificatesForm>) => void
}

const MIDDLE = { namePos: DEFAULT_NAME_POSITION, nameWidth: undefined, serialPos: DEFAULT_SERIAL_POSITION }

export function PositionFields({ form: { namePos, serialPos, printsSerial }, onChange }: PositionFieldsProps) {
  return (
    <FieldGroup title="Positions" summary="Or drag in the preview">
      <PlaceFields name="Name" value={namePos} onChange={(next) => onChange({ namePos: next })} />
      {printsSerial && (
        <PlaceFields name="Serial" value={serialPos} onChange={(next) => onChange({ serialPos: next })} />
      )}
      <Button
        icon={LocateFixed}
        look="ghost"
        className="-ml-2 px-2 text-small [&_svg]:size-4"
        onClick={() => onChange(MIDDLE)}
      >
        Back to the middle
      </Button>
    </FieldGroup>
  )
}

export function CodeFields({ form: { qrPos, qrSize }, onChange }: PositionFieldsProps) {
  return (
    <>
      <NumberField
        label="Size, % of the shorter side"
        value={toPercent(qrSize)}
        min={toPercent(QR_SIZE.min)}
        max={toPercent(QR_SIZE.max)}
        step={0.1}
        onChange={(percent) => onChange({ qrSize: percent / 100 })}
      />
      <PlaceFields name="Code" value={qrPos} onChange={(next) => onChange({ qrPos: next })} />
    </>
  )
}

interface PlaceFieldsProps {
  name: string
  value: Position
  onChange: (value: Position) => void
}

const AXES = { x: 'across', y: 'down' } as const

function PlaceFields({ name, value, onChange }: PlaceFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      {(['x', 'y'] as const).map((axis) => (
        <NumberField
          key={axis}
          label={`${name} ${AXES[axis]}, %`}
          value={toPercent(value[axis])}
          min={0}
          max={100}
          step={0.1}
          onChange={(percent) => onChange({ ...value, [axis]: fromPercent(percent) })}
        />
      ))}
    </div>
  )
}
