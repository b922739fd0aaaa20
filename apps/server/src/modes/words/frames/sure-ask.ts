import type { OwnText } from '../plain/own-text.ts'
import type { PlainAsk } from '../plain/plain-ask.ts'

const GATHERED =
  /(?<![\p{L}\p{M}])(?:thanksgiving|harvest|crusade|revival|convention|vigil|wedding|nikk?ah|fatiha|naming|graduation|walimah?|iftar|maulid|mawlid|conference|concert|festival|carols?|reunion|open day|prayer|retreat|picnic|outreach|love feast|lecture|tafsir|seminar)(?![\p{L}\p{M}])/iu
const DATED =
  /\b\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)[a-z]*\b|\b(?:Jan|Feb|March|April|June|July|Aug|Sep|Oct|Nov|Dec)[a-z]*\s\d{1,2}\b|\b(?:sun|mon|tues|wednes|thurs|fri|satur)day\b/iu
const SOLD =
  /₦|(?<![\p{L}\p{M}])(?:we \p{L}+|i (?:sell|make|do)|orders?|tickets?|hire|rentals?|catering|decor\p{L}*|photo\p{L}*|make-?up|cakes?|gowns?|aso ebi|vacanc(?:y|ies)|needed|wanted)(?![\p{L}\p{M}])/iu

/** Also to a thanksgiving or a wedding that is only named, with its day, somebody is invited. */
export function sureAsk({ ask, sentences }: OwnText): PlainAsk {
  const all = sentences.join(' ')
  return ask === 'write' && GATHERED.test(sentences[0] ?? '') && DATED.test(all) && !SOLD.test(all) ? 'come' : ask
}
