import type { Language } from '@ufaro/contract/tools/copywriter.ts'
import { withoutEnd } from '../../own-words.ts'
import { isList } from '../goods-names.ts'
import { lexiconOf, sayClause, sayPrice } from '../lexicon.ts'
import { FACT_CLAUSES } from '../lexicons/fact-clauses.ts'
import { PRICE_CLAUSES } from '../lexicons/price-clauses.ts'
import { SPECIFIC_CLAUSES } from '../lexicons/specific-clauses.ts'
import { verbsIn } from '../lexicons/verbs.ts'
import { isPlace } from '../places.ts'
import { capital } from '../spin.ts'
import { sayAdjunct, saySimple, withAdjuncts } from './said-clauses.ts'
import { fill, firstOf, inPlace, LANGUAGES, MORE, type Say, sayThings, small, thingsOf } from './said-things.ts'

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const NUMBER = NUMBERS.join('|')
const COUNTED = new RegExp(
  `(?<!\\p{L})(${NUMBER})(?=(?: \\p{L}+)? (?:(?!is |has |was |this )\\p{L}+s|children|people|women|men)(?!\\p{L})|[ -](?:minute|hour|day|week|month|year|bedroom|room)(?!\\p{L}))`,
  'giu',
)
const LISTED = new RegExp(
  `(?<!\\p{L})(${NUMBER})(?= (?:to|or|for|people|persons|free|and get|get|₦))|(?<=(?:under|below|over|above|buy|get|pack of|set of|box of) )(${NUMBER})(?!\\p{L})|(?<=for )(${NUMBER})$`,
  'giu',
)

/** Writes numbers of days, people and pieces with figures: `three days` becomes `3 days`. */
const counted = (clause: string): string =>
  [COUNTED, LISTED]
    .reduce((said, word) => said.replace(word, (number) => String(NUMBERS.indexOf(number.toLowerCase()) + 2)), clause)
    .replace(/(?<!\p{L})one(?= (?:to|or) \d| (?:minute|day|week|month|year)(?!\p{L}))|(?<=get )one(?= )/giu, '1')

/** Matches words of Pidgin or another Nigerian language. A clause with such a word needs no translation. */
const NATIVE = /(?<![\p{L}\p{M}])(?:(?:dey|wey|una|dem|don|na)(?![\p{L}\p{M}])|(?!\p{Lu})\p{L}*(?:\p{M}|[ɗɓƙƴ]))/u
/** Matches words of Pidgin that are also English words. */
const PIDGIN = /(?<!\p{L})(?:fit (?!for|in|you|any|all|most)|am(?!\p{L})|di |dis |dat |wan |no get |we get )/iu
const isNative = (language: Language, clause: string): boolean =>
  NATIVE.test(clause.normalize('NFD').replace(/ na (?=₦)/u, ' ')) ||
  (language === 'Nigerian Pidgin' && PIDGIN.test(clause))

/** Writes `save 10%` as `get 10% off`, so that the translation says that the price is lower. */
const asOff = (clause: string): string => clause.replace(/(?<!\p{L})[Ss]ave (₦[\d,]+|\d+ ?%)/u, 'get $1 off')

/** Writes `5 litres palm oil` as `5 litres of palm oil`. */
const asMeasured = (clause: string): string =>
  clause.replace(
    /(?<=(?<![\p{L}\d])\d+ (?:litres?|bags?|cartons?|crates?|cups?|baskets?|tubers?) )(?=(?!(?:of|per|for|each|at|from|and|or|only|free|an?|bottles?|kegs?|gallons?|drums?|tins?|cans?|bags?|packs?|jars?)(?!\p{L}))\p{Ll})/gu,
    'of ',
  )

/** Writes `training on fish farming` as `fish farming training`. */
const asTraining = (clause: string): string =>
  clause.replace(/^(training|class(?:es)?|courses?) (?:on|in) (\p{Ll}.*?)(?= (?:in|at) \p{Lu}|$)/u, '$2 $1')

/**
 * Translates a clause about what is offered, for how much, where and when. Names of goods that are not in the
 * dictionary stay as typed.
 * @returns undefined if the clause has no known pattern
 */
function sayFact(language: Language, typed: string): string | undefined {
  const key = `${language}: ${typed}`
  if (!known.has(key)) {
    if (known.size >= KNOWN_MAX) known.clear()
    known.set(key, sayAny(language, typed))
  }
  return known.get(key)
}

