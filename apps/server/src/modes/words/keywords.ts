import { find } from './lexicon.ts'
import type { Lexicon } from './lexicons/lexicon-type.ts'

/**
 * Keywords by the kind of sentence that they fit: people (`students`), occasions (`birthdays`), topics (`phone
 * repair`).
 */
export interface Keywords {
  people: string[]
  occasions: string[]
  topics: string[]
}

const PEOPLE =
  /(?:^|\s)(?:students?|parents|volunteers|(?:job )?seekers|customers|buyers|lovers|owners|hosts|guests|patients|visitors|members|couples|singles|retirees|startups|clients|landlords|tenants|landlords?|toddlers|infants|pensioners|drivers|commuters|travellers|kids|children|babies|teens?|teenagers|youths?|women|men|girls|boys|ladies|mothers|mums|fathers|couples|brides?|grooms?|families|family|beginners|professionals|workers|restaurants?|hotels?|offices|schools|churches|resellers|farmers|traders|businesses|companies|seniors|elders|widows|graduates|corpers|pupils|teachers|nurses|drivers|everyone|people|vendors|ọ̀dọ́|ọmọdé|àwọn [\p{L}\p{M}]+|obìnrin|ọkùnrin|ìyàwó|mata|maza|yara|amarya|amare|manoma|matasa|ɗalibai|iyali|ụmụaka|ụmụ [\p{L}\p{M}]+|ndị [\p{L}\p{M} ]+|samari|ezinụlọ)$/iu
const OCCASIONS =
  /(?:^|\s)(?:weddings?|birthdays?|part(?:y|ies)|owambe|naming|burials?|christmas|xmas|easter|sallah|eid|ramadan|valentine|gifts?|gifting|lunch|breakfast|dinner|picnics?|events?|ceremon(?:y|ies)|home use|office|church|travel|graduations?|anniversar(?:y|ies)|new year|black friday|(?:mother|father|children|valentine)[’']?s day|aso ebi|ìgbéyàwó|ọjọ́ ìbí|oúnjẹ (?:ọ̀sán|alẹ́|òwúrọ̀)|karin kumallo|biki|aure|suna|bikin [\p{L}]+|krismas|agbamakwụkwọ|nri (?:ehihie|abalị|ụtụtụ)|ista|ụtụtụ|abalị|ehihie)$/iu

/** Matches staff of the business, such as `patient teachers`. Plain `teachers` are the audience. */
const STAFF =
  /^(?:very )?(?:patient|experienced|qualified|trained|good|friendly|safe|careful|skilled|certified|professional|trusted|female|male|honest|caring|expert)\s(?:teachers|tutors|instructors|drivers|nurses|doctors|workers|professionals|people)$/iu

export function sortKeywords(words: readonly string[], lexicon?: Lexicon): Keywords {
  const sorted: Keywords = { people: [], occasions: [], topics: [] }
  for (const word of words) sorted[kindOf(word, lexicon)].push(word)
  return sorted
}

function kindOf(word: string, lexicon: Lexicon | undefined): keyof Keywords {
  for (const kind of ['topics', 'people', 'occasions'] as const)
    if (lexicon && find(lexicon[kind], word) !== undefined) return kind
  if (/\sfor\s/u.test(word) || STAFF.test(word)) return 'topics'
  if (PEOPLE.test(word)) return 'people'
  return OCCASIONS.test(word) ? 'occasions' : 'topics'
}
