import { withoutEnd } from '../../own-words.ts'
import { CONTACT, DEAL, IN_PLACE } from '../../words/patterns.ts'
import { isPlace } from '../../words/places.ts'

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

const STARTS =
  /^(?:no|free|pay|order|orders|call|we|i|you|it|they|our|your|my|delivery|deliver(?:ed|s|y)?|open|comes?|available|includes?|from|starting|located|based|both|all|online|minimum|maximum|sizes?|price|form|forms|venue|date|time|with|without|powers|made|baked|installed|fits?|works?|same|pick|waybill|dispatch|nationwide|home service|walk|every|each|send|book|register|apply|visit|dm|whatsapp|must|only|weekly|monthly|daily|lasts?|holds?|serves?|gluten|delivery|warranty|installation|inspection|parking|serviced|theme|ministering|bring|come|join|help|donate|give|reached|since|trained|certified|experienced|registered|ask|get (?:yours|it|one|your|a|the|\d+)|buy|bulk|wholesale|last|next|near|opposite|behind|inside|opp|children|kids|students|parents)(?![\p{L}\p{M}])/iu
const WEAK_START =
  /^(?:and|or|but|so|then|plus|because|which|who|that|for|to|including|if|when|while|not|even|as|than|until|till|before|after|within|else|otherwise)(?![\p{L}\p{M}])/iu
const FINITE =
  /(?<![\p{L}\p{M}])(?:is|are|was|were|has|have|had|will|can|must|should|does|do|don[’']t|starts?|begins?|holds?|costs?|buys?|feeds?|helps?|locks?|closes?|opens?|comes?)(?![\p{L}\p{M}])/iu
const SUBJECT =
  /^(?:we|i|you|it|they|this|there|everybody|everyone|all|our|your|my|the|delivery|registration|form|forms|entry|parking|each|every|payment|installation|classes|orders?|n\d|₦)(?![\p{L}\p{M}])/iu
const ASKS =
  /^(?:please |kindly )?(?:order|pay|send|call|come|bring|book|register|apply|visit|dm|message|get|ask|check|save|join|donate|give|buy|pick|choose|start|tell|use|drop|whatsapp|help|support|invite|reserve|contact|submit|follow|try|chat|text|see|sponsor|download|log on|sign up|shop(?= (?:now|with|online|from|here|at))|scan|walk|dial|write|mail|e-?mail|swipe|rent|learn|enjoy)\s/iu
const LISTING =
  /(?<![\p{L}\p{M}])(?:have|has|offer|offers|sell|sells|do|does|make|makes|need|include|includes|bring|provide|provides|teach|stock|serve|serves|cook|bake|sew|repair|fix|install|supply|want|comes? (?:with|in)|services?|deal in|treat|wash|clean|print|rent|covers?|powers?)(?![\p{L}\p{M}])/iu
const NUMBER = /₦|\d/u
const DATE =
  /^(?:\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm|noon)? (?:to|-|till|until) \d{1,2}(?:[:.]\d\d)?\s?(?:am|pm|noon)|(?:every |on )?(?:sun|mon|tues|wednes|thurs|fri|satur)days?|\d{1,2}(?:st|nd|rd|th)?\s(?:of )?\p{L}{3,9}(?:\s\d{4})?|\d{4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\s\d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm|noon)(?:\s(?:(?:and|&|or) \d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)|prompt|daily|sharp|each day))?)$/iu
const DATED =
  /(?:days?|days? (?:morning|afternoon|evening|night)s?|\d{1,2}(?:st|nd|rd|th)?|january|february|march|april|june|july|august|september|october|november|december|am|pm)$/iu
/** Matches the last item of a list: `iron and deliver` in `We wash, iron and deliver in 48 hours`. */
const LAST_ITEM = /^(?:\S+\s){1,2}(?:and|&|or)\s/iu
/** Matches how long something takes: `2 days` in `We ship to all states, 2 days`. */
const TAKES =
  /^(?:about |only )?(?:\d+|one|two|three)(?:\s?(?:-|to)\s?\d+)? ?(?:days?|hours?|hrs?|weeks?|minutes|mins)$/iu
const HOW_OFTEN =
  /^(?:\d+|one|two|three|four|five|six|seven) (?:days?|times|hours?) (?:a|per|each|every) (?:day|week|month)$/iu
/** Matches words that end the clause before them: `installed` in `Inverter ₦180,000, installed`. */
const DONE = /^(?:paid (?:the|on|in|same)\b.*|installed|included|delivered|fitted|sewn|all inclusive)$/iu
const BARE_PRICE = /^(?:from )?₦[\d,.]+(?: flat| only)?$/iu
/**
 * Matches a clause to which a price after its comma belongs: `Delivery to Kano only` in `Delivery to Kano only,
 * ₦1,500`.
 */
