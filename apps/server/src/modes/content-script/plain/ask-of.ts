import { sureAsk } from '../../words/frames/sure-ask.ts'
import type { OwnText } from '../../words/plain/own-text.ts'
import type { PlainAsk } from '../../words/plain/plain-ask.ts'

const HIRED =
  /(?<![\p{L}\p{M}])(?:(?:apply|submit|come) with (?:your |a )?cv|bring (?:your |a )?cv|send (?:your |a )?cv|(?:we(?: are|[’']re)? |i )?(?:urgently |also )?(?:need|want|require|seek|looking for|hiring|recruiting|employing) (?:an? |\d+ |one |two |three |four |five |experienced |qualified )(?:(?!donors?|volunteers?)\p{L}+\s?){1,4}[\s\S]*(?:salary|\bcv\b|apply|per month|monthly pay))(?![\p{L}\p{M}])/iu

const RAISED =
  /(?<![\p{L}\p{M}])(?:rais(?:e|ing) (?:money|funds|₦)|fund ?rais\w*|raised so far|help us (?:raise|build|buy|feed|send|pay|save)|your gift)(?![\p{L}\p{M}])/iu

export function askOf(own: OwnText): PlainAsk {
  const text = own.sentences.join(' ')
  return HIRED.test(text) ? 'apply' : RAISED.test(text) ? 'give' : sureAsk(own)
}
