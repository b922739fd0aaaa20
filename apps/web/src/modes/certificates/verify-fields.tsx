import { QR_SIZE, VERIFY_ISSUER_MAX, VERIFY_TITLE_MAX } from '@ufaro/contract/tools/certificates.ts'
import { useUser } from '#web/lib/session.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Toggle } from '#web/ui/toggle.tsx'
import { MORE_TEXTS, type OptionsProps } from './certificates.form.ts'
import { NumberField } from './number-field.tsx'
import { PlaceFields } from './position-fields.tsx'
import { toPercent } from './position-moves.ts'

export function VerifyFields({ form, onChange }: OptionsProps) {
  const { verified, title, issuer, qrPos, qrSize, mailed } = form
  const user = useUser()
  return (
    <div className="space-y-4">
      <Toggle
        label="QR code to verify"
        hint="Leads to a public page that says who, what, when and by whom. You can revoke it."
        checked={verified}
        onChange={(on) => onChange({ verified: on })}
      />
      {verified && (
        <>
          <Field label="What it certifies" required error={title.trim() ? undefined : MORE_TEXTS.title}>
            <Input
              value={title}
              maxLength={VERIFY_TITLE_MAX}
              placeholder="Digital Marketing Course 2026"
              autoComplete="off"
              onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
            />
          </Field>
          <Field label="Issued by" hint={user && `Without a name here it says ${user.displayName}.`}>
            <Input
              value={issuer}
              maxLength={VERIFY_ISSUER_MAX}
              autoComplete="organization"
              onChange={({ currentTarget }) => onChange({ issuer: currentTarget.value })}
            />
          </Field>
          <Toggle
            label="Mail it to names with an address"
            hint="Write it behind the name: Ada Eze <ada@school.ng>, or bring a list with a column of addresses."
            checked={mailed}
            onChange={(on) => onChange({ mailed: on })}
          />
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
      )}
    </div>
  )
}
