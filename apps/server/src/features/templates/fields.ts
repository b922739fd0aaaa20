import type { TemplateField } from '@ufaro/contract/template.ts'
import type { TemplateDesign } from '@ufaro/render/draw/templates/template.ts'

const field = (name: string, label: string, type: TemplateField['type'], max: number | null = null): TemplateField => ({
  name,
  label,
  type,
  max,
})

export const describeFields = ({
  places,
  titleLabel,
}: Pick<TemplateDesign, 'places' | 'titleLabel'>): TemplateField[] => [
  field('title', titleLabel, 'text', 120),
  field('organisation', 'Organisation', 'text', 120),
  field('text', places ? 'What it is for' : 'When and where', 'text', 240),
  field('colors', 'Colours', 'colors', 3),
  field('logo', 'Logo', 'image'),
  ...(places ? [field('signatures', 'Signatures', 'signatures', 3)] : []),
]
