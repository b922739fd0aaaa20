import type { Rule } from '../../words/grammar.ts'
import { VERB } from '../../words/plain/own-lines.ts'
import { says } from '../../words/plain/own-text.ts'
import type { PlainAsk } from '../../words/plain/plain-ask.ts'
import { hasArticle, withArticle } from './nouns.ts'
import { ASKING, begun, type Said } from './said-facts.ts'

export const BUSINESS =
  /^(?:(?!\p{L}+(?:ing|s)\s(?:and|in)\s|(?:from|by|for|our|your)\s)[\p{L}’'-]+\s){0,4}?(?:salon|shop|store|pharmacy|chemist|clinic|hospital|restaurant|buka|canteen|caf[eé]|bakery|hall|company|agency|farm|studio|school|academy|college|cr[eè]che|hotel|guest ?house|lounge|bar|cent(?:re|er)|market|supermarket|firm|foundation|ngo|church|boutique|spa|gym|garage|workshop|hub|lab|laboratory|brand|business|bookshop|kitchen|platform|app|hostel|club)(?=$|[,;]|\s(?:in|at|for|with|near|on|from|that|where|of|and|opposite|behind|along|around|to)\s)/iu
const ONE =
  /^(?:\d+[- ](?:bed\p{L}*|room)\s(?:\p{L}+\s)?)?(?:[\p{L}-]+\s){0,3}?(?:flat|house|duplex|apartment|office|bungalow|car|bus|van|plot|shortlet|self[- ]contain|plumber|electrician|carpenter|tailor|barber|mechanic|photographer|caterer|painter|welder|driver|tutor|nurse|doctor|lawyer|designer|technician|box|basket|hamper|kit|cooler|tray|masterclass|class|picnic|workshop|bootcamp|course)(?=$|[,;]|\s(?:of|in|at|for|with|near|on|to|inside|behind|along)\s)/iu
const NEEDED =
  /^(?<what>(?:an?\s)?(?!urgently)[\p{L}\s-]+?) (?:urgently )?(?<done>needed|wanted|required)(?<rest>[\s\S]*)$/iu

/** Matches a sentence that already names the business, by a shorter name than the brand: `MamaCare is an app`. */
const NAMED = /^\p{Lu}\S*(?: \p{Lu}\S*)? is an? /u

/** `named` rules contain the brand. `plain` rules are used if the brand has just been named. */
interface Introduction {
  named: readonly Rule[]
  plain: readonly Rule[]
  values: Said['values']
}

const BARE: Omit<Introduction, 'values'> = {
  named: [
    '[This is|Welcome to|Meet|You are with|Here is] {brand}. {typed}.',
    '[This is|Meet|Here is|From] {brand}: {it}.',
  ],
  plain: ['{typed}.', '[Look|See|Hear this]: {it}.'],
}
const WE: Omit<Introduction, 'values'> = {
  named: ['[At|Here at|Over here at] {brand}, {it}.', '[This is|We are|Welcome to|Meet] {brand}. {typed}.'],
  plain: ['{typed}.'],
}
const IS_A: Omit<Introduction, 'values'> = {
  named: [
    '{brand} is {one}.',
    '[We are|This is|Welcome to|You are with] {brand}, {one}.',
    '[Have you heard of|Do you know] {brand}? It is {one}.',
  ],
  plain: ['[It is|We are] {one}.'],
}
const OFFER: Omit<Introduction, 'values'> = {
  named: [
    '[At|With] {brand} you [get|will find|can have] {it}.',
    '{brand} [offers|has|brings you] {it}.',
    '[Come to|Think of|Remember] {brand} for {it}.',
    '[For|If you want|If you need|When you need] {it}, [there is|think of|remember|come to] {brand}.',
  ],
  plain: ['[You get|We offer|There you find|We have] {it}.'],
}
const LEARN: Omit<Introduction, 'values'> = {
  named: ['[With|At] {brand} you [|can ]{it}.', '{brand} [helps you|is where you|is the place to] {it}.'],
  plain: ['[There|Here|With us] you [|can ]{it}.'],
}
const INVITE: Omit<Introduction, 'values'> = {
  named: ['{brand} invites you to {event}.', '[Come to|You are invited to|Join us for] {event}, with {brand}.'],
  plain: ['[You are invited to|Come to|Join us for|We invite you to] {event}.'],
}
const NEED: Omit<Introduction, 'values'> = {
  named: ['[At|Here at] {brand}, {one} is {done}{rest}.', '{brand} [needs|is looking for] {one}{rest}.'],
  plain: ['[We need|We are looking for] {one}{rest}.'],
}

export function introductionOf(head: string, brand: string, ask: PlainAsk): Introduction {
  const it = begun(head)
  const values = { it, typed: head, one: withArticle(it), event: it, done: '', rest: '' }
  const needed = NEEDED.exec(head)?.groups
  const isNamed = says(head.toLowerCase(), brand) || NAMED.test(head)
  if (isNamed || /:/u.test(head)) return { named: isNamed ? BARE.plain : BARE.named, plain: BARE.plain, values }
  if (/^(?:we|i)\s/iu.test(head)) return { ...WE, values }
  if (ask === 'apply' && needed)
    return {
      ...NEED,
      values: { ...values, one: withArticle(begun(needed.what!)), done: needed.done!, rest: needed.rest! },
    }
  if (ask === 'come' && !ASKING.test(head) && !VERB.test(head) && !/^(?:join|are|is|it)\s/iu.test(head)) {
    const isName = (it === head && !/^\d/u.test(head)) || hasArticle(head) || /^\d+(?:st|nd|rd|th) /u.test(head)
    return { ...INVITE, values: { ...values, event: dated(isName ? head : `the ${it}`) } }
  }
  if (BUSINESS.test(head)) return { ...IS_A, values }
  if (
    /^(?:learn|get|enjoy|rent|hire|buy|shop|discover|save|build|start|order|book(?! (?:clubs?|shops?|stores?|launch|fairs?|keeping)\b)|eat|find|drink|wear|sell|send)\s/iu.test(
      head,
    ) &&
    ask !== 'give'
  )
    return { ...LEARN, values }
  if (ask === 'give' || ask === 'come' || ask === 'apply' || VERB.test(head) || ASKING.test(head))
    return { ...BARE, values }
  return { ...OFFER, values: { ...values, it: ONE.test(head) ? withArticle(it) : it } }
}

const UNDATED =
  /(?<=\p{Ll}) (?<!(?<!\p{L})(?:on|every|each|this|next|last|and|to|till|until|from|by|of|-|–) )(?=(?:sun|mon|tues|wednes|thurs|fri|satur)day(?!s)\b)/giu
const UNTIMED =
  /(?<=\p{L}|\d) (?<!(?<!\p{L})(?:at|from|by|to|till|until|before|after|and|-|–|for) )(?=\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)\b)/giu

/** Puts `on` before a day and a comma before an hour, which people leave out when they type. */
const dated = (event: string): string => event.replace(UNDATED, ' on ').replace(UNTIMED, ', ')
