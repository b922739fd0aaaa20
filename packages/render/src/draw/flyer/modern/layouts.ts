import type { Layout } from '../layout/layout.ts'
import { drawModern } from './arch.ts'
import { POSTER } from './poster.ts'
import { RAYS_LAYOUT } from './rays.ts'
import { RIBBONS } from './ribbons.ts'
import { TICKET } from './ticket.ts'
import { WAVE } from './wave.ts'

const ARCH: Layout = {
  name: 'arch',
  suits: ({ words, contacts }) => 1.7 + (words > 8 ? 0.3 : 0) + (contacts > 3 ? 0.5 : 0),
  draw: drawModern,
}

export const MODERN_LAYOUTS: readonly Layout[] = [ARCH, POSTER, WAVE, RIBBONS, RAYS_LAYOUT, TICKET]
