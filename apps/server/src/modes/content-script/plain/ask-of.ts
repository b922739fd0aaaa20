import { sureAsk } from '../../words/frames/sure-ask.ts'
import type { OwnText } from '../../words/plain/own-text.ts'
import type { PlainAsk } from '../../words/plain/plain-ask.ts'

const HIRED =
  /(?<![\p{L}\p{M}])(?:(?:apply|submit|come) with (?:your |a )?cv|send (?:your |a )?cv|we(?: are|[’']re)? (?:urgently |also )?(?:need|want|require|seek|looking for|hiring|recruiting|employing) (?:an? |\d+ |one |two |three |four |five |experienced |qualified )(?:(?!donors?|volunteers?)\p{L}+\s?){1,4}[\s\S]*(?:salary|\bcv\b|apply|per month|monthly pay))(?![\p{L}\p{M}])/iu

/** What listeners are asked to do. A script that says so wrongly is wrong from end to end, so more is read than for copy. */
export const askOf = (own: OwnText): PlainAsk => (HIRED.test(own.sentences.join(' ')) ? 'apply' : sureAsk(own))
