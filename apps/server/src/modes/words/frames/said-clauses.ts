import type { Language } from '@ufaro/contract/tools/copywriter.ts'
import { ADJUNCTS } from '../lexicons/adjuncts.ts'
import { predicateOf } from '../lexicons/predicates.ts'
import { type Verb, verbsIn } from '../lexicons/verbs.ts'
import { capital } from '../spin.ts'
import { fill, firstOf, LANGUAGES, type Say, sayObject, thingsOf } from './said-things.ts'

type Person =
  | 'learn'
  | 'help'
  | 'helpYou'
  | 'teach'
  | 'teachYou'
  | 'namedCan'
  | 'beforeWe'
  | 'beforeYou'
  | 'ifYou'
  | 'purpose'
  | 'must'
  | 'we'
  | 'weNot'
  | 'weWill'
  | 'I'
  | 'youCan'
  | 'youWill'
  | 'ask'
  | 'it'
  | 'named'
  | 'done'

/** Sentences for each subject, in the order of LANGUAGES. `~` is the verb with its object, `$` a noun as subject. */
const SENTENCES: Readonly<Record<Person, readonly [string, string, string, string]>> = {
  we: ['A ń ~', 'Muna ~', 'Anyị na-~', 'We dey ~'],
  weNot: ['A kì í ~', 'Ba ma ~', 'Anyị anaghị ~', 'We no dey ~'],
  weWill: ['A máa ~', 'Za mu ~', 'Anyị ga-~', 'We go ~'],
  I: ['Mo ń ~', 'Ina ~', 'Ana m ~', 'I dey ~'],
  youCan: ['Ẹ lè ~', 'Kuna iya ~', 'I nwere ike ~', 'You fit ~'],
  youWill: ['Ẹ máa ~', 'Za ku ~', 'Ị ga-~', 'You go ~'],
  must: ['Ẹ gbọ́dọ̀ ~', 'Dole ku ~', 'Ị ga-~', 'You must ~'],
  ask: ['Ẹ ~', 'Ku ~', '~', '~'],
  beforeWe: ['kí a tó ~', 'kafin mu ~', 'tupu anyị ~', 'before we ~'],
  beforeYou: ['kí ẹ tó ~', 'kafin ku ~', 'tupu ị ~', 'before you ~'],
  ifYou: ['tí ẹ bá ~', 'idan kun ~', 'ma ị ~', 'if you ~'],
  purpose: ['láti ~', 'don a ~', 'ka e ~', 'to ~'],
  it: ['Ó máa ń ~', 'Yana ~', 'Ọ na-~', 'E dey ~'],
  named: ['$ máa ń ~', '$ na ~', '$ na-~', '$ dey ~'],
  namedCan: ['$ lè ~', '$ na iya ~', '$ nwere ike ~', '$ fit ~'],
  learn: ['Ẹ máa kọ́ bí a ṣe ń ~', 'Za ku koyi yadda ake ~', 'Ị ga-amụta ka e si ~', 'You go learn how to ~'],
  help: ['A ń ran $ lọ́wọ́ láti ~', 'Muna taimaka wa $ su ~', 'Anyị na-enyere $ aka ~', 'We dey help $ ~'],
  helpYou: ['A ń ràn yín lọ́wọ́ láti ~', 'Muna taimaka muku ku ~', 'Anyị na-enyere gị aka ~', 'We dey help you ~'],
  teach: [
    'A ń kọ́ $ bí a ṣe ń ~',
    'Muna koya wa $ yadda ake ~',
    'Anyị na-akụziri $ ka e si ~',
    'We dey teach $ how to ~',
  ],
  teachYou: [
    'A ń kọ́ yín bí a ṣe ń ~',
    'Muna koya muku yadda ake ~',
    'Anyị na-akụziri gị ka e si ~',
    'We dey teach you how to ~',
  ],
  done: ['A máa ń ~', 'Ana ~', 'A na-~', 'We dey ~'],
}
/**
 * The form of the verb in SENTENCES, in Hausa and in Igbo. Hausa: 0 for the verbal noun, 1 for the finite verb. Igbo: 0
 * for the form after `na-`, 1 for the infinitive, 2 for a request.
 */
