import type { ContentScriptRequest } from '@ufaro/contract/tools/content-script.ts'
import { withoutEnd } from '../../own-words.ts'
import type { Random } from '../../random.ts'
import type { Rule } from '../../words/grammar.ts'
import { contactsOf } from '../../words/plain/contacts.ts'
import { VERB } from '../../words/plain/own-lines.ts'
import { type OwnText, readOwnText } from '../../words/plain/own-text.ts'
import type { PlainAsk } from '../../words/plain/plain-ask.ts'
import { isQuality } from '../../words/qualities.ts'
import { softened } from '../../words/softened.ts'
import { capital } from '../../words/spin.ts'
import { rolesIn, SCENE, SELLS } from '../directions.ts'
import type { Plot } from '../packs/plots/plot.ts'
import { laundry } from '../packs/trades/laundry.ts'
import { buying, type Needs, neutral } from '../packs/trades/neutral.ts'
import { reselling, resellingCases, supplying, supplyingCases } from '../packs/trades/reselling.ts'
import type { Tip, TradePack } from '../packs/trades/trade-pack.ts'
import type { Wishes } from '../wishes.ts'
import { askOf } from './ask-of.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { inChannel } from './closes.ts'
import { isCovered } from './covered.ts'
import { fittingOf } from './fitting.ts'
import { BUSINESS } from './introduction.ts'
import { EATEN, GOODS, JOINED, packOf } from './pack-of.ts'
import { EATABLE, plotOf, spareOf } from './plot-of.ts'
import { isSettled } from './subjects.ts'

export interface Request {
  request: ContentScriptRequest
  wishes: Wishes
  random: Random
  wanted: number
  speakers: number
}

export interface Telling extends Request {
  own: OwnText
  ask: PlainAsk
  trade: TradePack
  tips: readonly Tip[]
  /** Advice that explains what the user asked to have explained. */
  lessons: readonly Tip[]
  /** Advice that suits other trades too, in the order in which it is said. */
  further: readonly Tip[]
  cases: readonly Rule[]
  plot: Plot
  spare: Plot | undefined
  /** What is sold, if the user’s text begins with it: `raffia baskets`. */
  thing: string
  /** The situation that the user asked for, such as `a mother worries about a report card`. Empty if there is none. */
  scene: string
  /** Questions at the start of the user's text. */
  questions: readonly string[]
  head: string
  facts: readonly Clause[]
  /** Clauses of the user that say whom to contact or, at the end, what to do next. They are spoken last. */
  calls: readonly Clause[]
  contacts: readonly string[]
  cast: readonly string[]
  /** Whether the main speaker is not from the business, such as a neighbour who talks about the brand. */
  isOutsider: boolean
  film: string
  /** Whether the text offers goods that the speaker can put before the camera and turn round. */
  isShown: boolean
  isCounted: boolean
  /** 0, 1 or 2, chosen at random: decides which third of the advice and of the plot each of the three scripts gets. */
  turn: number
  values: Readonly<Record<'brand' | 'audience', string>>
}

/** Matches a last sentence that says what to do next: `Download on Google Play`. */
const GO =
  /^(?:download|register|apply|visit|order|book|dm|message|send|follow|sign up|reserve|come (?:to|with))\s(?!.*\b(?:(?:days?|hours?|weeks?) (?:before|ahead)|early)\b)/iu
/** Matches a reply such as `No!` after a question in the user's text. */
const REPLY = /^\p{L}+(?:\s\p{L}+)?!$/u
const OWN_SHARE = 0.9
const OWN_LEAST = 20

