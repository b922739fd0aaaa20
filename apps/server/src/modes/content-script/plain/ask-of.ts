import { sureAsk } from '../../words/frames/sure-ask.ts'
import type { OwnText } from '../../words/plain/own-text.ts'
import type { PlainAsk } from '../../words/plain/plain-ask.ts'

const HIRED =
  /(?<![\p{L}\p{M}])(?:(?:apply|submit|come) with (?:your |a )?cv|bring (?:your |a )?cv|send (?:your |a )?cv|(?:we(?: are|[’']re)? |i )?(?:urgently |also )?(?:needs?|wants?|requires?|seeks?|looking for|hiring|recruiting|employing) (?:an? |\d+ |one |two |three |four |five |experienced |qualified )(?:(?!donors?|volunteers?)\p{L}+\s?){1,4}[\s\S]*(?:salary|\bcv\b|apply|per month|monthly pay))(?![\p{L}\p{M}])/iu

const RAISED =
  /(?<![\p{L}\p{M}])(?:rais(?:e|ing) (?:money|funds|₦)|fund ?rais\w*|raised so far|(?:children|pupils|widows|orphans|families|women|elders|patients) (?:are )?(?:already )?(?:covered|sponsored|reached|fed)|(?:want|trying|hope|aim) to (?:buy|build|feed|give|send|provide|sponsor|treat|dig|roof)[^.]{3,60} for (?:the |our |poor |\d+ )?(?:children|pupils|widows|orphans|families|women|elders|patients|students|villagers|school|community|clinic)|sponsor (?:a|one|\d+)|help us (?:raise|build|buy|feed|send|pay|save)|your gift)(?![\p{L}\p{M}])/iu

const DAY =
  /(?<![\p{L}\p{M}])(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day|\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\p{L}*)(?![\p{L}\p{M}])/iu
const HELD =
  /(?<![\p{L}\p{M}])(?:(?:we|i)(?: are|[’']re| am)? (?:holding|hosting|organi[sz]ing|having|celebrating)|(?:we|i) (?:hold|host|celebrate)|first \d+ (?:people|persons|guests|women|youths|patients)|free (?:medical|health|eye|dental) (?:outreach|check|test|screening|camp|mission)|free (?:\p{L}+ ){0,2}(?:tests?|screening|check-?ups?|treatment|vaccines?))(?![\p{L}\p{M}])/iu

const GATHERING =
  /(?<![\p{L}\p{M}])(?:reunion|annual general meeting|agm|inter-?house|prize[- ]giving|home ?coming|town ?hall|age grade|alumni (?:dinner|meeting))(?![\p{L}\p{M}])/iu

export function askOf(own: OwnText): PlainAsk {
  const text = own.sentences.join(' ')
  if (HIRED.test(text)) return 'apply'
  if (RAISED.test(text)) return 'give'
  const ask = sureAsk(own)
  // A text that names a gathering and a day is an invitation. So is a text that names another event and a day, but no
  // price.
  if (GATHERING.test(text) && DAY.test(text)) return 'come'
  return ask === 'write' && HELD.test(text) && DAY.test(text) && !text.includes('₦') ? 'come' : ask
}
