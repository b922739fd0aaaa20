import type { OwnText } from '../plain/own-text.ts'
import type { PlainAsk } from '../plain/plain-ask.ts'

const word = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu')
/** Removes tone marks and dots below, which people leave out when they type fast. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ɗɓƙƴ’]/giu, (letter) => FOLDS[letter.toLowerCase()] ?? letter)
const FOLDS: Readonly<Record<string, string>> = { ɗ: 'd', ɓ: 'b', ƙ: 'k', ƴ: 'y', '’': "'" }

const GATHERED = word(
  "thanksgiving|harvest|crusade|revival|convention|vigil|wedding|nikk?ah|fatiha|naming|graduation|walima\\p{L}*|iftar|maulidi?|mawlid|conference|concert|festival|carols?|reunion|open day|prayer|retreat|picnic|outreach|love feast|lecture|tafsir|seminar|night of (?:praise|worship)|ipade adura|igbeyawo|ayeye|isin|isoji|wa'?azi[a-z]*|daurin aure\\p{L}*|saukar al-?qur'?ani|taro\\p{L}*|emume|mmemme|nzuko|apero|apejo|ajodun|ipade|ogbako|agbamakwukwo",
)
const MONTHS =
  'kinni|keji|keta|kerin|karun-?un|kefa|keje|kejo|kesan-?an|kewaa|kokanla|kejila|janairu|fabrairu|maris|afrilu|mayu|yuni|yuli|agusta|satumba|oktoba|nuwamba|disamba|jenuwari|febuwari|maachi|eprel|juun|julai|ogost|septemba|novemba|disemba'
const DATED = word(
  `\\d{1,2}(?:st|nd|rd|th)?\\s(?:of\\s)?(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*|(?:jan|feb|march|april|june|july|aug|sep|oct|nov|dec)[a-z]*\\s\\d{1,2}|(?:sun|mon|tues|wednes|thurs|fri|satur)day|ojo (?:aiku|aje|isegun|ru|bo|eti|abameta)|lahadi|litinin|talata|laraba|alhamis|juma'?a|asabar|sonde|monde|tuzde|wenezde|tozde|fraide|satode|(?:osu|watan|onwa|ga) (?:${MONTHS})|\\d{1,2} ga (?:watan )?(?:${MONTHS})`,
)
const ON_A_DAY = word(
  `\\d{1,2}(?:st|nd|rd|th)?\\s(?:of\\s)?(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*|\\d{1,2} (?:ga (?:watan )?|osu |n'onwa )?(?:${MONTHS})`,
)
// Matches journeys. Tickets for them are no invitation to an event.
const TRAVELLED = word('visa|flights?|travels?|hajj|umrah|tours?')
const TICKETED = word('tickets?|gate fee|tikiti|tiketi')
const AT_AN_HOUR = word('\\d{1,2}(?::\\d\\d)? ?[ap]m|aago|karfe|elekere|bayan sallar?')
const INVITED = word(
  'e wa|a (?:n )?pe yin|fife pe|pe yin|(?:ana|muna|an) gayyat\\p{L}*|gayyata|oku|bia|we dey invite|come with|you dey invited|all are welcome',
)
const SOLD =
  /₦|(?<![\p{L}\p{M}])(?:we (?!dey invite|invite)\p{L}+|i (?:sell|make|do|dey)|orders?|tickets?|hire|rentals?|catering|decor\p{L}*|photo\p{L}*|make-?up|cakes?|gowns?|aso ebi|vacanc(?:y|ies)|needed|wanted|(?:a|mo) (?:maa )?n (?!pe|ki|reti)\p{L}+|(?:muna|ina) (?!gayyat|jira|murna|farin)\p{L}+|(?:anyi na-|ana m )(?!akpo|atu|eji)\p{L}+)(?![\p{L}\p{M}])/iu
const HIRED = word(
  "(?:your|my|send|with|drop) cv|albashi|owo osu|ugwo onwa|daily pay|ana daukar (?:malam|ma'aik|direb)\\p{L}*|(?:nanny|driver|cook|cleaner|sales ?girl|sales ?boy|teacher|rider|barber|tailor|nurse|mechanic|security)s? (?:urgently |dey )?(?:wanted|needed)|we dey (?:hire|employ)|we dey (?:find|look for) (?!am|una|you)\\p{L}+|we (?:go|dey|will) pay|we need (?:\\p{L}+ |\\d+ ){0,2}(?:sales|cook|driver|nanny|cleaner|teacher|worker|barber|tailor|mechanic|rider|painter|nurse|apprentice|secretary|manager)\\p{L}*|(?<!\\p{L} )(?:work|job) dey|(?:a|mo) n (?:wa|fe) (?:omo ise|osise|onise|eni|awon|awako|oluko)|(?:anyi na-|ana m |a na-)acho (?:onye|ndi) (?:oru|na-|ga|n|ahia)\\p{L}*|(?:muna|ana|ina) (?:neman|bukatar) (?:ma'?aika\\p{L}*|direba|mai|masu|malam\\p{L}*)",
)
const SELLS = word(
  '(?:i|we) (?:dey )?sell|n ta|sayar(?: da)?|na-ere|ana m ere|(?:we )?(?:deliver\\p{L}*|waybill|ship)|delivery|pick ?-?up|shop|store|wholesale|oda|shago|soobu|a maa n (?:gbe e wa|fi ranse)|muna kai|na-ebu\\p{L}*|na-ezi\\p{L}*',
)
const BOOKED = word(
  'rentals?|hire|movers|haulage|kwapu\\p{L}*|na-ebu ibu|repair\\p{L}*|fix\\p{L}*|servic(?:e|es|ing) (?:of|for)|salon|cleaning|fumigat\\p{L}*|laundry|barb(?:er|ing)|braids?|braiding|plait\\p{L}*|make-?up|massage|spa|plumb\\p{L}*|mechanic|install\\p{L}*|wiring|gyara\\p{L}*|kitso|lalle|wanki|n tun (?:[\\p{L},]+ ){1,8}se|n di irun|n fo aso|aruzi\\p{L}*|akpa isi|asa akwa|sanya|na-agbazinye|na-esi nri emume|girkin biki|mgbazinye\\p{L}*|(?:bada|ba da) haya\\p{L}*',
)
/** Matches work that comes free with what is sold, as in `repairs free for 6 months`. */
const FREE_WORK =
  /free (?:repairs?|servicing|installation|fixing|cleaning)|(?:repairs?|servicing|installation|fixing|cleaning) (?:is |are )?free/giu
