import { withoutEnd } from '../own-words.ts'
import { CONTACT } from '../words/patterns.ts'
import type { OwnText } from '../words/plain/own-text.ts'
import { LAST } from './typed-facts.ts'

const DEAL =
  /(?<!\p{L})(?:no fix,? no pay|\d+ ?% (?:off|discount)|buy (?:\d+|one|two|three)(?!\p{L})|half price|free (?:delivery|shipping|installation|trial|consultation|class|site inspection|inspection|fitting|gift|pick-?up|check-?up)|first \p{L}+ (?:is )?free|cash on delivery|pay on delivery|(?:on )?promo(?! \p{L}+s(?!\p{L}))|on sale|discount|pay small small|instal?lments? (?:is |are )?(?:allowed|available|accepted))(?!\p{L})/iu
const LIMIT =
  /(?<!\p{L})(?:only \d+ \p{L}+s|\d+ \p{L}+ (?:only|left)|(?:seats|slots|spaces|stock) (?:is |are )?limited)(?!\p{L})/iu
// Matches words for something that an earlier sentence names: `10% off that day`.
const POINTING = /(?<!\p{L})(?:that|those|it|they|them)(?!\p{L})/iu
const WORDS_MOST = 9

/**
 * Finds a sentence of the user that may open the text: a deal such as a discount, or, if the text `isUrgent`, a last
 * day or a limited number.
 */
export function openerOf({ sentences, ask }: OwnText, isUrgent: boolean): string {
  if (ask === 'come' || ask === 'give' || ask === 'apply') return ''
  const others = sentences
    .slice(1)
    .filter(
      (sentence) => sentence.split(/\s+/u).length <= WORDS_MOST && !/[?:,]/u.test(sentence.replace(/\d,\d/gu, '')),
    )
    .filter((sentence) => sentence.match(CONTACT) === null && !POINTING.test(sentence))
  const limit = isUrgent && others.find((each) => LAST.test(each) || LIMIT.test(each))
  return limit || (others.find(isDeal) ?? '')
}

// Whether a sentence begins or ends with a deal. In `Restaurants get 5% off above 50kg`, the deal is only a detail.
function isDeal(sentence: string): boolean {
  const around = withoutEnd(sentence).split(DEAL)
  return around.length > 1 && (around[0] === '' || around.at(-1) === '')
}
