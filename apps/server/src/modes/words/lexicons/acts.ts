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
  [
    new RegExp(
      String.raw`^((?:[\p{L}\d]+ ){0,2}(?:${STAFF})\b[\p{L}\d, ]*?),? (?:urgently |are |dey )*(?:needed|wanted)(?: urgently)?`,
      'iu',
    ),
    'Ààyè iṣẹ́ ($1)',
    'Gurbin aiki ($1)',
    'Oghere ọrụ ($1)',
  ],
  [
    /^admissions?(?: forms?)?(?: is| dey)?(?: now| still)? (?:on|open|ongoing|going on)(?: for| into| to)? ([\p{L}, ]+?)(?= for |[.;]|$)/iu,
    'Ìgbaniwọlé sílé ẹ̀kọ́ ($1)',
    'Ɗaukar sabbin ɗalibai ($1)',
    'Ịnabata ụmụ akwụkwọ ọhụrụ ($1)',
  ],
]

/** What is broken is not what somebody wants: `cracked screens, charging ports`. */
const FAULT = /^(?:cracked|broken|leaking|blocked|damaged|faulty|burnt|spoilt)(?=\s)/iu
const REPAIRS: Partial<Record<Language, string>> = {
  'Nigerian Pidgin': 'Repair of',
  Yoruba: 'Àtúnṣe',
  Hausa: 'Gyaran',
  Igbo: 'Mmezi',
}

export function sayAct(language: Language, description: string): string {
  const at = LANGUAGES.indexOf(language)
  const repair = REPAIRS[language]
  const named = repair ? description.replace(FAULT, (fault) => `${repair} ${fault.toLowerCase()}`) : description
  return at < 0 ? named : ACTS.reduce((text, [typed, ...said]) => text.replace(typed, said[at] ?? ''), named)
}
