import type { Language } from '@ufaro/contract/tools/copywriter.ts'
import { asSentence, withoutEnd } from '../own-words.ts'
import { saidLines } from '../words/frames/said-lines.ts'
import { folded } from '../words/frames/sure-ask.ts'
import { linesOf } from '../words/plain/own-lines.ts'
import { softened } from '../words/softened.ts'
import { countWords, sentencesOf } from '../words/writer.ts'
import { inBreaths } from './breaths.ts'
import type { Told } from './packs/talks/talk.ts'

export interface Fact {
  kind: Told
  lines: string[]
}

const FREE_FROM =
  /^(?:we (?:dey )?)?(?:free )?(?:pick ?-?up|deliver\w*|home service|(?:muna|ina) kai\w*|a maa n gbe|anyi na-ebu\w*)\b.*(?:\bfree\b|kyauta|\bofe\b|n[’']efu)/iu
const WAITED =
  /\b(?:same day|express)\b|\bin \S+ (?:days?|hours?|minutes?|weeks?)\b|\b(?:ready|done|finish\w*|gama\w*|pari|mecha\w*|la+rin|n[’']ime|takes?|dey take|within|setan|kammala\w*|njikere|ewe)\b.*\b(?:days?|hours?|minutes?|weeks?|ojo|ose|wakati|iseju|kwana|awa|minti|mako|ubochi|izu|nkeji)\b/iu
const AHEAD =
  /^(?:please )?(?:pre-?)?(?:order|book)\b(?!.*\d ?[ap]m\b).*\b(?:before|ahead|advance|earlier)\b|\bnotice\b|^(?:e (?:so|bee?re|ra)|ku (?:yi oda|sanar|fada)|gwa (?:anyi|m)|zuta ya|tell us|order am)\b.*\b(?:saaju|siwaju|kafin|tupu|before)\b/iu
const PAID =
  /\b(?:deposit|instal+ment\w*|small small|balance|half (?:payment|now|first)|pay (?:half|in|twice|part|\d+ ?%)|san (?:idaji|iyoku|an die\w*)|kokoro san|biya (?:rabin|sauran|kadan\S*)|(?:fara|iya) biyan?|kwuo (?:okara|ugwo|nke)|akwu ya)(?!\p{L})/iu
const CHEAPER = /^(?!.*\bfee\b).*%|\b(?:discount|bonus|buy \d+|edinwo|ragi\w*|rangwame|mbelata)\b/iu
const KINDS: readonly (readonly [Exclude<Told, 'more' | 'place'>, RegExp])[] = [
  ['reach', FREE_FROM],
  ['ahead', AHEAD],
  ['pay', PAID],
  ['price', /₦|\bn\d|\bnaira\b/iu],
  [
    'warranty',
    /\b(?:warranty|guarantee|returns? (?:it |them |is |are )?(?:within|in \d|if|policy|accepted|allowed)|garanti|idaniloju|nkwa)\b/iu,
  ],
  [
    'reach',
    /\b(?:deliver\w*|waybill|send (?:to|it|them|am|nationwide)|ship(?:ping)?|nationwide|pick ?-?up|home service|come (?:to )?(?:your|you)|bring (?:am|it)|reach your (?:house|door|side)|gbe e wa|wa si(?:le| ile)|ifiranse|fi ranse(?! si wa)|kai (?:wa|kaya)|(?:muna|ina) kai\w*|zuwa gid\w+|aika|na-ebu\w*|na-ezi\w*|na-abia n.ulo gi|na-abia buru)\b/iu,
  ],
  ['deal', CHEAPER],
  ['wait', WAITED],
  [
    'time',
    /\b\d{1,2} ?[ap]m\b|\b(?:every ?day|open|hours?|(?<!the )days?|weeks?|minutes?|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?s?\b|\b(?:kwana|awa|kullum|karfe|l?aago|wakati|ojo|ojumo|monde|tuzde|wenezde|tozde|fraide|satode|sonde|litinin|talata|laraba|alhamis|juma[’']?a|asabar|lahadi|abameta|elekere|ubochi|kwa izu)\b/iu,
  ],
]
const FIGURE = /\p{L}\s(?!(?:19|20)\d\d$)\d{3,6}$/u
const STANDS =
  /^(?:our )?(?:shop|office|store|address|location|located|find us|visit us|opposite|we dey (?:for|inside|at|near|opposite)|shago|muna (?:a|kusa|daura|bayan|gefen|layin|kasuwar|titin|unguwar)|soobu|a wa|ulo ahia|anyi no|no\.? ?\d|\d+\p{L}?,? (?:\p{L}+ ){1,3}(?:road|street|avenue|close|crescent|way)|(?:\p{L}+ ){1,3}(?:road|street|avenue|junction),? (?:beside|opposite|near|behind))\b/iu

const CLOSED = /\b(?:closed|no dey open|do not open|ki i si|ba ma bude\w*|anaghi emeghe)\b/iu

export function kindOf(sentence: string): Told {
  const plain = folded(sentence)
  if (CLOSED.test(plain)) return 'more'
  const found = KINDS.find(([, named]) => named.test(plain))?.[0]
  if (found && found !== 'time' && found !== 'wait') return found
  if (STANDS.test(plain) || linesOf(sentence).some(({ mark }) => mark === 'place')) return 'place'
  return found ?? (FIGURE.test(withoutEnd(plain)) ? 'price' : 'more')
}

/** Groups the user’s sentences by the kind of question that they answer. The first sentence stays alone. */
export function factsOf(language: Language, told: readonly string[]): Fact[] {
  const facts: Fact[] = []
  for (const [at, sentence] of told.entries()) {
    const kind = at === 0 ? 'more' : kindOf(sentence)
    const spoken = saidLines(language, [sentence]).map(({ words }) => asSentence(words))
    const same = facts.slice(1).find((fact) => fact.kind === kind)
    if (same) same.lines = inBreaths([...same.lines, ...spoken])
    else facts.push({ kind, lines: inBreaths(spoken) })
  }
  return facts
}

const RECALLED: Readonly<Record<Told, number>> = {
  ...{ price: 0, deal: 1, time: 1, place: 2, ahead: 2, reach: 3, warranty: 4, pay: 5, wait: 5, more: 6 },
}

/** Removes the colon before a price: `Rice: ₦5,000` becomes `Rice ₦5,000`. */
export const withoutColon = (line: string): string => line.replace(/: (?=\P{N}{0,8}₦)/gu, ' ')

/** Matches a subject such as `we` or `you`, which would be wrong if another speaker repeated the sentence. */
const SPOKEN_BY = /^(?:we|i|you|una|a|à|mo|ẹ|mu(?:na|n)?|ina|ku(?:na)?|za|anyị|ana m|ị|unu)\s/iu

/**
 * Returns the sentences of a fact that another speaker can repeat within a sentence: no questions, no `we`. Removes
 * colons before prices.
 */
export const partsOf = ({ lines }: Fact): string[] =>
  lines
    .flatMap(sentencesOf)
    .map((each) => softened(withoutColon(withoutEnd(each))))
    .filter((each) => /^(?=.*[\p{L}₦])[^?!]+$/u.test(each) && !SPOKEN_BY.test(each))

/**
 * Joins facts to repeat at the end of a script, in the order of the text: prices, deals, times, places and when to
 * order. If not all fit into `most` words, prices are kept first. Empty if there are prices and none fits.
 */
export function recallOf(facts: readonly Fact[], most: number): string {
  const isPriced = (part: string) => part.includes('₦')
  const parts = facts.flatMap((fact, at) =>
    partsOf(fact).map((part) => ({
      part,
      rank: at > 0 ? RECALLED[fact.kind] : isPriced(part) ? RECALLED.price : RECALLED.reach,
    })),
  )
  const kept = new Set<string>()
  for (const { part, rank } of parts.toSorted((one, other) => one.rank - other.rank))
    if (rank <= RECALLED.place && countWords([...kept, part].join(' ')) <= most) kept.add(part)
  if (parts.some(({ part }) => isPriced(part)) && ![...kept].some(isPriced)) return ''
  return [...new Set(parts.map(({ part }) => part).filter((part) => kept.has(part)))].join(', ')
}
