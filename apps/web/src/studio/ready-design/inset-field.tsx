import { useCallback } from 'react'
import { FileInput } from '#web/studio/upload/file-input.tsx'
import { IntakeFault } from '#web/studio/upload/intake-fault.tsx'
import { PictureField } from '#web/studio/upload/picture-field.tsx'
import type { Picture } from '#web/studio/upload/take-picture.ts'
import { usePictureIntake } from '#web/studio/upload/use-picture-intake.ts'

interface InsetFieldProps {
  label: string
  hint?: string
  value: string | null
  onChange: (value: string | null, picture?: Blob) => void
}

const RULES = { maxBytes: 2_000_000, asIs: true }

const dataUrlOf = (blob: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => fail(reader.error)
    reader.readAsDataURL(blob)
  })

export function InsetField({ label, hint, value, onChange }: InsetFieldProps) {
  const take = useCallback(({ blob }: Picture) => void dataUrlOf(blob).then((url) => onChange(url, blob)), [onChange])
  const intake = usePictureIntake(take, false, { label, takesStray: false, rules: RULES })
  return (
    <div className="space-y-1.5">
      <FileInput ref={intake.input} accept="image/png,image/jpeg,image/webp" label={label} onFiles={intake.take} />
      <PictureField
        label={label}
        url={value}
        name={value ? 'Chosen' : undefined}
        intake={intake}
        disabled={false}
        {...(value && { onRemove: () => onChange(null) })}
      />
      {hint && !value && <p className="text-small text-ink-soft">{hint}</p>}
      <IntakeFault intake={intake} />
    </div>
  )
}
