import { readTrade, type Trade } from './trades.ts'

/** What readers are asked to do: a church invites, a school registers, a repairer is booked, a seller takes orders. */
export type Ask = 'order' | 'book' | 'join' | 'come' | 'give'

/** Words of an appeal for donations. Its closing sentence asks for them anyway, so they are no keywords of the text. */
export const GIVE =
  /(?<![\p{L}\p{M}])(?:ngo|feed (?:an?|one|\d+) (?:child(?:ren)?|famil(?:y|ies)|pikin|widows|people)|donat\w*|sponsor a|fundrais\w*|charity|orphan\w*|crowdfund\w*|zakat|sadaka|any amount|we dey gather|ran wa l[oọ]w[oọ]|ràn wá lọ́wọ́|kwado|nye [^,.]{3,20} aka|taimako|gudummawa|onyinye|ìtọrẹ)(?![\p{L}\p{M}])/iu
const KINDS: readonly (readonly [Ask, RegExp])[] = [
  [
    'join',
    /(?<![\p{L}\p{M}])(?:class(?:es)?|course|lessons?|masterclass|boot ?camp|training|tutorials?|tutoring|coaching|academy|crèche|creche|daycare|nursery|admissions?|enrol\w*|learn|(?<!(?:our|my) )workshop|college|school(?!\s+(?:bags?|uniforms?|shoes?|sandals?|books?|fees|bus|wears?|supplies|lunch))|registration|prep|tutors?|ielts|toefl|jamb|waec|ìforúkọsílẹ̀|rajista|ndebanye aha|ẹ̀kọ́|ilé ìwé|ilé ẹ̀kọ́|iléèwé|makaranta|koyon|koyar\w*|karatu|islamiyya|horaswa|horo|darasi|darasin|ọmụmụ|ọzụzụ|karatun|ụlọ akwụkwọ|klaasị)(?![\p{L}\p{M}])/giu,
  ],
  [
    'come',
    /(?<![\p{L}\p{M}])(?:church|parish|chapel|convention|crusade|revival|thanksgiving|worship|vigil|concert|festival|conference|summit|exhibition|bazaar|open day|musical|carols?|picnic|karaoke|open mic|(?:games?|movie|trivia|comedy|jazz) night|paint and sip|reunion|book launch|carnival|blood drive|food drive|charity walk|seminar|webinar|meet ?up|hangout|retreat|townhall|outreach|harvest service|free (?:[\p{L}-]+ ){0,4}(?:check(?:-?ups?)?|test(?:ing)?|screening|clinic|day)|ìsìn|ìjọ|ìdúpẹ́|àjọ̀dún|ayẹyẹ|coci|wa['’]azin?|ekpere|ìkórè|taron|bikin|ụka|nzukọ|mmemme)(?![\p{L}\p{M}])/giu,
  ],
  [
    'book',
    /(?<![\p{L}\p{M}])(?:repairs?|repairing|filing|registration|prep|tutors?|ielts|toefl|jamb|waec|services|insurance|accounting|audit|visa|travel|bus(?:es)?|transport|vacanc(?:y|ies)|dispatch|riders?|comedian|mc|driving|(?:home|site) visits?|excursions?|trips?|fix(?:ing)?|cleaning|cleaners|laundry|decor(?:ation|ator)?s?|planning|planners?|rent(?:als?)?|making|hire|photograph\w*|photo booth|nurses?|caregivers?|make-?up|barb(?:er|ing)?|nails?|lash(?:es)?|shuttle|drilling|treatment|moving house|relocation|POS|plumb(?:er|ing)|tiling|painting|roofing|welding|hostels?|car wash|detailing|revamp(?:ing)?|loans?|(?:home |lesson )*teachers?|pedicure|manicure|facials?|haircuts?|braid\w*|clinic|surger(?:y|ies)|eye tests?|hospital|dental|scan|(?:graphic|logo|web|interior) designs?|designers?|consult\w*|legal|fumigation|plumb\w*|electrician|massage|spa|catering|installations?|installing|replacement|servicing|servis|live band(?! (?:on|every)\b)|movers|logistics|delivery service|tour|apartments?|\d.?bed ?rooms?|duplex|self[- ]contain(?:ed)?|land for sale|to let|for rent|shortlet|àtúnṣe|gyaran?|gyara|dinki|mmezi|idozi)(?![\p{L}\p{M}])/giu,
  ],
]

/** A day of the calendar or an hour of a weekday: something takes place. */
const DATED =
  /\b\d{1,2}(?:st|nd|rd|th)? (?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)[a-z]*\b|\b(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day,? (?:at )?\d{1,2}(?::\d\d)? ?[ap]m\b/u
const A_SERVICE = /\b(?:repairs?|rentals?|services?|bookings?|appointments?)\b/iu
/** `We wash sofas`, as opposed to what is sold, which readFacts cuts off. */
const WE_DO =
  /^(?:we(?: dey)?|a ń|à ń|muna|anyị na-)\s*(?!sell|make|offer|have|provide|supply|bake|cook|grill|fry|roast|smoke|brew|serve|grow|rear|stock|import|weave|sew|produce|deal|get|dey)\p{L}|\b(?:we|i)(?: dey)? (?:come|fix|repair|wash|clean|install|carry|move|service|shoot|paint|plant)\b/iu

const WARES: readonly Trade[] = ['food', 'fashion']
const WE_SELL_GOODS = /^(?:we|i)(?:['’]m| am| are)? (?:sell|supply|stock|make|bake|cook|produce|deal)/iu

/** The last word of a kind decides, because it is the head: `wedding decoration class` is a class. */
export function readAsk(thing: string, all: string, keywords: string): Ask {
  if (GIVE.test(`${all} ${keywords}`)) return 'give'
  if (/^(?:learn|join|train|enrol|register)\b/iu.test(thing)) return 'join'
  if (
    /^(?:walimar?|gwaj\p{L}+ [^,]*kyauta|rigakafi\p{L}* [^,]*kyauta|taron|bikin|maulidin|saukar|ayẹyẹ|ìsìn|mmemme|emume)(?!\p{L})/iu.test(
      thing,
    )
  )
    return 'come'
  if (/^free\s(?!delivery).*\b(?:every|on)\s\p{L}+days?\b/iu.test(thing)) return 'come'
  const named = withoutVenue(thing)
  // `training in graphic design` is a training.
  const [head = ''] = named.split(/\s(?:in|for|on)\s/u)
  const kind = kindOf(head) ?? kindOf(named)
  if (kind) return kind
  // Who sells bags takes orders, also if zips are repaired.
  const isWare = WE_SELL_GOODS.test(all) || WARES.includes(readTrade(thing, ''))
  const other = isWare ? null : kindOf(all)
  if (other) return other
  if (DATED.test(thing) && !/\btickets?\b/iu.test(thing)) return 'come'
  return !isWare && (WE_DO.test(all) || A_SERVICE.test(keywords)) ? 'book' : 'order'
}

function kindOf(words: string): Ask | null {
  const last = KINDS.map(([ask, named]) => {
    const match = [...words.matchAll(named)].at(-1)
    return { ask, at: match ? match.index + match[0].length : -1 }
  })
  const best = last.reduce((one, other) => (other.at > one.at ? other : one))
  return best.at < 0 ? null : best.ask
}

const withoutVenue = (words: string): string => words.replace(/\s(?:at|in|ní|na|a|n[’'])\s*\p{Lu}.*$/u, '')
