import type { Language } from '@ufaro/contract/tools/copywriter.ts'

const LANGUAGES: readonly Language[] = ['Yoruba', 'Hausa', 'Igbo']
const STAFF =
  'sales|girls?|boys?|drivers?|cooks?|chefs?|teachers?|nurses?|tailors?|cleaners?|staff|workers?|riders?|barbers?|stylists?|receptionists?|security|managers?|cashiers?|attendants?|apprentices?|waiters?|waitress(?:es)?|graduates?|bakers?|marketers?'

/** A service that is told as an English sentence, as a name in Yoruba, Hausa and Igbo: `we repair phones`. */
const ACTS: readonly (readonly [RegExp, string, string, string])[] = [
  [/^(?:we|i)(?: dey)? (?:repair|fix|service)\s+/iu, 'Àtúnṣe ', 'Gyaran ', 'Mmezi '],
  [/^(?:we|i)(?: dey)? wash\s+/iu, 'Fífọ ', 'Wankin ', 'Ịsa '],
  [/^(?:we|i)(?: dey)? clean\s+/iu, 'Ìmọ́tótó ', 'Tsabtace ', 'Nhicha '],
  [/^(?:we|i)(?: dey)? (?:paint)\s+/iu, 'Kíkun ', 'Fentin ', 'Ite penti '],
  [/^(?:we|i)(?: dey)? (?:install|build|design|print|decorate|drill)\s+/iu, 'Iṣẹ́ ', 'Aikin ', 'Ọrụ '],
  [
    new RegExp(
      String.raw`^(?:we(?: dey)? (?:need|find)|we are hiring|hiring|wanted):?\s+([^,.]*\b(?:${STAFF})\b[^,.]*)`,
      'iu',
    ),
    'Ààyè iṣẹ́ ($1)',
    'Gurbin aiki ($1)',
    'Oghere ọrụ ($1)',
  ],
]

export function sayAct(language: Language, description: string): string {
  const at = LANGUAGES.indexOf(language)
  return at < 0
    ? description
    : ACTS.reduce((text, [typed, ...said]) => text.replace(typed, said[at] ?? ''), description)
}
