import type { Rule } from '../../words/grammar.ts'
import type { PlainAsk } from '../../words/plain/plain-ask.ts'
import type { Clause, Kind } from './clauses.ts'
import { pricedIn } from './prices.ts'

const STARTERS = 'Okay, |And |So, |Please, |Tell me, |Good, |Alright, '
export const BEFORE = `[|||${STARTERS}]`
/** Matches the words that `BEFORE` puts before a question. */
export const STARTER = new RegExp(`^(?:${STARTERS})`, 'u')

/** Questions by the words of the fact that answers them. The first match counts. */
const ABOUT: readonly (readonly [pattern: RegExp, question: Rule])[] = [
  [/\b(?:picture|photo|video)s?\b.*\bbefore\b/iu, '[can I see it first|how do I know what comes]?'],
  [/open day/iu, '[can we come and see it first|when can we look around]?'],
  [
    /\b(?:deliver\w*|waybill|shipping|dispatch|pick-?up)\b.*₦/iu,
    '[how much is delivery|what does delivery cost|and delivery]?',
  ],
  [/\bminimum\b/iu, '[how much must I take|is there a minimum|can I take just a little]?'],
  [/by appointment|walk[- ]?ins?\b/iu, '[can I just walk in|must I book first|do I need an appointment]?'],
  [/pay (?:on delivery|when|after)|cash on delivery/iu, '[must I pay first|when do I pay|do I pay before I see it]?'],
  [
    /deposit|instal|balance|pay (?:half|\d)|in (?:two|three|\d) parts|\d ?% now/iu,
    '[must I pay it all at once|how do I pay|can I pay in parts]?',
  ],
  [
    /refund|money back|exchange|replaced?\b|returns? (?:accepted|within|policy)/iu,
    '[what if I am not happy with it|what if something is wrong|can I bring it back]?',
  ],
  [/warranty|guarantee/iu, '[what if it gives me trouble|is there a warranty|and if it spoils]?'],
  [/no (?:fix|cure|result)s?,? no pay/iu, '[what if it does not work|do I pay if it fails]?'],
  [
    /free [^,]*(?:trial|class|lesson|sample|tasting)|first \p{L}+ (?:is )?free/iu,
    '[can I try it first|what if I am not sure yet|must I pay before I try it]?',
  ],
  [/^free (?:when|if|for|with|on)\b/iu, '[is it ever free|when is it free|must I always pay]?'],
  [/^free\b/iu, '[is anything free|do you give anything free|is there something free]?'],
  [
    /\b(?:class(?:es)?|lessons?|sessions?)\b.*(?:\d ?(?:am|pm)|day)/iu,
    '[when are the classes|on which days are the classes|what time are the classes]?',
  ],
  [/\b(?:starts?|begins?|resumes?)\b/iu, '[when does it start|when do you start|and the start]?'],
  [
    /^(?:we are )?open\b(?! day)|\d ?(?:am|pm) to \d|24\/7|opening hours/iu,
    '[when are you open|what are your hours|what time can I come]?',
  ],
  [
    /same[- ]day|next[- ]day|(?:in|within|under) (?:about )?(?:\d+|an?|one|two|three|four|five|six|seven|ten) (?:hours?|hrs|minutes|mins|days?|weeks?)|while you wait/iu,
    '[how long does it take|how fast is it|how long will I wait]?',
  ],
  [
    /(?:days?|hours?|weeks?) (?:before|ahead|notice)|order (?:before|by)|in advance/iu,
    '[how early must I order|when should I order|how long before]?',
  ],
  [/home service|we come to you|come to your/iu, '[must I come to you|do you come to the house|can you come to me]?'],
  [
    /\b(?:deliver\w*|waybill|ship\w*|dispatch|nationwide)\b/iu,
    '[do you deliver|can you send it to me|must I come and pick it up]?',
  ],
  [/pick-?up/iu, '[must I bring it myself|do you pick up|how does it reach you]?'],
  [/\bsizes?\b/iu, '[do you have my size|which sizes are there|what about sizes]?'],
  [/\bcolou?rs?\b/iu, '[which colours do you have|can I choose the colour]?'],
  [
    /certified|registered|licen[sc]ed|nafdac|years? .*experience|since \d{4}|qualified|trained/iu,
    '[how do I know you know the work|who will attend to me|how do I know it is good]?',
  ],
  [
    /\b(?:every|each|on) (?:mon|tues|wednes|thurs|fri|satur|sun)|\bdaily\b/iu,
    '[on which days|which days is that|when is that]?',
  ],
  [/\badmissions?\b/iu, '[is there still a place|can we still get in]?'],
  [/\b(?:bus(?:es)?|shuttle)\b/iu, '[how do we get there|what about transport|is there a bus]?'],
  [
    /\b(?:wi-?fi|hours? (?:of )?(?:light|power))\b/iu,
    '[what is there at the place|what comes with it|what do I find there]?',
  ],
  [/parking/iu, '[what about parking|where do people park]?'],
  [/certificate/iu, '[is there a certificate|what do I have at the end]?'],
]
const BY_KIND: Readonly<Record<Kind, Rule>> = {
  price: '[how much is it|what does it cost|how much do I pay|what is the price]?',
  sum: '[how much is it|which amounts are they]?',
  pay: '[how do I pay|how does payment work|what about payment]?',
  offer: '[is there anything extra|do I get anything extra|what comes with it]?',
  reach: '[how does it get to me|how will I get it]?',
  how: '[what do I do|how do I start|how do I go about it]?',
  must: '[is there a condition|what should I know first|anything I must know]?',
  trust: '[how do I know it is good|can I trust it]?',
  when: '[when is that|what about the time|when exactly]?',
  place: '[where are you|where do I find you|which area is that]?',
  does: '[what does it do|what is special about it]?',
  more: '[what else is there|anything else|what more should I know|is there more]?',
}
const OF_A_CALL: Readonly<Partial<Record<PlainAsk, Partial<Record<Kind, Rule>>>>> = {
  apply: {
    price: '[how much is the pay|what is the salary|what does the job pay]?',
    must: '[who can apply|what do I need to have|what do you ask for]?',
    trust: '[who can apply|what do you ask for]?',
    reach: '[what is the job|what is the work]?',
    how: '[how do I apply|what do I send|where do I apply]?',
  },
  give: {
    price: '[what can one gift do|how much is needed|how far does money go]?',
    trust: '[what has been done so far|has anybody been helped already]?',
  },
  come: {
    price: '[is there a fee|does it cost anything|do I pay to enter]?',
    does: '[what else is there|what should I expect]?',
    reach: '[how do I get there|is there transport]?',
  },
}
const PRICES = '[what are your prices|how much is it|what will I pay|what does it cost]?'

