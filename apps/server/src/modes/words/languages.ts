import type { Language } from '@ufaro/contract/tools/copywriter.ts'
import type { Grammar } from './grammar.ts'
import { english } from './languages/english.ts'
import { hausa } from './languages/hausa.ts'
import { igbo } from './languages/igbo.ts'
import { pidgin } from './languages/pidgin.ts'
import { yoruba } from './languages/yoruba.ts'

export const GRAMMARS: Readonly<Record<Language, Grammar>> = {
  English: english,
  'Nigerian Pidgin': pidgin,
  Yoruba: yoruba,
  Hausa: hausa,
  Igbo: igbo,
}
