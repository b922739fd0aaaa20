import { withoutEnd } from '../../own-words.ts'
import { CONTACT, DEAL, IN_PLACE } from '../../words/patterns.ts'
import { isPlace } from '../../words/places.ts'
import { linesOf } from '../../words/plain/own-lines.ts'

export const KINDS = [
  'price',
  'sum',
  'pay',
  'offer',
  'reach',
  'how',
  'must',
  'trust',
  'when',
  'place',
  'does',
  'more',
] as const
export type Kind = (typeof KINDS)[number]

/** A part of the user’s text, word for word, that makes sense by itself. */
export interface Clause {
  words: string
  kind: Kind
  /** Whether the clause is a full sentence. */
  isWhole: boolean
  contacts: readonly string[]
}

const FINITE =
  /(?<![\p{L}\p{M}])(?:is|are|was|were|has|have|had|will|can|must|should|does|do|don[’']t|starts?|begins?|holds?|costs?|buys?|feeds?|helps?|locks?|closes?|opens?|comes?)(?![\p{L}\p{M}])/iu
const SUBJECT =
  /^(?:we|i|you|it|they|this|there|everybody|everyone|all|our|your|my|the|delivery|registration|form|forms|entry|parking|each|every|payment|installation|classes|orders?|n\d|₦)(?![\p{L}\p{M}])/iu
const ASKS =
  /^(?:please |kindly )?(?:order|pay|send|call|come|bring|book|register|apply|visit|dm|message|get|ask|check|save|join|donate|give|buy|pick(?! ?-?up (?:from|at) (?!our))|choose|start|tell|use|drop|whatsapp|help|support|invite|reserve|contact|submit|follow|try|chat|text|see|sponsor|download|log on|sign up|shop(?= (?:now|with|online|from|here|at))|scan|walk|dial|write|mail|e-?mail|swipe|rent|learn|enjoy)\s/iu

/** A part with fewer words, such as `4pm` or `Polo Park`, is not a clause of its own: the sentence is not split. */
const LEAST_WORDS = 3
const SHORT = /^\p{L}+ (?:available|included|allowed|accepted|negotiable|provided)$/iu

/** Splits a sentence only if each part certainly makes sense by itself. A price stays with what it is paid for. */
export function clausesOf(sentence: string, isFirst = false): Clause[] {
  if (/[?:]$|:\s/u.test(sentence)) return [clauseOf(sentence)]
  const priced = pricedBehind(sentence)
  if (priced) return priced.flatMap(withoutDeal).map(clauseOf)
  const lines = linesOf(sentence, isFirst)
  const isTorn = lines
    .slice(1)
    .some(({ words }) => !words.includes('₦') && !SHORT.test(words) && words.split(/\s+/u).length < LEAST_WORDS)
  const parts: string[] = []
  for (const words of (isTorn ? [sentence] : lines.map((line) => line.words))
    .flatMap(withoutDeal)
    .flatMap(withoutExtras)) {
    const before = parts.at(-1)
    if (before?.includes('₦') === false && /^₦/u.test(words)) parts[parts.length - 1] = `${before}, ${words}`
    else parts.push(words)
  }
  return parts.map(clauseOf)
}

const MOST_WORDS = 8
/** Separates what a business sells from the prices after it: `We sell phones in Aba, Tecno ₦90,000, swap allowed`. */
function pricedBehind(sentence: string): string[] | undefined {
  const parts = sentence.split(/,\s+/u)
  const at = parts.findIndex((part, place) => place > 0 && /^(?!and |or )[^₦]*\p{L}[^₦]*₦/iu.test(part))
  const rest = parts.slice(at)
  const isShort = rest.every(
    (part) => part.split(/\s+/u).length <= MOST_WORDS && !/^(?:and|or|with|but|so) /iu.test(part),
  )
  const isPriced = /^(?:we|i) (?:also )?(?:sell|make|have|do|bake|sew|supply|offer|stock)\s/iu.test(sentence)
  const isWhole = rest.every((part) => part.split(/\s+/u).length > 1 && !/^₦/u.test(part))
  return at > 0 && rest.length > 1 && isShort && isPriced && isWhole
    ? [parts.slice(0, at).join(', '), ...rest]
    : undefined
}

/** Splits off an offer at the end: `buy 2 get 1 free` in `Cakes for ₦2,500 in Ilorin, buy 2 get 1 free`. */
function withoutDeal(words: string): string[] {
  const at = words.lastIndexOf(', ')
  const last = words.slice(at + 2)
  return at > 0 && DEAL.test(last) && !/^(?:and|or|with)\s/iu.test(last) ? [words.slice(0, at), last] : [words]
}

/** Matches what a gathering has beside its programme: `music and food`. */
export const EXTRAS =
  /^(?:(?:live |free |good |great )?(?:music|food|drinks|games|prizes|gifts|refreshments?|dancing|dinner|lunch|snacks|small chops|worship|praise|dj|comedy))(?:(?:,| and) (?:live |free |good |great )?(?:music|food|drinks|games|prizes|gifts|refreshments?|dancing|dinner|lunch|snacks|small chops|worship|praise|dj|comedy))*$/iu

/** Takes from the end of an invitation what it offers: `free entry` and `music and food`. */
function withoutExtras(words: string): string[] {
  const at = words.lastIndexOf(', ')
  const last = words.slice(at + 2)
  const isExtra =
    EXTRAS.test(last) ||
    /^(?:free(?: (?:entry|entrance|admission|food|gifts?|transport))?|(?:bring|come with) (?:a|an|your) .+)$/iu.test(
      last,
    )
  return at > 0 && isExtra && /\d|day\b/iu.test(words.slice(0, at))
    ? [...withoutExtras(words.slice(0, at)), last]
    : [words]
}

const KINDS_OF: readonly (readonly [RegExp, Kind])[] = [
  [/^free\b/iu, 'offer'],
  [/^closed\b|\bquiet hours\b|\bno (?:smoking|pets)\b|\bnot allowed\b|\bdress code\b/iu, 'must'],
  [/^(?:to )?(?:all )?other (?:states?|cities|towns)\b.*₦|^(?:outside|interstate|within|inside) \p{L}+ ₦/iu, 'reach'],
  [/\b(?:we|i) (?:will )?(?:refund|replace)\b|\b(?:is|are) (?:replaced|refunded)\b|\bmoney back\b/iu, 'trust'],
  [/^(?:we|i) send\b.*\b(?:e-?mail|whats ?app|pictures?|photos?|videos?)\b/iu, 'more'],
  [/\b(?:deliver(?:ed|y|ies|s)?|waybill|shipping|dispatch|transport)\b.*₦/iu, 'reach'],
  [/\b(?:light|power)\b.*\d+ ?(?:hours|hrs)\b|\d+ ?(?:hours|hrs)\b.*\b(?:light|power)\b/iu, 'does'],
  [
    /\b(?:made|baked|bottled|cooked|fried|squeezed|ground|smoked|harvested|packed|roasted) (?:fresh(?:ly)? )?(?:every|daily|each)\b/iu,
    'more',
  ],
  [/\b(?:same|next)[- ]day\b/iu, 'when'],
  [/\bno (?:fix|cure|result)s?,? no pay\b/iu, 'trust'],
  [
    /(?<!\d)\d{10}(?!\d)(?=.*\p{L})|(?:acc(?:oun)?t|bank|zenith|gtb\p{L}*|opay|uba|kuda|moniepoint|palmpay|access|fidelity|fcmb)\b.*(?<!\d)\d{10}(?!\d)/iu,
    'pay',
  ],
  [/\bpick-?up (?:is )?(?:at|from|in) (?:our|the)\b|\bpick ?up\b.*\bat our\b/iu, 'place'],
  [/₦[\d,]+ off\b/iu, 'offer'],
  [
    /\b(?:deposit|balance|instal?ments?|pay|payment|transfer|% (?:now|upfront|before|to start|first)|refund)\b/iu,
    'pay',
  ],
  [
    /₦|(?<![\p{L}\d.,])\d+(?:\.\d+)?[km]\b(?! followers)|\p{L}\s[1-9]\d?[05]0{1,2}$|\bper (?:plate|night|head|hour|kg|yard|month|session)\b|\bnaira\b|\bN\d[\d.,]* ?(?:million|m)\b|\d ?million\b/iu,
    'price',
  ],
  [
    /\b(?:must|minimum|required?|requirements?|ssce|degree|ond|hnd|years? experience (?:needed|required)|valid)\b/iu,
    'must',
  ],
  [
    /\b(?:deliver\w*|waybill|ship(?:s|ped|ping)?|dispatch|pick ?up|nationwide|we load|we (?:bring|send) (?:it|them|to|you|your|everything)\b|home service|we come to you|(?:we|i) travel to)\b/iu,
    'reach',
  ],
  [/\b(?:not included|not inclusive|excluded)\b/iu, 'must'],
  [
    /(?<!-|(?:sugar|gluten|plastic|dairy|alcohol) )\bfree\b|\b(?:\d ?% ?off|discount|bonus|gift|promo|included)\b/iu,
    'offer',
  ],
  [/\b(?:(?<!made to )order|send|dm|(?<!on )call|book|register|apply|whatsapp|message|visit|reserve)\b/iu, 'how'],
  [
    /\b(?:warranty|guarantee|since \d|years?(?: of)? (?:teaching |working )?experience|certified|nafdac|cac|registered|licensed|insured|qualified|trained|reached)\b/iu,
    'trust',
  ],
  [
    /\b24 ?(?:hours?|hrs?) (?:light|power|electricity|security)\b|^(?:powers|comes|holds|lasts|lights|works|fits|serves|feeds|covers|includes|charges|runs|keeps|removes|cleans|supports)\b(?! (?:at|on|by)\b)/iu,
    'does',
  ],
  [/^(?!.*\b(?:open|within|in|every|ready|before|after)\b).*\b\d+ (?:hours?|hrs|minutes|mins)$/iu, 'more'],
  [
    /\b(?:\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)|noon|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|daily|weekly|weekends?|hours?|hrs|minutes|24\/7|same day|ready in|january|february|march|april|june|july|august|september|october|november|december|starts?|resum\w*|closes?)\b/iu,
    'when',
  ],
]

/** Matches the origin of goods, which is not the place of the business. */
const MADE_IN =
  /^(?:(?:hand ?)?(?:made|dyed|woven|grown|sewn|carved|brewed|sourced|produced|harvested|imported|printed|roasted|milled)|comes?|from)\b/iu

function clauseOf(typed: string): Clause {
  const words = withoutEnd(typed)
  const kind = KINDS_OF.find(([named]) => named.test(words))?.[1]
  const isWhole =
    (ASKS.test(words) && !DEAL.test(words)) ||
    (SUBJECT.test(words) && (FINITE.test(words) || /^(?:we|i|you|they|it|everybody|everyone)\s/iu.test(words)))
  const contacts = words.match(CONTACT) ?? []
  const isOffered = /^(?:we|i)\s(?!are\b|am\b)\p{L}+\s/iu.test(words)
  const place =
    !isOffered &&
    !MADE_IN.test(words) &&
    (isPlace(words.replace(/ only$/iu, '')) ||
      IN_PLACE.test(` ${words}`) ||
      /^(?:(?:shop|suite|stall|block) \p{L}?\d+|venue|address|location|located|opposite|behind|near)\b/iu.test(words))
  return { words, kind: kind ?? (place ? 'place' : 'more'), isWhole, contacts }
}
