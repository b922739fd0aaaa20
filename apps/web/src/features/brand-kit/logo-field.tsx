import { useCallback } from 'react'
import { FileInput } from '#web/studio/upload/file-input.tsx'
import { IntakeFault } from '#web/studio/upload/intake-fault.tsx'
import { PictureField } from '#web/studio/upload/picture-field.tsx'
import type { Picture } from '#web/studio/upload/take-picture.ts'
import { useBlobUrl } from '#web/studio/upload/use-blob-url.ts'
import { usePictureIntake } from '#web/studio/upload/use-picture-intake.ts'
import { Button } from '#web/ui/button.tsx'
import { LOGO_RULES } from './brand-kit.form.ts'

const INTAKE = { label: 'Logo', rules: LOGO_RULES }

interface LogoFieldProps {
  stored: string | null
  logo: Picture | null | undefined
  disabled: boolean
  onChange: (logo: Picture | null) => void
}

export function LogoField({ stored, logo, disabled, onChange }: LogoFieldProps) {
  const take = useCallback((picture: Picture) => onChange(picture), [onChange])
  const intake = usePictureIntake(take, disabled, INTAKE)
  const chosenUrl = useBlobUrl(logo?.blob)
  const url = logo === undefined ? stored : chosenUrl
  return (
    <div className="space-y-1.5">
      <FileInput
        ref={intake.input}
        accept="image/png,image/jpeg,image/webp"
        label={intake.label}
        onFiles={intake.take}
      />
      <PictureField
        label="Logo"
        url={url}
        name={logo?.name ?? (url ? 'Your logo' : undefined)}
        intake={intake}
        disabled={disabled}
      />
      <IntakeFault intake={intake} />
      {url && (
        <Button look="ghost" className="px-3 text-small" disabled={disabled} onClick={() => onChange(null)}>
          Remove the logo
        </Button>
      )}
    </div>
  )
}