const GIVEN = word('(?:ku )?taimaka mana|ku tallafa mana|e ran wa lowo|nyere anyi aka|kwado anyi|abeg help us|help us')
const REGISTERED = word('rajista|iforukosile|ndebanye aha|igbaniwole|daukar dalibai|nabata umu akwukwo')
/** Matches rentals, single items for sale, lessons, jobs, cash and couriers. Readers neither order nor book these. */
const NEITHER = word(
  'school|class(?:es)?|course|training|admission|exam|land|plots?|house for|flat|apartment|rent|room|hostel|salary|car for|tokunbo|pos|dispatch|courier|logistics|withdraw\\p{L}*',
)

/** What readers are asked to do, `write` if it is not certain. Also recognizes words of the Nigerian languages. */
export function sureAsk({ ask, sentences }: OwnText): PlainAsk {
  const all = folded(sentences.join(' '))
  if (ask === 'apply' || HIRED.test(all)) return 'apply'
  if (ask === 'write' && GIVEN.test(all) && !SELLS.test(all)) return 'give'
  if (ask === 'give' || ask === 'come' || ask === 'join') return ask
  if (GATHERED.test(folded(sentences[0] ?? '')) && (DATED.test(all) || INVITED.test(all)) && !SOLD.test(all))
    return 'come'
  if (ask === 'write' && REGISTERED.test(all)) return 'join'
  if (ask === 'write' && TICKETED.test(all) && ON_A_DAY.test(all) && !TRAVELLED.test(all)) return 'come'
  // A text with a date and a time but nothing for sale is an invitation.
  if (ask === 'write' && ON_A_DAY.test(all) && AT_AN_HOUR.test(all) && !SOLD.test(all) && !NEITHER.test(all))
    return 'come'
  if (ask !== 'write' || NEITHER.test(all)) return ask
  const isPriced = all.includes('₦')
  const offer = folded(sentences[0] ?? '')
  if (isPriced && SELLS.test(offer) && !BOOKED.test(offer)) return 'order'
  if (BOOKED.test(all.replace(FREE_WORK, ''))) return 'book'
  return SELLS.test(all) && isPriced ? 'order' : 'write'
}

