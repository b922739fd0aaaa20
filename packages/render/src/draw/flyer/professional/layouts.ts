import type { Layout } from '../layout/layout.ts'
import { BOLD } from './bold.ts'
import { COLUMN_LAYOUT } from './column.ts'
import { FRAME } from './frame.ts'
import { NIGHT } from './night.ts'
import { drawProfessional } from './panel.ts'
import { WINDOW } from './window.ts'

const PANEL: Layout = {
  name: 'panel',
  suits: ({ words, contacts }) => 1.7 + (words > 12 ? 0.4 : 0) + (contacts > 3 ? 0.5 : 0),
  draw: drawProfessional,
}

export const PROFESSIONAL_LAYOUTS: readonly Layout[] = [PANEL, WINDOW, COLUMN_LAYOUT, FRAME, BOLD, NIGHT]
