import { AESTHETIC_MAX, AESTHETICS } from '@ufaro/contract/tools/product.ts'
import { readBackOf, understandAesthetic } from '@ufaro/render/draw/product/understand-aesthetic.ts'
import { understoodLine } from '#web/studio/card/card-words.ts'
import type { FieldList } from '#web/ui/fields/field-list.ts'
import type { ProductForm } from './product.form.ts'

const SWATCHES: Record<(typeof AESTHETICS)[number], readonly [behind: string, below: string]> = {
  'Clean white studio with soft shadows': ['#ffffff', '#d9d8d5'],
  'Warm wooden table in morning light': ['#e9d3b4', '#9a6a3f'],
  'Dark luxury with golden light': ['#c9a24a', '#17161a'],
  'Pastel colours, playful and bright': ['#ffd9e2', '#ced4f4'],
  'Fresh green leaves and daylight': ['#dcebcb', '#5f8a55'],
  'Marble counter, elegant and cool': ['#f2f3f5', '#9aa2ac'],
  'Sunset tones on warm sand': ['#ffd0a0', '#c47a54'],
  'Bold single-colour backdrop': ['#4b86f5', '#1e48be'],
}

const swatch = ([behind, below]: readonly [string, string]) => (
  <svg viewBox="0 0 28 28" aria-hidden className="size-7 shrink-0 rounded-tight border border-line">
    <rect width="28" height="28" fill={behind} />
    <rect y="18" width="28" height="10" fill={below} />
  </svg>
)

type Described = Pick<ProductForm, 'aesthetic'> & { byModel: boolean }

export const AESTHETIC: FieldList<Described> = [
  {
    type: 'cards',
    name: 'aesthetic',
    label: 'Aesthetic',
    options: AESTHETICS.map((value) => ({ value, label: value, icon: swatch(SWATCHES[value]) })),
    className: 'grid-cols-1!',
  },
  {
    type: 'paragraph',
    name: 'aesthetic',
    label: 'Aesthetic in your words',
    required: true,
    max: AESTHETIC_MAX,
    rows: 3,
    aside: 'length',
    placeholder: 'Warm wooden table in morning light',
    hint: hintFor,
  },
]

function hintFor({ aesthetic, byModel }: Described): string {
  const understood = readBackOf(understandAesthetic(aesthetic).understood)
  if (byModel || !aesthetic.trim() || understood.length === 0) {
    return 'Choose one above, or name the product and describe place, surface, light and colour.'
  }
  return (
    understoodLine(understood) || 'Not recognised: you get a plain studio. Try a place, a surface, light or colours.'
  )
}