const FORMS: Readonly<Record<Person, readonly [0 | 1, 0 | 1 | 2]>> = {
  ...{
    we: [0, 0],
    weNot: [0, 0],
    weWill: [1, 0],
    I: [0, 0],
    youCan: [0, 1],
    youWill: [1, 0],
    must: [1, 0],
    ask: [1, 2],
  },
  ...{ beforeWe: [1, 0], beforeYou: [1, 2], ifYou: [1, 2], purpose: [1, 2] },
  ...{ learn: [0, 0], help: [1, 1], helpYou: [1, 1], teach: [0, 0], teachYou: [0, 0], namedCan: [0, 1] },
  ...{ it: [0, 0], named: [0, 0], done: [0, 0] },
}
const OFTEN = '(?:also |now |always |still |even |both )?'
/** Verbs of requests. All other verbs at the start of a clause may be nouns: `print shop`. */
const ASKED =
  'buy|order|pre-order|book|reserve|pay|call|message|text|dm|send|write|visit|come|register|enrol|bring|choose|select|pick|collect|use|ask|get|check|test|try|return|exchange|swap|see|learn|start|take|add|keep|place|join'
/** Matches objects of requests. A bare noun may be part of a name: `book shop`. */
const REQUESTED = /^(?:$|(?:your|our|the|an?|any|all|us|it|them|one|\d|₦|more)|.*s$|.* making(?: |$))/u
/** Matches verb forms that are plural nouns after another noun: `bulk orders`, `home visits`. */
const NOUN_LIKE =
  /^(?:(?:calls|checks|cuts|designs|messages|orders|prints|repairs|returns|tests|visits|help agency)(?: |$)|(?:repair|refill)(?: (?:at|for|in|near) |$)|work$)/u
const SUBJECTS: readonly (readonly [RegExp, Person])[] = [
  [/^(?:we|I) (?:do not|don[’']t|never|cannot|can[’']t) /u, 'weNot'],
  [/^(?:we|I) will /u, 'weWill'],
  [/^(?:we are|our (?:shop|store|office) is) (?=open(?: |$))/u, 'we'],
  [new RegExp(`^we (?:can )?${OFTEN}`, 'u'), 'we'],
  [new RegExp(`^I (?:can )?${OFTEN}`, 'u'), 'I'],
  [new RegExp(`^(?:you|customers) (?:can|may) ${OFTEN}`, 'u'), 'youCan'],
  [/^(?:you )?must /u, 'must'],
  [/^you (?:will )?(?:also |only )?/u, 'youWill'],
  [/^(?:it|they) (?:will |can )?/u, 'it'],
  [/^(?=(?:opens?|closes?) )/u, 'we'],
  [new RegExp(`^(?:please )?(?=(?:${ASKED})(?: |$))`, 'u'), 'ask'],
]
const HAS: Readonly<Partial<Record<Person, readonly [string, string, string, string]>>> = {
  we: ['A ní ~', 'Muna da ~', 'Anyị nwere ~', 'We get ~'],
  I: ['Mo ní ~', 'Ina da ~', 'Enwere m ~', 'I get ~'],
  it: ['Ó ní ~', 'Yana da ~', 'O nwere ~', 'E get ~'],
  named: ['$ ní ~', '$ na da ~', '$ nwere ~', '$ get ~'],
}
const BE =
  /^(?<subject>.+?) (?:is|are|can be|will be|must be) (?:now |always |still |also |all |very |fully |well )?(?<said>\S.*)$/u
const NOT = /^no (?<subject>.+?) (?:is |are )?(?:needed|required|necessary)$/u
const NO_NEED: readonly [string, string, string, string] = [
  'ẹ kò nílò ~',
  'ba a buƙatar ~',
  'achọghị ~',
  'you no need ~',
]
const PHRASE_WORDS = 20
/**
 * Translates a clause and any phrases after it that say when, where or how. Each phrase has at most PHRASE_WORDS words.
 * @param sayCore translates what is left of the clause without the phrases
 * @param untold filled by the recursion: beginnings that could not be translated, so that no split tries them again
 * @returns undefined if any part of it cannot be translated
 */
export function withAdjuncts(
  language: Language,
  clause: string,
  sayCore: Say,
  untold = new Set<string>(),
): string | undefined {
  const whole = sayCore(language, clause)
  if (whole) return whole
  const words = clause.split(' ')
  for (let at = Math.max(1, words.length - PHRASE_WORDS); at < words.length; at++) {
    const start = words.slice(0, at).join(' ').replace(/,$/u, '')
    const said = untold.has(start) ? undefined : sayAdjunct(language, words.slice(at).join(' '))
    const core = said && withAdjuncts(language, start, sayCore, untold)
    // In Hausa, `for you` precedes the pronoun: `muna ajiye muku shi`.
    if (core) return `${core} ${said}`.replace(/ (shi|su) muku(?= |$)/u, ' muku $1').replace(/ zuwa(?= zuwa )/u, '')
  }
  untold.add(clause)
  return undefined
}