const KNOWN_MAX = 2000
/** Cache of translations, because each draft of a text translates the same clauses. */
const known = new Map<string, string | undefined>()

function sayAny(language: Language, typed: string): string | undefined {
  const plain = withoutEnd(typed)
    .replace(/(?<![Oo]pen .*) (?:too|also|as well)$/u, '')
    .replace(/ inside (?=\p{Lu})/u, ' within ')
    .replace(/ only (?=₦)/u, ' ')
    .replace(/^((?:we|I) (?:will )?come) and (?=\p{Ll})/iu, '$1 to ')
  const clause = asMeasured(asTraining(small(asOff(counted(plain)))))
  if (!lexiconOf(language) || isNative(language, clause)) return undefined
  return firstOf(WAYS, language, clause)
}

const WAYS: readonly Say[] = [
  sayBoth,
  sayWorks,
  sayPattern,
  sayClause,
  (language, clause) => withAdjuncts(language, clause, saySimple),
  sayTail,
  sayMore,
  (language, clause) =>
    withAdjuncts(
      language,
      clause,
      (said, core) => sayPattern(said, core) ?? sayClause(said, core) ?? sayRate(said, core),
    ),
  sayBothActs,
  // A list of names that stay as typed is accepted only with a translated phrase after it.
  (language, clause) =>
    withAdjuncts(language, clause, (said, core) =>
      (core !== clause && / and /u.test(core) ? thingsOf : sayThings)(said, core),
    ),
  (language, clause) => (TIMES.test(clause) ? sayAdjunct(language, clause) : undefined),
]

/** In Pidgin, a price such as `₦450,000 per year` stays as typed. */
const sayRate: Say = (language, words) => (language === 'Nigerian Pidgin' ? undefined : sayPrice(language, words))

/** Matches how often something happens: `3 times a week`. */
const TIMES = /^(?:once|twice|\d+ times) (?:an?|per|every) \p{L}+$/u

/** Matches where goods are sent, and for how much: `We send to every state by bus, ₦2,500`. */
const SENT = /^(?<sent>we (?:deliver|send|ship|waybill) .+?),? (?:for |at )?(?<amount>₦[\d,]+)$/u

/**
 * Translates a clause of two parts, each by itself: `We sell shoes and we repair bags`, `computer training in Kaduna:
 * Word, Excel`.
 */
function sayBoth(language: Language, clause: string): string | undefined {
  const [first = '', second] = clause.split(
    / and (?=(?:we|I|the (?:rest|balance)|there (?:is|are)) )|(?<=₦[\d,]+(?: \p{L}+){0,2}) and (?=\d|.*₦)/u,
  )
  if (second) {
    const [one, other] = [sayFact(language, first), sayFact(language, second)]
    return one && other ? `${one}. ${capital(other)}` : undefined
  }
  const { sent = '', amount = '' } = SENT.exec(clause)?.groups ?? {}
  const delivered = sent && sayFact(language, sent)
  if (delivered) return `${delivered}: ${amount}`
  const { head = '', list = '' } = /^(?<head>[^:₦]+): (?<list>[^:₦]+)$/u.exec(clause)?.groups ?? {}
  const said = head && isList(list) ? sayFact(language, head) : undefined
  const listed = said && thingsOf(language, list)
  return listed && `${said}: ${listed}`
}

const PATTERNS = [...SPECIFIC_CLAUSES, ...FACT_CLAUSES, ...PRICE_CLAUSES]

function sayPattern(language: Language, clause: string): string | undefined {
  const at = LANGUAGES.indexOf(language)
  for (const [pattern, ...said] of PATTERNS) {
    const groups = pattern.exec(clause)
    const filled = groups && fill(language, said[at]!, groups)
    if (filled) return filled
  }
  return undefined
}

