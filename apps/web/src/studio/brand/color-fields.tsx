import type { ReactNode } from 'react'
import { COLOR_NAMES, ColorField } from './color-field.tsx'
import type { Colors } from './colors.ts'
import { LogoColorsButton } from './logo-colors-button.tsx'

interface ColorFieldsProps {
  colors: Colors
  logo: Blob | undefined
  onChange: (colors: Colors) => void
  hint?: ReactNode
  children?: ReactNode
}

export function ColorFields({ colors, logo, onChange, hint, children }: ColorFieldsProps) {
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
      {hint}
      {logo && <LogoColorsButton logo={logo} colors={colors} onChange={onChange} />}
      {children}
    </fieldset>
  )
}