export function tellingOf(request: Request, description: string, names: readonly string[]): Telling {
  const { brandName, targetAudience } = request.request
  const { wishes, speakers, random, wanted } = request
  const own = readOwnText(description, wishes.say.join(', '), brandName)
  const ask = sureOf(askOf(own), description)
  const questions = own.sentences.filter((_, at) =>
    own.sentences.slice(0, at + 1).every((each, place) => each.endsWith('?') || (place > 0 && REPLY.test(each))),
  )
  const clauses = own.sentences
    .slice(questions.length)
    .flatMap((sentence, at) => clausesOf(sentence, at === 0))
    .map((clause) => asAmount(asRequired(clause, ask), description))
  const [head, ...rest] = clauses
  const calls = rest.filter(
    (clause, at) =>
      (clause.isWhole && clause.contacts.length > 0 && !/^(?:we|i|our|all|every)\s/iu.test(clause.words)) ||
      (at === rest.length - 1 && GO.test(clause.words)),
  )
  const facts = rest.filter((clause) => !calls.includes(clause) && contactsOf(clause.words) === null)
  const most =
    Math.max(wanted * OWN_SHARE, OWN_LEAST) -
    lengthOf([...questions, ...[head, ...calls].map((clause) => clause?.words ?? '')])
  const named = `${description} ${brandName} ${targetAudience}`
  const whole = packOf(own, ask, brandName)
  const isForSale = !isCalled(ask) && isGoods(whole, description)
  const isResold = isForSale && RESOLD.test(`${description} ${targetAudience}`)
  const isForWork = isForSale && AT_WORK.test(targetAudience) && !AT_HOME.test(targetAudience)
  const suited = isResold
    ? { ...whole, cases: resellingCases, tips: reselling }
    : isForWork
      ? { ...whole, cases: supplyingCases, tips: supplying }
      : whole
  const trade = fittingOf(suited, named)
  const noun = GOODS.has(whole) && !BUSINESS.test(head?.words ?? '') ? nounOf(head?.words ?? '') : undefined
  const isSold = noun !== undefined || isGoods(whole, description)
  const thing = noun && isGoods(whole, description) ? noun : ''
  const tips = random.shuffle(trade.tips)
  const lessons = tips.filter((tip) => wishes.slots.some(({ it }) => explains(tip, it)))
  const { cast, isOutsider } = castOf(wishes, random.shuffle(names), speakers, request.request)
  return {
    ...request,
    ...{ own, ask, trade, questions, cast, isOutsider, calls },
    isCounted: isForSale || whole === laundry,
    ...{ tips, lessons },
    wishes: { ...wishes, slots: wishes.slots.filter(({ it }) => !lessons.some((tip) => explains(tip, it))) },
    cases: casesOf(trade, thing, !isCalled(ask) && WORKS.test(head?.words ?? '')),
    plot: plotOf({
      ...{ ask, pack: whole, head: head?.words ?? '', text: description, audience: targetAudience, isOutsider },
      isGoods: isSold,
      isForWork: isResold || isForWork,
    }),
    spare: spareOf({ ask, isOutsider, isGoods: isSold }),
    thing,
    scene: [...wishes.staged.map(({ words }) => words), ...wishes.show].find((words) => SCENE.test(words)) ?? '',
    further: [...(isCalled(ask) ? [] : buyingIn(whole, description, isSold))].filter(
      (tip) => !isSettled(tip.join(' '), description),
    ),
    head: head?.words ?? '',
    facts: toldOf(facts, most, wishes),
    contacts: [...new Set([...own.contacts, ...wishes.contacts, ...clauses.flatMap((clause) => clause.contacts)])].map(
      (contact) => inChannel(contact, `${description} ${request.request.keyRequirements}`),
    ),
    turn: random.pick([0, 1, 2]),
    isShown:
      !EATEN.has(whole) &&
      !EATABLE.test(head?.words ?? '') &&
      isGoods(whole, description) &&
      !LENT.test(description) &&
      (whole !== neutral || noun !== undefined),
    film: filmOf(trade, noun, head?.words ?? ''),
    values: { brand: brandName, audience: audienceOf(targetAudience) },
  }
}

const LENT = /(?<!\p{L})(?:rent(?:als?|ing)?|hire|lease)(?!\p{L})/iu

/**
 * Returns what the camera shows: the product if there is one, else what the trade’s pack names. For a trade without a
 * pack of its own, returns the place or the work of the business.
 */
function filmOf({ film }: TradePack, noun: string | undefined, head: string): string {
  if (noun) return `the ${noun}`
  if (film !== neutral.film) return film
  return BUSINESS.test(head) ? 'the place' : WORKS.test(head) ? 'the work' : film
}

/** Returns problems of customers. If the pack has none: the customer needs a product, or puts off some work. */
const casesOf = ({ cases }: TradePack, thing: string, isWork: boolean): readonly Rule[] =>
  cases.length > 0 ? cases : thing ? NEEDED : isWork ? POSTPONED : []
const WORKED_ON =
  /(?<!\p{L})(?:repair|servic|clean|wash|sharpen|sew|print|restor|polish|alter|fix|mend|paint|weld|upholster|change the|design|decorat|edit|writ|type|bind|frame|cut|braid|barb|style)/iu
