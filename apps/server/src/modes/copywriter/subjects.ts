import { MONTH } from '../words/patterns.ts'

const word = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu')

// Groups of similar things. If a request names some things of a group, stock sentences may not name its other things.
const KINDS: readonly (readonly RegExp[])[] = [
  [
    word('weddings?|brid(?:e|es|al)|owambe|in-laws|aunties|aso ebi|celebrants?'),
    word('birthdays?'),
    word('part(?:y|ies)|hangout'),
    word('burials?|funerals?|service of songs'),
    word('naming(?: ceremon(?:y|ies))?|baby shower'),
    word('graduations?|convocation|sign ?out'),
    word('anniversar(?:y|ies)'),
    word('conference|corporate|staff|seminars?|business|campaign|launch'),
    word('interviews?'),
  ],
  [
    ...['mon', 'tues', 'wednes', 'thurs', 'fri'].map((day) => word(`${day}(?:days?)?`)),
    word('sat(?:ur)?(?:days?)?|weekends?'),
    word('sun(?:days?)?|weekends?'),
  ],
  [word('breakfast|mornings?'), word('lunch|afternoons?'), word('dinner|evenings?|supper')],
  [word('harmattan'), word('rain(?:s|y)?(?: season)?'), word('sun|dry season|heat|hot afternoon')],
  [
    word('(?:i?phone|smartphone)s?'),
    word('laptops?|computers?|macbook'),
    word('tvs?|televisions?'),
    word('fridges?|freezers?'),
    word('generators?|gens?'),
    word('acs?|air conditioners?'),
    word('cameras?'),
  ],
  [
    word(
      'animals?|feeds?|birds?|chickens?|chicks?|poultry|broilers?|layers?|noilers?|turkeys?|goats?|rams?|sheep|cows?|cattle|(?:cat)?fish|fingerlings?|juveniles?|pigs?|piglets?',
    ),
    word('crops?|seeds?|seedlings?|planting|harvest|yield|fertili[sz]ers?|stems?'),
  ],
  [word('parcels?|packages?|dispatch|courier|bikes?|orders?'), word('trucks?|haulage|containers?|trailers?')],
  [word('cold|chilled|ice|fridge|heat'), word('hot (?:drinks?|tea|chocolate)|coffee|tea')],
  [
    word('kitchen|cook(?:ing|s)?|pots?|food comes'),
    word('bed ?rooms?|beds?|mattress(?:es)?|pillows?|duvets?|sleep'),
    word('sitting room|parlour|sofas?'),
  ],
  [word('cars?|steering wheel|bonnet|dashboard'), word('kekes?|tricycles?|okadas?|motor ?(?:bikes?|cycles?)')],
  [word('flats?|apartments?|house|home'), word('shops?|stores?'), word('offices?|warehouse')],
]

export const FAR = word(
  'nationwide|waybill|ship(?:s|ping|ped)?|worldwide|interstate|online|zoom|all (?:\\d+ )?states|any state|virtual|remote|download|pdf',
)
export const DELIVERED =
  /(?<!\p{L})(?<!no )(?:deliver\p{L}*|dispatch|home (?:service|visit)|come to (?:you|your)|travel to|your (?:house|home|doorstep|office|place))/iu
const DATED = new RegExp(
  String.raw`(?<!\p{L})(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|(?:january|february|march|april|june|july|august|september|october|november|december)(?!\p{L}))`,
  'iu',
)
// Matches words about another day, beside which `today` would be wrong.
export const LATER = word(
  'before|ahead|in advance|notice|next|resum\\p{L}+|starts?(?= on| \\d)|ready in|takes? \\S+ days',
)
const BUSINESS = word(
  'wholesale|restaurants?|hotels?|caterers?|supermarkets?|retailers?|distributors?|we supply|supply to|companies|offices',
)
const SIZED = word('sizes?|dress(?:es)?|gowns?|shirts?|shoes?|slippers?|sandals?|trousers?|wears?|jeans|suits?')

type Said = (text: string) => boolean
const says =
  (pattern: RegExp): Said =>
  (text) =>
    pattern.test(text)

// Pairs of tests. If `theirs` accepts the request, stock sentences that match `ours` would contradict it and are not
// used.
const SILENT: readonly (readonly [ours: RegExp, theirs: Said])[] = [
  [word('tonight|this (?:weekend|month|season|term|year)|next week'), (text) => DATED.test(text) || LATER.test(text)],
  [word('house|home|kitchen|pot|family|families|household|visitors'), says(BUSINESS)],
  [
    word('farm(?:ing|ers?|s)?|harvest|growers|agric|feed(?:ing)?|weight|profit'),
    says(word('slaughter|sallah|naming|christmas')),
  ],
  [
    word('wardrobe|clothes|wears?|size|closet'),
    (text) => /(?<!\p{L})(?:bab(?:y|ies)|newborn)/iu.test(text) && !SIZED.test(text) && !/cloth/iu.test(text),
  ],
  [word('yourself|your (?:ex|selfie camera|next outing)'), says(word('kids?|child(?:ren)?|boys|girls|toddlers?'))],
  [word('new'), says(word('used|thrift|okrika|second[ -]hand|fairly'))],
]
// Matches a contact. A stock sentence with a contact is always allowed, because the contact may stand nowhere else.
const HOLDS_CONTACT = /\d{4}|@|www\.|\.com/iu

// Returns a test for stock sentences that suit a request. `text` is everything that the user typed.
export function goesWith(text: string): (sentence: string) => boolean {
  const silent = SILENT.filter(([, theirs]) => theirs(text)).map(([ours]) => ours)
  const others = KINDS.filter((kind) => kind.some((named) => named.test(text))).map((kind) => ({
    named: kind.filter((one) => one.test(text)),
    other: kind.filter((one) => !one.test(text)),
  }))
  const isOther = (sentence: string) =>
    others.some(
      ({ named, other }) => other.some((one) => one.test(sentence)) && !named.some((one) => one.test(sentence)),
    )
  return (sentence) =>
    HOLDS_CONTACT.test(sentence) || !(silent.some((ours) => ours.test(sentence)) || isOther(sentence))
}
