import type { Language } from '@ufaro/contract/tools/copywriter.ts'

const CODES: Record<Language, string> = {
  English: 'en-NG',
  'Nigerian Pidgin': 'pcm',
  Yoruba: 'yo',
  Hausa: 'ha',
  Igbo: 'ig',
}

export const languageCode = (language: Language | null): string | undefined => (language ? CODES[language] : undefined)