const WORKS = /^(?:we|i) (?!(?:sell|buy|supply|open|are|have|need|deliver)\b)\p{L}/iu
const POSTPONED: readonly Rule[] = [
  '{I} [have wanted to do it for weeks|keep saying “next week”|promise {my}self every Sunday], [work eats the time|there is always something else], and [it is still waiting|it does not go away by itself|another month is gone]',
]
const NEEDED: readonly Rule[] = [
  '{I} [need|want] {thing} [this week|before Saturday|before the month ends], and {I} [do not know whom to ask|have only old numbers in {my} phone|cannot go from market to market]',
]

const MADE =
  /(?<![\p{L}\p{M}])(?:custom\w*|bespoke|design\w*|sew\w*|tailor\w*|bak(?:e|es|ed|ing)|cakes?|build\w*|we make|i make|print\w*|brand(?:ed|ing)|install\w*|decorat\w*|paint(?:ing|ers?)|construct\w*|furniture|aluminium|cater\w*|photo\w*|websites?|wedding|event)(?![\p{L}\p{M}])/iu
const SENT = /(?<![\p{L}\p{M}])(?:deliver\w*|waybill|ship\w*|dispatch)(?![\p{L}\p{M}])/iu

/** Selects the advice on buying that suits what the business offers. */
function buyingIn(trade: TradePack, text: string, isSold: boolean): Tip[] {
  const isMet: Readonly<Record<Needs, boolean>> = {
    goods: isSold,
    delivery: isSold && SENT.test(text),
    making: MADE.test(text) && !JOINED.has(trade),
    service: !isSold && !JOINED.has(trade) && WORKED_ON.test(text),
  }
  return buying.flatMap(([tip, needs]) => (needs && !isMet[needs] ? [] : [tip]))
}

/** Whether the script is for an invitation, an appeal or a vacancy, in which nothing is sold. */
export const isCalled = (ask: PlainAsk): boolean => ask === 'come' || ask === 'give' || ask === 'apply'

const lengthOf = (words: readonly string[]) => words.join(' ').split(/\s+/u).length

/** Number of words of a subject that the question of a tip must contain, in some form, to explain the subject. */
const SHARED_WORDS = 2

/** Whether a tip explains a subject: the tip on `how do I keep vegetables` explains `how to keep vegetables fresh`. */
function explains([question]: Tip, subject: string): boolean {
  const words = (subject.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !COMMON.test(word))
  const stems = words.map((word) => word.slice(0, Math.max(4, word.length - 3)))
  const found = stems.filter((stem) => new RegExp(`(?<!\\p{L})${stem}`, 'iu').test(question))
  return found.length >= SHARED_WORDS && found.length * 2 >= stems.length
}
const COMMON =
  /^(?:tips?|ways?|steps?|ideas?|reasons?|facts?|mistakes?|people|that|this|they|them|your|with|from|what|when|where|which|does|have|about|over|than|help|happens?|should|because)$/u

/** Selects the facts that fit into `most` words. Prices, contacts and requested points are preferred. */
function toldOf(facts: readonly Clause[], most: number, { say }: Wishes): Clause[] {
  const isVital = ({ words, kind, contacts }: Clause) =>
    words.includes('₦') || kind === 'offer' || contacts.length > 0 || say.some((wish) => isCovered(words, wish))
  let told: Clause[] = []
  for (const clause of [...facts.filter(isVital), ...facts.filter((each) => !isVital(each))])
    if (lengthOf([...told, clause].map(({ words }) => words)) <= most) told = [...told, clause]
  return facts.filter((clause) => told.includes(clause))
}

/** Matches words after which a person is only mentioned: the tailor in `a groom whose tailor disappointed him`. */
const BEYOND = /\s(?:whose|because|about|with (?:his|her|their))\s/iu