const PRICE_OF = '[what is the price of|how much for|what do I pay for|what does it cost for] {it}?'

// A question may name `{it}`, the priced product.
export function questionOf(group: readonly Clause[], ask: PlainAsk): Rule {
  const { words, kind } = group[0]!
  const about = group.length > 1 && pricedIn(words) ? PRICES : ABOUT.find(([pattern]) => pattern.test(words))?.[1]
  const priced = kind === 'price' && pricedIn(words) ? PRICE_OF : undefined
  return `${BEFORE}${OF_A_CALL[ask]?.[kind] ?? about ?? priced ?? BY_KIND[kind]}`
}

const TIMED = /\d ?(?:am|pm)\b|days?\b|hours?\b|daily/iu
const PROMPTS: Readonly<Record<Kind, string>> = {
  price: '[the price|how much|what does it cost]',
  sum: '[how much|the amounts|the figures]',
  pay: '[payment|how do I pay]',
  offer: '[anything extra|any extra]',
  reach: '[delivery|how does it get to me|how will I get it]',
  how: '[what do I do|how do I start|the first step]',
  must: '[one condition|anything to know|what must I know]',
  trust: '[can I trust it|is it sure]',
  when: '[when|what time|which time]',
  place: '[where|which side|where are you]',
  does: '[what does it do|the use]',
  more: '[what else|anything else|is there more]',
}
/** A short question, for quick cuts. */
export function promptOf([first]: readonly Clause[], ask: PlainAsk): Rule {
  const { words, kind } = first!
  const isVague = kind === 'more' || kind === 'place' || (kind === 'when' && !TIMED.test(words))
  const about = isVague ? ABOUT.find(([pattern]) => pattern.test(words))?.[1] : undefined
  return OF_A_CALL[ask]?.[kind] ?? about ?? `[|||Okay, |And ]${PROMPTS[kind]}?`
}

const OKAY = '[|Okay, |Good, |Alright, |Ah, |Ehen, |Fine, ]'
/** What a listener says to a fact. */
export const HEARD: Readonly<Partial<Record<Kind, readonly Rule[]>>> = {
  price: [`${OKAY}[that I can plan for|I have noted it|now I know what to bring].`],
  sum: [`${OKAY}[I have noted it|now I can do my sum].`],
  pay: [`${OKAY}[that I can manage|that one I understand|that helps me].`],
  offer: [`${OKAY}[I like that|that is good to hear|that one is for me].`],
  reach: [`${OKAY}[that saves me a trip|that makes it easy].`],
  how: [`${OKAY}[that is easy|I can do that|that is simple].`],
  must: [`${OKAY}[that is clear|good that you say it|I will keep to that].`],
  trust: [`${OKAY}[that was my worry|that is what I wanted to hear].`],
  place: [`${OKAY}[I know that side|I will find it].`],
  does: [`${OKAY}[that I can use|that is what I need].`],
}
