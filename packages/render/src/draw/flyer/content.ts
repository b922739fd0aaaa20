export interface FlyerText {
  headline: string
  body: string
  named?: boolean
}

const HEADLINE_WORDS = 14
/** A clause with fewer words is not used as a headline, because it would say too little. */
const LEAST_WORDS = 3
/** Words that begin a request to the reader (`ASKS`), or a clause after a comma (`STARTS`). */
const ASKS = 'come|call|visit|order|book|buy|join|send|dm|chat|message|register|apply|contact|walk|shop|get'
const STARTS = `we|our|you|your|${ASKS}`
const CLAUSE = new RegExp(`^(.+?)(?:[;:–—]|\\s-|,(?=\\s+(?:${STARTS}|now|all|from|with|free|no)\\b))\\s+(.+)$`, 'is')
/** A request does not begin after one of these words, as in "the way to order" or "please call". */
const GOES_ON =
  'to|and|or|can|may|will|must|please|the|a|an|your|our|my|you|we|i|for|of|in|on|at|with|by|from|that|who|which|when|if|not|just'
const ASKED = new RegExp(`^([^,]+?)(?<!\\b(?:${GOES_ON}))\\s+((?:we|${ASKS})\\b.+)$`, 'is')

/** Whether a headline is so short that it may be set as large as its place allows. */
export const isShout = ({ headline }: FlyerText): boolean => headline !== '' && words(headline) <= 2

const words = (text: string) => text.split(/\s+/).filter(Boolean).length

/** Words kept on the line of the number before them, as in "5 kg" or "9 am". */
const UNIT = 'am|pm|a\\.m\\.|p\\.m\\.|noon|kg|g|km|ml|cl|litres?|naira|each|off|only'
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*'
const TOGETHER = [
  // Keep the groups of digits of a number together, but allow a line break between two phone numbers.
  /(?<=[\d₦+)]) (?!0[789]\d)(?=[\d(])/g,
  new RegExp(`(?<=\\d(?:st|nd|rd|th)?) (?=(?:${UNIT}|${MONTH})\\b)`, 'gi'),
  new RegExp(`(?<=\\b${MONTH}) (?=\\d)`, 'gi'),
]

export const keepTogether = (text: string): string =>
  TOGETHER.reduce((kept, pattern) => kept.replace(pattern, '\u00a0'), text)

/**
 * The headline is the first line or sentence, the whole of a short text, the first clause, or else the brand's name.
 * Headline and body together contain every word of the text.
 */
export function splitContent(content: string, brandName = ''): FlyerText {
  const text = content.trim().replace(/[^\S\n]+/g, ' ')
  const whole = text.replace(/\n+/g, ' ')
  const broken =
    headed(/^(.+?)\n+([\s\S]+)$/.exec(text), 1) ??
    capitalised(headed(/^(.+?[.!?:…])\s+([\s\S]+)$/.exec(text), 1)) ??
    (words(whole) <= HEADLINE_WORDS ? { headline: whole, body: '' } : null) ??
    capitalised(headed(CLAUSE.exec(text), LEAST_WORDS) ?? headed(ASKED.exec(text), LEAST_WORDS))
  if (broken) return { headline: keepTogether(broken.headline), body: keepTogether(broken.body) }
  return { headline: brandName, body: keepTogether(text), ...(brandName && { named: true }) }
}

function headed(found: RegExpExecArray | null, least: number): FlyerText | null {
  const [, headline = '', body = ''] = found ?? []
  const count = words(headline)
  if (count < least || count > HEADLINE_WORDS) return null
  return { headline: headline.replace(/:$/, '').trim(), body: body.trim() }
}

/** Starts the body with a capital letter, because it was the middle of a sentence before the split. */
const capitalised = (text: FlyerText | null) =>
  text && { ...text, body: text.body.replace(/^[a-z](?=[a-z\s])/, (letter) => letter.toUpperCase()) }