export const isSelling = (text: string): boolean => {
  const plain = folded(text)
  return SELLS.test(plain) && !BOOKED.test(plain) && !NEITHER.test(plain)
}

/** Matches phrases of a user who works alone, such as `Ina dinka kayan mata` (I sew women’s clothes). */
const ALONE = word(
  'i (?:dey|be|am|sew|sell|make|bake|cook|teach|fix|repair|do)|my (?:farm|shop)|mo (?:n|maa n|je)|ni mi|ina|nake|ni \\p{L}+ (?:ce|ne)|abu m|ana m|m na-\\p{L}+',
)
const TOGETHER = word('we|our|us|a n|a maa n|muna|mu|namu|anyi')
export const isAlone = ({ sentences }: OwnText): boolean => {
  const all = folded(sentences.join(' '))
  return ALONE.test(all) && !TOGETHER.test(all)
}

const STANDS = word(
  'shops?|stores?|office|market|mall|plaza|complex|computer village|junction|under bridge|opposite|beside|bus ?stop|park|opens?|close[sd]?|road|street|avenue|soobu|oja|opopona|ibudoko|maa n si|ki i si|(?:a|mo|wa) wa|maa n sise|shago|kasuwa|titi|muna a|bude\\p{L}*|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|ahia|okporo uzo|anyi no|e?meghe|e?mepe',
)
const BROUGHT = word(
  'deliver\\p{L}*|waybill|ship|send|home service|we (?:dey )?(?:come|bring)|ifiranse|a n mu|ibutere\\p{L}*|na-eweta|kawo|kai kaya|come (?:to )?your|come meet you|wa ba yin|wa sile|zuwa gid\\p{L}*|online|gbe e wa|fi ranse|aika|muna kai|na-ebu\\p{L}*|na-ezi\\p{L}*',
)
/** Whether customers can only visit the business: the text names a place or hours, but no contact and no delivery. */
export function isVisited({ ask, contacts, hasPhone, hasClose, sentences }: OwnText): boolean {
  const all = folded(sentences.join(' '))
  const isReached = hasPhone || hasClose || contacts.length > 0
  const isSold = ask === 'apply' ? /(?<!\p{L})cv(?!\p{L})/iu.test(all) : ask !== 'come' && ask !== 'give'
  return isSold && !isReached && (STANDS.test(all) || AT_AN_HOUR.test(all)) && !BROUGHT.test(all)
}

/** Returns the day before which the text asks readers to act: `before 20 December`. Empty if it names none. */
export function deadlineIn({ sentences }: Pick<OwnText, 'sentences'>, before: string): string {
  const named = new RegExp(`(?<![\\p{L}\\p{M}])(?:${before}) (?:(?! (?:for|fún|don|maka) )[^.,;:!?])+`, 'giu')
  return sentences.flatMap((each) => each.match(named) ?? []).find((each) => DATED.test(folded(each))) ?? ''
}