const CHARGED =
  /^(?!.*₦).*\b(?:deliver\p{L}*|(?:we|i) (?:send|bring|waybill|ship|post)|home (?:visits?|service)|install\p{L}*|inspection|registration|forms?|pick-?up)\b/iu
/** Matches the last item of a list, which a price may follow: `TV and 6 bulbs ₦620,000` after `powers 2 fans`. */
const LAST_OF_LIST = /^(?!free|with|delivery)(?:[\p{L}-]+\s){1,3}(?:and|&)\s\S+/iu
/** Matches a clause that the next one may continue: `We file tax returns` before `get TIN and TCC`. */
const DOING = /^(?:we|i)\s(?!are\b|am\b|have\b|deliver|ship)\p{L}+\s(?!.*[₦\d])/iu
// Matches the start of a list of what a price covers: `₦70,000 including theory`.
const COVERING = /₦.*\b(?:including|inclusive of|comes with|with)\s\S+(?:\s\S+){0,3}$/iu
// Matches the last places of a list and what follows them: `Kaduna and Lokoja on Tuesdays`.
const LAST_PLACES = /^(?<place>(?:\p{Lu}[\p{L}’-]+\s){1,2})(?:and|or|&)\s\p{Lu}/u
const WORDS_OF_AN_ITEM = 3
const WORDS_OF_A_LAST_ITEM = 6

const length = (part: string) => part.split(/\s+/u).length
const stands = (part: string) => NUMBER.test(part) || STARTS.test(part) || DEAL.test(part)
const isItem = (part: string) =>
  !/(?:included|available|provided)$/iu.test(part) &&
  length(part) <= WORDS_OF_AN_ITEM &&
  !stands(part) &&
  !FINITE.test(part)
const isPhrase = (part: string) => !(stands(part) || FINITE.test(part) || SUBJECT.test(part))
const endsWithPlace = (part: string) => isPlace(part.split(' ').at(-1) ?? '')
const hasAnd = (part: string) => /\s(?:and|&|or|n)\s/iu.test(part)

/** Splits a sentence at its commas, except between items of a list, a place and its town, or a day and its hour. */
export function clausesOf(sentence: string): Clause[] {
  if (/[?:]$|^[^:₦]{3,48}:\s/u.test(sentence)) return [clauseOf(sentence)]
  const groups: string[] = []
  let isList = false
  for (const part of withoutEnd(sentence).split(/[,;]\s+/u)) {
    const group = groups.at(-1)
    const last = group?.split(/,\s+/u).at(-1) ?? ''
    const continues: boolean =
      group !== undefined &&
      (WEAK_START.test(part) ||
        TAKES.test(part) ||
        /^(?:we|i) \p{L}+$/iu.test(group) ||
        HOW_OFTEN.test(part) ||
        /^(?:all|every|this|the whole) (?:weekend|week|day|month|year)s?(?: long)?$/iu.test(part) ||
        /^no pay$|^free$|\bif (?:it is|it does|they are|not)$/iu.test(part) ||
        DONE.test(part) ||
        /^(?:refunded|removed|deducted|taken off)\b/iu.test(part) ||
        (/^(?:half|the rest|balance)\b/iu.test(part) && /\b(?:half|deposit|\d+ ?%)/iu.test(group)) ||
        (BARE_PRICE.test(part) && CHARGED.test(group)) ||
        (DATE.test(part) && DATED.test(last)) ||
        (COVERING.test(group) && hasAnd(part) && !part.includes('₦') && !SUBJECT.test(part)) ||
        (isPlace(part) && length(part) <= 4 && (isPlace(last) || IN_PLACE.test(` ${last}`) || DATED.test(last))) ||
        (endsWithPlace(last) && isPlace(LAST_PLACES.exec(part)?.groups?.place?.trim() ?? '')) ||
        isItem(part) ||
        (hasAnd(part) && isItem(group) && !part.includes('₦') && !SUBJECT.test(part)) ||
        (hasAnd(part) && isList && length(part) <= WORDS_OF_A_LAST_ITEM && !stands(part)) ||
        (isList && LAST_ITEM.test(part) && !SUBJECT.test(part) && !part.includes('₦')) ||
        (hasAnd(part) && isPhrase(part) && (isPhrase(group) || DOING.test(group))) ||
        (LISTING.test(group) &&
          !group.includes('₦') &&
          LAST_OF_LIST.test(part) &&
          !(SUBJECT.test(part) || FINITE.test(part))) ||
        (LISTING.test(group) && !stands(part) && !FINITE.test(part)))
    isList = continues
    if (continues) groups[groups.length - 1] = `${group}, ${part}`
    else groups.push(part)
  }
  return groups.map(clauseOf)
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

/** Matches where goods come from, which is not where they are sold. */
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
