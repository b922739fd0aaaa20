import { arch, classic, guilloche, laurel } from './certificates/framed.ts'
import { brackets, facets, plain, ribbon } from './certificates/modern.ts'
import { adireBorder, kenteBands, night, waxPanel } from './certificates/woven.ts'
import { adireFrame, halves, poster, sunrise } from './events/calm.ts'
import { confetti, polaroid, spotlight, ticket } from './events/lively.ts'
import type { TemplateDesign } from './template.ts'

export const TEMPLATES: readonly TemplateDesign[] = [
  ...[arch, classic, ribbon, adireBorder, laurel, facets, night, kenteBands, guilloche, waxPanel, plain, brackets],
  ...[spotlight, poster, ticket, adireFrame, polaroid, sunrise, confetti, halves],
]
