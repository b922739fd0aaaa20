import type { Language } from '@ufaro/contract/tools/copywriter.ts'
import type { Advert } from './advert.ts'
import { english as englishAdvert } from './adverts/english.ts'
import { hausa as hausaAdvert } from './adverts/hausa.ts'
import { igbo as igboAdvert } from './adverts/igbo.ts'
import { pidgin as pidginAdvert } from './adverts/pidgin.ts'
import { yoruba as yorubaAdvert } from './adverts/yoruba.ts'
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

export const ADVERTS: Readonly<Record<Language, Advert>> = {
  English: englishAdvert,
  'Nigerian Pidgin': pidginAdvert,
  Yoruba: yorubaAdvert,
  Hausa: hausaAdvert,
  Igbo: igboAdvert,
}

export const PLAIN: Readonly<Partial<Record<Language, Plain>>> = { English: plainEnglish }
