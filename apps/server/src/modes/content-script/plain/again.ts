import { MONTH } from '../../words/patterns.ts'
import type { Kind } from './clauses.ts'
import { isCovered } from './covered.ts'
import { begun } from './said-facts.ts'
import type { Telling } from './telling.ts'

/** Labels of facts, such as `the price`, and the kinds of facts that they name. */
const KINDS_NAMED: readonly (readonly [label: RegExp, kinds: readonly Kind[]])[] = [
  [/price|cost|fee|amount/iu, ['price', 'sum']],
  [/date|day|time|hour|when/iu, ['when']],
  [/place|address|location|venue|where/iu, ['place']],
  [/deliver|waybill/iu, ['reach']],
  [/offer|discount|promo|free/iu, ['offer']],
]
const CONTACT = /number|phone|whats ?app|contact|handle|account/iu
const DATE = /date|day|time|when/iu
const WEEKDAY = '(?:sun|mon|tues|wednes|thurs|fri|satur)days?'
const HOUR = String.raw`(?:,? (?:at |from |by )?\d{1,2}(?:[:.]\d\d)? ?(?:am|pm))?`
const DATED = new RegExp(
  String.raw`(?:${WEEKDAY},? )?\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}${HOUR}|${WEEKDAY}${HOUR}`,
  'iu',
)

/** Returns what the user asked to have said again: contacts, facts with the words of the label, facts of a kind, or a date. */
export function repeatedIn({ wishes, facts, head, contacts, own }: Telling): string {
  const found = wishes.again.flatMap((label) => {
    if (CONTACT.test(label) && contacts.length > 0) return contacts
    const kinds = KINDS_NAMED.find(([named]) => named.test(label))?.[1] ?? []
    const stems = (label.match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 6).toLowerCase())
    const worded = facts.filter(({ words }) => stems.some((stem) => words.toLowerCase().includes(stem)))
    const told = worded.length > 0 ? worded : facts.filter(({ kind }) => kinds.includes(kind))
    if (told.length > 0) return told.map(({ words }) => begun(words))
    const dated = DATE.test(label) ? DATED.exec(own.sentences.join(' '))?.[0] : undefined
    return dated ? [dated] : isCovered(head, label) ? [begun(head)] : []
  })
  return [...new Set(found)].join('; ')
}
