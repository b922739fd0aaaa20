import { joinList } from '../own-words.ts'
import { townsOf } from '../words/frames/own-hooks.ts'
import { MONTH } from '../words/patterns.ts'
import { DATED, DELIVERED, FAR } from './subjects.ts'

const DAYS = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day'
const DATE = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} \d{1,2}(?:st|nd|rd|th)?)(?![\p{L}\d])`
// Matches the last day of an offer, but not opening days: `Monday till Saturday`.
const LAST = new RegExp(
  `(?<!\\p{L}|days? |ready |delivered )(?:till|until|(?<before>before)|by|ends?|clos(?:e|es|ing)|last day is)(?: on)?(?: \\p{Ll}+)? (?<day>${DATE}|${DAYS})(?!s)`,
  'iu',
)
const ONCE = new RegExp(`(?<day>(?:${DAYS},? )?${DATE})`, 'giu')
const EVERY = new RegExp(
  `(?<!\\p{L})every (?<days>${DAYS}(?:(?:, | and )${DAYS})*)(?!s)|(?<next>${DAYS}) \\d{1,2}(?::\\d\\d)? ?(?:am|pm) at`,
  'iu',
)
const LEAD =
  /(?<!\p{L})(?<lead>(?:\d+|one|two|three|four|five|a) (?:days?|hours?|weeks?|months?)) (?:before|ahead|in advance|notice|earlier|prior)(?! you)/iu
const LIMIT =
  /(?<!\p{L})only (?<few>\d{1,3} \p{L}+s)(?! (?:of|old|from|per)(?!\p{L}))|(?<!\p{L})(?<last>\d{1,3} (?:seats|slots|spaces|places|tickets|spots|dates|pieces|units|plots|rooms)) (?:only|left|available)(?!\p{L})/iu
const HOURS =
  /(?<!\p{L})open(?:s|ed)?(?: \p{L}+){0,4}?,? (?<from>\d{1,2}(?::\d\d)? ?(?:am|pm)?) ?(?:to|-|–|till) ?(?<to>\d{1,2}(?::\d\d)? ?(?:am|pm))/iu
const BUYER =
  '(?:(?:small|busy|young|new|nursing|expectant|pregnant|poultry|fish|university|secondary school|small scale|upcoming|first-time|food) )?(?:restaurants|hotels|caterers|shops|supermarkets|schools|offices|churches|companies|businesses|vendors|traders|resellers|retailers|farmers|students|beginners|brides|mothers|mums|couples|parents|landlords|drivers|travellers|corpers|graduates|bakers|tailors|hairdressers|stylists|builders|event planners|professionals|workers|sellers|teachers|jambites|startups|designers|\\p{L}+ (?:makers|brands|producers))'
const FOR = new RegExp(
  `(?<!\\p{L})(?:for|to) (?<buyers>${BUYER}(?:, ${BUYER})*(?: and ${BUYER})?)(?!\\p{L}|,? and |, \\p{Ll})|(?<!\\p{L})(?<welcome>${BUYER}(?: and ${BUYER})?) (?:are )?welcome`,
  'iu',
)
const IS_BUYER = new RegExp(`^${BUYER}$`, 'iu')
const SHOP =
  /(?<!\p{L})(?<shop>shop|store|stall|market|clinic|studio|salon|spa|workshop|restaurant|bakery|gym|pharmacy)(?!\p{L})/iu
const ADDRESS =
  /(?<!\p{L})(?:no\.? ?\d+|at \d+(?= \p{Lu})|[Vv]isit us at|[Ss]treet|[Rr]oad|[Aa]venue|opposite|behind|beside|plaza|market|junction|roundabout|bus stop|walk[ -]?in|every \p{Lu}\p{Ll}+day at \p{Lu}\p{Ll}+)(?!\p{L})/u

// Facts about times, places and buyers, as typed. A string is empty if the text does not surely state its fact.
export interface TypedFacts {
  // Last day of the offer: `25 November`.
  last: string
  // When readers must have answered: `by 25 November`, `before Friday`.
  until: string
  // The date of the offer. Empty if the text names several dates.
  day: string
  // Days of the week after `every`, else a day of the week with an hour: `Monday and Thursday`.
  every: string
  // How long in advance to order: `2 days`.
  lead: string
  // A limited number: `15 seats`.
  few: string
  hours: string
  // Towns in which the business serves customers.
  towns: string
  buyers: string
  // What readers can visit: `shop`, or an empty string for another kind of address. Null if they cannot visit or goods
  // are delivered.
  shop: string | null
}

export function typedFacts(sentences: readonly string[], keywords: readonly string[]): TypedFacts {
  const text = sentences.join(' ')
  const group = (pattern: RegExp, name: string) => pattern.exec(text)?.groups?.[name] ?? ''
  const dates = new Set([...text.matchAll(ONCE)].map(({ groups }) => groups?.day ?? ''))
  const towns = FAR.test(text) ? [] : townsOf(sentences)
  const people = keywords.filter((keyword) => IS_BUYER.test(keyword))
  const named = group(FOR, 'buyers') || group(FOR, 'welcome') || joinList(people, ' and ')
  const [from, to] = [group(HOURS, 'from'), group(HOURS, 'to')]
  const last = group(LAST, 'day')
  const isSent = DELIVERED.test(text) || FAR.test(text)
  return {
    last,
    until: last && `${group(LAST, 'before') || 'by'} ${last}`,
    day: dates.size === 1 && DATED.test(text) ? [...dates][0]! : '',
    every: group(EVERY, 'days') || group(EVERY, 'next'),
    lead: group(LEAD, 'lead'),
    few: group(LIMIT, 'few') || group(LIMIT, 'last'),
    hours: from && to ? `between ${from} and ${to}` : '',
    towns: joinList(towns, ' and '),
    buyers: named.toLocaleLowerCase('en'),
    shop: isSent ? null : (SHOP.exec(text)?.groups?.shop?.toLowerCase() ?? (ADDRESS.test(text) ? '' : null)),
  }
}
