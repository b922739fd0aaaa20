import type { Language } from '@ufaro/contract/tools/copywriter.ts'
import type { Frame } from './frames/frame.ts'
import { hausa as hausaFrame } from './frames/hausa.ts'
import { igbo as igboFrame } from './frames/igbo.ts'
import { pidgin as pidginFrame } from './frames/pidgin.ts'
import { yoruba as yorubaFrame } from './frames/yoruba.ts'
import type { Grammar } from './grammar.ts'
import { english } from './languages/english.ts'
import { hausa } from './languages/hausa.ts'
import { igbo } from './languages/igbo.ts'
import { pidgin } from './languages/pidgin.ts'
import { yoruba } from './languages/yoruba.ts'
import { english as plainEnglish } from './plain/english.ts'
import type { Plain } from './plain/plain.ts'

export const GRAMMARS: Readonly<Record<Language, Grammar>> = {
  English: english,
  'Nigerian Pidgin': pidgin,
  Yoruba: yoruba,
  Hausa: hausa,
  Igbo: igbo,
}

export const FRAMES: Readonly<Record<Exclude<Language, 'English'>, Frame>> = {
  'Nigerian Pidgin': pidginFrame,
  Yoruba: yorubaFrame,
  Hausa: hausaFrame,
  Igbo: igboFrame,
}

export const PLAINS: Readonly<Record<Language, Plain>> = { English: plainEnglish, ...FRAMES }
