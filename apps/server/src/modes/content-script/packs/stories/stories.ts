import type { Language } from '@ufaro/contract/tools/copywriter.ts'
import { hausa } from './hausa.ts'
import { igbo } from './igbo.ts'
import { pidgin } from './pidgin.ts'
import type { Stories } from './story.ts'
import { yoruba } from './yoruba.ts'

export const STORIES: Readonly<Record<Exclude<Language, 'English'>, Stories>> = {
  'Nigerian Pidgin': pidgin,
  Yoruba: yoruba,
  Hausa: hausa,
  Igbo: igbo,
}