/** Matches the owner in the name of a business: `Glow by Kemi`, `Mama Tee Bukka`, `Tola’s Kitchen`. */
const OWNER =
  /(?<=\bby )\p{Lu}\p{Ll}+(?!\p{L})|^(?:Nkechi|Ngozi|Chioma|Ifeoma|Adaeze|Ada|Amarachi|Chinedu|Chidi|Emeka|Obinna|Ikenna|Uche|Kelechi|Tolu|Tola|Tope|Bola|Bisi|Funmi|Folake|Yemi|Kemi|Sade|Seun|Segun|Femi|Kunle|Wale|Dele|Bukola|Titi|Toyin|Aisha|Fatima|Zainab|Hauwa|Halima|Maryam|Musa|Sani|Ibrahim|Umar|Bello|Efe|Ese|Blessing|Mercy|Joy|Grace|Peter|Paul|John|James|Mary|Sarah)(?= \p{Lu})(?! (?:Foundation|Church|Hospital|Academy|Schools?|College|University|Memorial))|^(?:(?:Mama|Iya|Baba|Mallam|Alhaja|Madam|Aunty|Uncle|Oga|Chef|Dr\.?) \p{Lu}\p{Ll}+(?!\p{L})|\p{Lu}\p{Ll}+(?=[’']s\s))/u

const WOMEN = /(?<!\p{L})(?:women|ladies|girls|mothers|mums|moms|brides|wives|aunties|sisters)(?!\p{L})/iu
const MEN = /(?<!\p{L})(?:men|guys|boys|fathers|dads|grooms|husbands|brothers)(?!\p{L})/iu
const WOMEN_OF_THE_CAST = ['Amaka', 'Zainab']

/** Whether a person of the cast may speak for the audience: a woman for women, a man for men. */
const isOneOf = (audience: string, name: string): boolean => {
  const isWoman = WOMEN_OF_THE_CAST.includes(name)
  return WOMEN.test(audience) === MEN.test(audience) || isWoman === WOMEN.test(audience)
}

function castOf(
  wishes: Wishes,
  names: readonly string[],
  speakers: number,
  { brandName, targetAudience }: ContentScriptRequest,
) {
  const staged = wishes.staged.map(({ words }) => words.split(BEYOND)[0]!)
  const directions = [...wishes.show, ...wishes.starts, ...staged, ...wishes.finals]
  const roles = speakers > 1 ? rolesIn(directions).slice(0, speakers) : []
  // A person in the requested situation is a customer, so the seller must have another role.
  const told = [...wishes.staged.map(({ words }) => words), ...wishes.show].find((words) => SCENE.test(words)) ?? ''
  const seller = roles.find((role) => SELLS.test(role) && !rolesIn([told]).includes(role))
  const isFull = roles.length === speakers && roles.length > 0
  const first = seller ?? (isFull ? roles.at(-1)! : (OWNER.exec(brandName)?.[0] ?? names[0]!))
  const others = roles.filter((role) => role !== first)
  const customers = names.filter((name) => name !== first)
  const suited = customers.filter((name) => isOneOf(targetAudience, name))
  const cast = [...new Set([first, ...others, ...suited, ...customers])].slice(0, speakers)
  return { cast, isOutsider: isFull && !seller }
}

const CAPITALS = /^(?:Gen|Nigerians?|Africans?|Lagosians?|Muslims?|Christians?|Catholics?|Yorubas?|Igbos?|Hausas?)\b/u

/** Writes the audience for use inside a sentence. Lowers the first letter only if the word is certainly not a name. */
function audienceOf(typed: string): string {
  const whole = withoutEnd(typed.replace(/\s+/gu, ' ').trim())
  const words =
    /\p{Ll}/u.test(whole) || !/\s/u.test(whole)
      ? whole
      : whole.replace(/\p{Lu}{4,}/gu, (word) => word.toLocaleLowerCase('en'))
  const named = words
    .replace(/(?<!\p{L})(nigerian|african|lagosian|muslim|christian)(?=s?(?!\p{L}))/gu, capital)
    .replace(/(?<!\p{L})[js]ss?(?=\s?\d)/giu, (name) => name.toUpperCase())
  return CAPITALS.test(named) ? named : softened(named)
}

const NOUN_END =
  /\s(?<!(?:home|hand)\s)(?:for|from|in|at|with|on|to|of|by|is|are|that|which|made|sewn|done|delivered|needed|starting|straight)\s.*$|\s\p{L}{3,}ed\s(?:in|by|with|from|on|to|for|every|daily)\s.*$|[,:;(–-]\s.*$/iu
const NO_PRODUCT =
  /^(?:ready|(?:rent|hire|learn|buy|get|book|order|register)(?= )|bags?|bottles?|packs?|cartons?|crates?|boxes|tins?|sacks?|plates?|sets?|pieces?|different|various|all)(?!\p{L})/iu
const MOST_NOUNS = 3
const NAMED_AFTER = /^(?:Ijebu|Ofada|Abakaliki|Jos|Aba|Ibadan|Kano|Lagos)(?![\p{L}])/u

/** Returns the product if the text begins with one: `red velvet cakes`. */
function nounOf(head: string): string | undefined {
  const noun = withoutEnd(head.replace(NOUN_END, '').split(/\s(?:and|n|&)\s/iu)[0]!).replace(
    /^(?:our|the|fresh|quality|original)\s/iu,
    '',
  )
  // In `Choir and graduation robes`, both words before `robes` describe the robes, so no product ends before `and`.
  const isCut = /^[^\s,]+[^s\s,] (?:and|&) \S+ \S+s(?!\S)/iu.test(head)
  const isName =
    !isCut &&
    noun.split(/\s+/u).length <= MOST_NOUNS &&
    !VERB.test(noun) &&
    !NO_PRODUCT.test(noun) &&
    !isQuality(noun) &&
    !/[\d₦?!]|ing\b|(?:services?|supply|hire|rentals?|installation|repairs?|training|wash|care|support|agency|help|assistance|advice|visits?|rides?|trips?|tours?|lessons?|class(?:es)?|sessions?|(?:survey|tut|instruct|engine|teach|tail|cater|driv|design|photograph|plumb|clean|build|rid|mov|law)[eoy]*rs|agents|consultants|experts|professionals|technicians|electricians|mechanics|nurses|shop|store|restaurant|salon|clinic|studio|bakery|lounge|bar|joint|spot)$|\s(?:and|n|&)\s/iu.test(
      noun,
    ) &&
    /\p{L}{3}/u.test(noun)
  return isName ? (NAMED_AFTER.test(noun) ? noun : softened(noun)) : undefined
}

const SOLD =
  /(?<![\p{L}\p{M}])(?:we sell|i sell|for sale|deliver\w*|waybill|sizes?|colou?rs?|jars?|packs?|pieces|per (?:piece|set|dozen|carton|kg)|in stock|wholesale|order|each)(?![\p{L}\p{M}])/iu
const isGoods = (trade: TradePack, text: string): boolean => (trade === neutral ? SOLD.test(text) : GOODS.has(trade))

const RESOLD =
  /(?<![\p{L}\p{M}])(?:wholesale|resellers?|resell|retailers|distributors|minimum \d+ (?:pairs|pieces|pcs|cartons|packs)|(?:shoe|cloth(?:es)?|food|provision|phone|bag|fabric|cosmetics?) sellers)(?![\p{L}\p{M}])/iu

// Matches an audience that buys for its own work, not for a household.
const AT_WORK =
  /(?<![\p{L}\p{M}])(?:restaurants?|caterers?|hotels?|bukas?|canteens?|eateries|bakers|bakeries|supermarkets|(?:provision|food|cosmetics?|phone) shops|clinics|hospitals|churches|offices|companies|schools|salons?|(?:shop|business|hotel|school|salon) owners|tailors|barbers|mechanics|builders|contractors|vendors|kitchens|event planners)(?![\p{L}\p{M}])/iu

// Matches an audience that buys for a household, too.
const AT_HOME =
  /(?<!\p{L})(?:famil(?:y|ies)|homes|households?|house ?wives|mothers|mums|moms|parents|couples)(?!\p{L})/iu

const ORDERED = /(?<!\p{L})(?:order|deliver|waybill|sell|buy|shop|pre-?order|ship)/iu
const BOOKED = /(?<!\p{L})(?:book|appointment|reserv|session|slot|deposit|date)/iu
const sureOf = (ask: PlainAsk, text: string): PlainAsk =>
  (ask === 'order' && !ORDERED.test(text)) || (ask === 'book' && !BOOKED.test(text)) ? 'write' : ask

/** In a vacancy, experience is a requirement, not a reason to trust the business. */
const asRequired = (clause: Clause, ask: PlainAsk): Clause =>
  ask === 'apply' && clause.kind === 'trust' ? { ...clause, kind: 'must' } : clause

const LENDS =
  /(?<![\p{L}\p{M}])(?:loans?|borrow|lend|grants?|scholarships?|savings?|save|contribution|ajo|esusu|adashe|invest\p{L}*)(?![\p{L}\p{M}])/iu
const CHARGED = /(?<![\p{L}\p{M}])(?:charges?|fees?|commission|costs?|price|registration)(?![\p{L}\p{M}])/iu

// Matches a business that buys from its customers.
const BUYS = /^(?:we|i) (?:also )?buy(?!\p{L})/iu

/** An amount that is lent, saved or paid to the customer is not a price. */
const asAmount = (clause: Clause, text: string): Clause =>
  clause.kind === 'price' && (LENDS.test(text) || BUYS.test(text)) && !CHARGED.test(clause.words)
    ? { ...clause, kind: 'sum' }
    : clause