const CONDITIONS: Readonly<Partial<Record<string, Person>>> = {
  ...{ 'before we': 'beforeWe', 'before you': 'beforeYou', 'when you': 'ifYou', 'if you': 'ifYou', to: 'purpose' },
}
/** Matches the first words of the phrases that sayAdjunct can translate. */
const BEGINS =
  /^(?:as|except|ready|starting|on|at|in|by|to|from|for|with|without|within|before|after|until|till|since|today|tomorrow|now|right|this|the|every|every(?:day|where|one)|each|daily|weekly|monthly|yearly|per|an?|once|one|twice|\d+|early|day|round|all|any|any(?:time|where)|under|inside|when|if|only|that|which|while|free|home|online|through|via|or|and|same|next|small|near|opposite|behind|beside|close|across|around|throughout|nationwide)(?![\p{L}-])/u

export function sayAdjunct(language: Language, tail: string): string | undefined {
  if (!BEGINS.test(tail)) return undefined
  const [, link = '', deed = ''] = /^(to|(?:before|when|if) (?:we|you)) (.+)$/u.exec(tail) ?? []
  const person = CONDITIONS[link]
  const acted = person && sayWith(language, person, deed)
  if (acted) return acted
  const at = LANGUAGES.indexOf(language)
  for (const [pattern, ...said] of ADJUNCTS) {
    const groups = pattern.exec(tail)
    const filled = groups && fill(language, said[at]!, groups)
    if (filled) return filled
  }
  return undefined
}

const HELPS =
  /^(?<who>we|I) (?:also )?(?<how>help|teach|show|train) (?<whom>.+?) (?:how )?(?:to )?(?<deed>(?!to )\p{Ll}+ .+)$/u
const LEARNS = /^(?:you (?:will |can )?)?learn (?:how )?to (?<deed>.+)$/u

/** Translates `We help you get a licence`, `We teach women how to make soap` and `You will learn how to make soap`. */
function sayHelp(language: Language, clause: string): string | undefined {
  const { deed: learned } = LEARNS.exec(clause)?.groups ?? {}
  if (learned) return sayWith(language, 'learn', learned)
  const { how = '', whom = '', deed = '' } = HELPS.exec(clause)?.groups ?? {}
  if (!deed || verbsIn(deed).length === 0) return undefined
  if (whom === 'you') return sayWith(language, how === 'help' ? 'helpYou' : 'teachYou', deed)
  const people = thingsOf(language, whom)
  return people && sayWith(language, how === 'help' ? 'help' : 'teach', deed, people)
}

const SIMPLE: readonly Say[] = [sayHelp, sayState, sayLack, sayAct, sayNamedAct]
/** Translates a clause with one subject and one verb: an action, a state, a lack, or help that the business offers. */
export const saySimple: Say = (language, clause) => firstOf(SIMPLE, language, clause)

/** Translates `Parking is available`, `Eggs are collected` and `No deposit is needed`. */
function sayState(language: Language, clause: string): string | undefined {
  const at = LANGUAGES.indexOf(language)
  const { subject: unneeded } = NOT.exec(clause)?.groups ?? {}
  if (unneeded) return withThing(NO_NEED[at]!, thingsOf(language, unneeded))
  const quality = predicateOf(clause)?.[at]
  if (quality?.startsWith('~ '))
    return quality
      .replace(/^~ na (?=da )/u, 'yana ')
      .replace('~', IT[at]!)
      .trim()
  const { subject = '', said = '' } = BE.exec(clause)?.groups ?? {}
  const thing = subject && thingsOf(language, subject)
  if (!thing) return undefined
  const predicate = predicateOf(said)
  if (predicate) return withThing(predicate[at]!, thing)
  const done = verbsIn(said, true).find(({ verb, rest }) => verb.hasObject && !rest)
  const both = said.split(' and ').map((part) => part !== said && sayState(language, `${subject} is ${part}`))
  if (both.every((each) => typeof each === 'string')) return both.map(capital).join('. ')
  const person = / must be /u.test(clause) ? 'must' : / can be /u.test(clause) ? 'youCan' : 'done'
  return done && sentence(language, person, done.verb, thing)
}

/** The subject of a quality that stands alone: `Clean, no stones`. Hausa needs none. */
const IT = ['ó', '', 'ọ', 'e'] as const

const LACKS: readonly [string, string, string, string] = [
  'Kò sí ~ nínú $',
  'Babu ~ a $',
  'Enweghị ~ na $',
  '$ no get ~',
]
/** Translates `Our rice has no stones`. */
function sayLack(language: Language, clause: string): string | undefined {
  const { subject = '', thing = '' } =
    /^(?<subject>.+?) (?:has|have|contains?) no (?<thing>.+)$/u.exec(clause)?.groups ?? {}
  const [who, what] = [subject && thingsOf(language, subject), thing && thingsOf(language, thing)]
  return who && what ? LACKS[LANGUAGES.indexOf(language)]!.replace('~', what).replace('$', who) : undefined
}

