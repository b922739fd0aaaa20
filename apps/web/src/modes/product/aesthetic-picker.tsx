import { AESTHETICS } from '@ufaro/contract/tools/product.ts'
import { RadioCards } from '#web/ui/radio-cards.tsx'

type Offered = (typeof AESTHETICS)[number]

const SWATCHES: Record<Offered, readonly [string, string]> = {
  'Clean white studio with soft shadows': ['#ffffff', '#d9d8d5'],
  'Warm wooden table in morning light': ['#e9d3b4', '#9a6a3f'],
  'Dark luxury with golden light': ['#c9a24a', '#17161a'],
  'Pastel colours, playful and bright': ['#ffd9e2', '#ced4f4'],
  'Fresh green leaves and daylight': ['#dcebcb', '#5f8a55'],
  'Marble counter, elegant and cool': ['#f2f3f5', '#9aa2ac'],
  'Sunset tones on warm sand': ['#ffd0a0', '#c47a54'],
  'Bold single-colour backdrop': ['#4b86f5', '#1e48be'],
}

const OWN = ''

interface AestheticPickerProps {
  value: string
  onChange: (aesthetic: Offered) => void
}

export function AestheticPicker({ value, onChange }: AestheticPickerProps) {
  const chosen = AESTHETICS.find((aesthetic) => aesthetic === value) ?? OWN
  return (
    <RadioCards<Offered | typeof OWN>
      label="Aesthetic"
      value={chosen}
      options={AESTHETICS.map((aesthetic) => ({
        value: aesthetic,
        label: aesthetic,
        icon: <Swatch colors={SWATCHES[aesthetic]} />,
      }))}
      onChange={(aesthetic) => aesthetic !== OWN && onChange(aesthetic)}
      className="grid-cols-1!"
    />
  )
}

function Swatch({ colors: [behind, below] }: { colors: readonly [string, string] }) {
  return (
    <svg viewBox="0 0 28 28" aria-hidden className="size-7 shrink-0 rounded-tight border border-line">
      <rect width="28" height="28" fill={behind} />
      <rect y="18" width="28" height="10" fill={below} />
    </svg>
  )
}
