import type { Language } from '@ufaro/contract/tools/copywriter.ts'
import { hausa } from './hausa.ts'
import { igbo } from './igbo.ts'
import { pidgin } from './pidgin.ts'
import type { Talk } from './talk.ts'
import { yoruba } from './yoruba.ts'

export const TALKS: Readonly<Record<Exclude<Language, 'English'>, Talk>> = {
  'Nigerian Pidgin': pidgin,
  Yoruba: yoruba,
  Hausa: hausa,
  Igbo: igbo,
}
