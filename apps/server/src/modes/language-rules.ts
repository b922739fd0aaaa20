import type { Language } from '@ufaro/contract/tools/copywriter.ts'

export const LANGUAGE_RULES: Record<Language, string> = {
  English: 'Write plain, lively English as it is used in Nigeria.',
  'Nigerian Pidgin':
    'Write everything in Nigerian Pidgin as people speak it (dey, wey, una, make), not in standard English.',
  Yoruba:
    'Write everything in standard Yoruba with all its marks: under-dots (ẹ, ọ, ṣ) and tones on vowels and nasals.',
  Hausa: 'Write everything in standard Hausa in the Latin script with its hooked letters (ɓ, ɗ, ƙ, ’y).',
  Igbo: 'Write everything in standard Igbo with its dotted letters (ị, ọ, ụ, ṅ).',
}

export const askForLanguage = (language: Language): string =>
  `The last answer was not in ${language}. Write every title and every text in ${language}.`
