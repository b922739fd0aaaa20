import { Info } from 'lucide-react'
import { COLOR_NAMES, ColorField } from '#web/studio/brand/color-field.tsx'
import type { Colors } from '#web/studio/brand/colors.ts'
import { LogoColorsButton } from '#web/studio/brand/logo-colors-button.tsx'
import { colorHint } from './color-hint.ts'
import { ColorHistory } from './color-history.tsx'

interface ColorFieldsProps {
  colors: Colors
  history: readonly Colors[]
  logo: Blob | undefined
  onChange: (colors: Colors) => void
}

export function ColorFields({ colors, history, logo, onChange }: ColorFieldsProps) {
  const hint = colorHint(colors)
  return (
    <fieldset className="space-y-2">
      <legend className="mb-1.5 text-small font-bold">Brand colours</legend>
      {COLOR_NAMES.map((name, index) => (
        <ColorField
          key={name}
          name={name}
          color={colors[index] as string}
          onChange={(color) => onChange(colors.map((each, at) => (at === index ? color : each)) as Colors)}
        />
      ))}
      <p role="status" className="flex gap-1.5 text-small text-ink-soft empty:hidden">
        {hint && (
          <>
            <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
            {hint}
          </>
        )}
      </p>
      {logo && <LogoColorsButton logo={logo} colors={colors} onChange={onChange} />}
      {history.length > 0 && <ColorHistory history={history} onChoose={onChange} />}
    </fieldset>
  )
}
