import { Pipette } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/toast.tsx'
import type { Colors } from './colors.ts'
import { colorsAfterLogo } from './logo-colors.ts'

interface LogoColorsButtonProps {
  logo: Blob
  colors: Colors
  onChange: (colors: Colors) => void
}

export function LogoColorsButton({ logo, colors, onChange }: LogoColorsButtonProps) {
  async function take() {
    const found = await colorsAfterLogo(logo, colors)
    if (found) onChange(found)
    else notify.error('No colour stands out in this logo.')
  }
  return (
    <Button type="button" look="ghost" className="px-3 text-small" onClick={take}>
      <Pipette aria-hidden className="size-4" />
      Use the logo’s colours
    </Button>
  )
}