const IN_PLACE =
  /^(?<thing>.+?),? (?<link>in|at|for|around|within) (?<place>\p{Lu}[\p{L}\p{M}\d.’'-]*(?: (?!for |in |at |on |and we)[\p{L}\p{M}\d.’'-]+){0,4}(?:, (?!we )[\p{L}\p{M}\d.’' -]+)*)(?: for (?<whom>[^₦:]+))?$/u

/** Separates the place from a clause, but keeps the people in it: `computer training in Kaduna for beginners`. */
function placed(things: string): { thing: string; place: string } {
  const { thing = things, link, place = '', whom = '' } = IN_PLACE.exec(things)?.groups ?? {}
  if (link === 'for' && !isPlace(place)) return { thing: things, place: '' }
  return { thing: whom ? `${thing} for ${whom}` : thing, place }
}

const SHARED = /^(?<who>we|I) (?<first>\p{Ll}+(?:, \p{Ll}+)*),? and (?<last>\p{Ll}+) (?<rest>.+)$/u
/** Translates verbs that share an object as sentences of their own: `We sell and repair generators`. */
function sayShared(language: Language, clause: string): string | undefined {
  const { who = '', first = '', last = '', rest = '' } = SHARED.exec(clause)?.groups ?? {}
  const verbs = [...first.split(', '), last]
  if (!who || verbs.some((verb) => verbsIn(verb).length === 0)) return undefined
  const said = verbs.map((verb, at) => sayFact(language, `${who} ${verb} ${at === 0 ? rest : placed(rest).thing}`))
  return said.every((each) => each !== undefined) ? said.map(capital).join('. ') : undefined
}

/** Matches verbs of a benefit. If no subject is named, it is the buyer: `Pay today and get a free cap`. */
const GAIN = /^(?:get|enjoy|receive) /u
const STATES = /^(?:is|are|can be|costs?|has|have) /u
/** Translates two verbs of one subject as two sentences: `The course takes 4 weeks and costs ₦50,000`. */
function sayBothActs(language: Language, clause: string): string | undefined {
  const words = clause.split(' ')
  const isActed = (from: number) => {
    const rest = words.slice(from).join(' ')
    return verbsIn(rest).length > 0 || STATES.test(rest)
  }
  // Prefer a later verb, because the first word may be a noun that is also a verb: `Braids take three hours`.
  const later = words.findIndex((word, at) => at > 0 && word !== 'and' && isActed(at))
  const start = later > 0 && later < words.indexOf('and') ? later : isActed(0) ? 0 : -1
  const shared = sayShared(language, clause)
  if (shared) return shared
  for (let at = 2; start >= 0 && at < words.length - 1; at++) {
    if (words[at] !== 'and' || !isActed(at + 1)) continue
    const rest = words.slice(at + 1).join(' ')
    const who = words.slice(0, start).join(' ')
    const said = sayFact(language, words.slice(0, at).join(' ').replace(/,$/u, ''))
    const other = said && sayFact(language, who ? `${who} ${rest}` : rest.replace(GAIN, 'you $&'))
    if (other) return `${said}. ${capital(other)}`
  }
  return undefined
}

/** Two works, each with its own object. Of sellers, `repair kits` in `We sell phones and repair kits` is goods. */
const WORKS =
  /^(?<who>we|I) (?!sell|supply|stock|have|rent|hire|deliver|buy)(?<one>\p{Ll}+ .+?),? and (?<other>\p{Ll}+ .+)$/u
/** Translates `We repair phones and change screens` as two sentences. */
function sayWorks(language: Language, clause: string): string | undefined {
  const { who = '', one = '', other = '' } = WORKS.exec(clause)?.groups ?? {}
  if (!verbsIn(one).some(({ rest }) => rest) || !verbsIn(other).some(({ rest }) => rest)) return undefined
  const said = [sayFact(language, `${who} ${one}`), sayFact(language, `${who} ${other}`)]
  return said.every((each) => each !== undefined) ? said.map(capital).join('. ') : undefined
}

/** Translates a quantity without an upper limit: `catering for 50 guests and above`. */
function sayMore(language: Language, clause: string): string | undefined {
  const least = clause.replace(/ (?:and above|or more|upwards)$/u, '')
  const said = least === clause ? undefined : sayFact(language, least)
  return said && `${said} ${MORE[LANGUAGES.indexOf(language)]}`
}

/** Translates a clause that ends with a place: `Eye clinic in Owerri`. */
function sayTail(language: Language, clause: string): string | undefined {
  const { thing, place } = placed(clause)
  if (!place || /[.!?]/u.test(place)) return undefined
  const words = sayClause(language, thing) ?? sayPattern(language, thing)
  const where = inPlace(language, place)
  if (!where) return undefined
  if (words) return `${words}, ${where}`
  const things = thingsOf(language, thing)
  return things && `${things} ${where}`
}

export function saidFact(language: Language, typed: string): string | undefined {
  const said = sayFact(language, typed)
  const ours = language === 'Nigerian Pidgin' ? said?.replace(/(?<!\p{L})the (?=\p{Ll})/gu, 'di ') : said
  return ours && capital(ours)
}