/** Translates a request, or a clause whose subject is a pronoun. */
function sayAct(language: Language, clause: string): string | undefined {
  const [start, person] = SUBJECTS.find(([pattern]) => pattern.test(clause)) ?? []
  if (!start || !person) return undefined
  const words = clause.replace(start, '')
  const isAsked = person !== 'ask' || verbsIn(words).some(({ rest }) => REQUESTED.test(rest))
  return isAsked ? sayWith(language, person, words) : undefined
}

const PLURAL = /(?:[^s]s|\p{L}men|people|children|staff)$|(?<!\p{L})and /u
/** Matches a noun and its price. The noun may look like a verb with an amount as its object: `small pack ₦200`. */
const PRICED_NOUN = /^\p{L}+(?: \p{L}+)? ₦/u

/** Translates a clause whose subject is a noun that agrees with the verb: `Our drivers speak Hausa`. */
function sayNamedAct(language: Language, clause: string): string | undefined {
  if (verbsIn(clause).some(({ rest }) => /^(?:your|our|us) /u.test(rest))) return undefined
  const words = clause.split(' ')
  for (let at = 1; at < Math.min(words.length, 7); at++) {
    const [named, acts] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    const rest = acts.replace(/^(?:can |will |also |now |always )+/u, '')
    if (verbsIn(rest).length === 0 && !/^ha(?:s|ve) /u.test(rest)) continue
    const isSingular = /^\p{L}*[^s]s(?: |$)/u.test(rest)
    if (PRICED_NOUN.test(rest) || (rest === acts && isSingular === PLURAL.test(named))) continue
    if (NOUN_LIKE.test(rest) && !/^(?:the|our|all|every) /iu.test(clause)) continue
    const subject = thingsOf(language, named)
    const said = subject && sayWith(language, words[at] === 'can' ? 'namedCan' : 'named', rest, subject)
    if (said) return said
  }
  return undefined
}

/** Matches a verb whose object is who buys and not what is bought: `We supply hotels`. */
const SUPPLIED =
  /^(?:supply|serve) (?=(?:\p{L}+, |\p{L}+ and )*(?:shops|stores|hotels|restaurants|supermarkets|schools|offices|homes|hospitals|companies|businesses|retailers|traders|customers)(?![\p{L}]))/u
const SNAPPED = /^take (?=.*(?:photos?|pictures?|videos?)$)/u

function sayWith(language: Language, person: Person, words: string, subject = ''): string | undefined {
  const { things: had } =
    /^(?:have|has|comes? with) (?<things>(?!\p{L}+ed |been |done |sold |made |taught |built |had ).+)$/u.exec(words)
      ?.groups ?? {}
  const at = LANGUAGES.indexOf(language)
  if (had && !(person === 'we' && words.startsWith('come')))
    return HAS[person] && withThing(HAS[person][at]!.replace('$', subject), thingsOf(language, had))
  for (const { verb, rest } of verbsIn(words.replace(SUPPLIED, 'supply to ').replace(SNAPPED, 'snap '))) {
    if (!verb.hasObject && !rest) return sentence(language, person, verb, '', subject)
    const thing = verb.hasObject && rest && sayObject(language, rest)
    if (thing) return sentence(language, person, verb, thing, subject)
  }
  return undefined
}

function sentence(language: Language, person: Person, verb: Verb, thing: string, subject = ''): string {
  const at = LANGUAGES.indexOf(language)
  const [noun, request] = FORMS[person]
  const form = [verb.yoruba, verb.hausa[noun], verb.igbo[request], verb.pidgin][at]!
  // In Hausa, a pronoun is a suffix of a verbal noun that ends in the word for `of`: `gyaransa`.
  const suffix = { shi: 'sa', su: 'su' }[thing]
  const done =
    suffix && noun === 0 ? form.replace(/(?<=[nr]) ~/u, suffix).replace('~', thing) : form.replace('~', thing)
  const said = SENTENCES[person][at]!.replace('~', done).replace('$', subject)
  // In Yoruba, a verb of state has no progressive.
  if (language === 'Yoruba') return said.replace(/(?<= )(?:máa )?ń (?=nílò)/u, '')
  return language === 'Igbo' ? said.replace(/(?<=\p{L})- /gu, '-') : said
}

const withThing = (said: string, thing: string | undefined): string | undefined => thing && said.replace('~', thing)
