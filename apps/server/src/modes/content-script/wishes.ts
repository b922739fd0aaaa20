import type { ContentScriptRequest } from '@ufaro/contract/tools/content-script.ts'
import type { CopyStyle } from '@ufaro/contract/tools/copywriter.ts'
import { asSentence, readList } from '../own-words.ts'
import type { Grammar, Rules } from '../words/grammar.ts'
import { CONTACT } from '../words/patterns.ts'
import { capital } from '../words/spin.ts'
import type { ScriptPack } from './script-pack.ts'

export interface Wishes {
  say: string[]
  contacts: string[]
  show: string[]
  avoid: string[]
  /** Directions as they were typed: at the start of the script and at its end. */
  starts: string[]
  finals: string[]
  ends: string[]
  tones: Rules[]
  greetings: CopyStyle[]
}

const LANGUAGE_NAME = /^(?:in\s+)?(?:nigerian?\s+)?(?:pidgin|yoruba|hausa|igbo|english)$/iu
const SAY =
  /^(?:please\s+)?(?:mention|say|talk about|include|make (?:it )?clear|tell(?: them| people)?(?: about| that)?|add|state|highlight|emphasi[sz]e|use the words?|speak of|ẹ sọ|(?:a|ku) faɗi|kwuo)\s+(?:(?:that|say|pé|cewa|na|sị)\s+)?(?:the\s+)?(?<it>.+)$/iu
const SHOW =
  /^(?:please\s+)?(?:show|film|feature|focus on|display|(?:start|begin|open|end|close) with (?=an? (?:shot|close.?up|picture|view)))\s*(?:an? (?:shot|picture|view) of\s+)?(?<it>.+)$/iu
const SEEN = /^(?:please\s+)?make sure (?:that )?(?<it>.+?) (?:is|are|can be) (?:seen|shown|visible)$/iu
const END = /^(?:please\s+)?(?:end|close|finish)\s+(?:it\s+)?(?:with|on)\s+(?<it>.+)$/iu
/** Quoted words may hold full stops and commas. */
const QUOTED_END = /\b(?:end|close|finish)\s+(?:it\s+)?(?:with|on)\s+["“]([^"“”]+)["”]\.?/giu
const USUAL =
  /^(?:our\s+|the\s+)?(?:prices?|fees?|cost|dates?|day|time|venue|account(?: number| details)?|website|handle|email|(?:phone\s+|whatsapp\s+)?numbers?|contacts?|address|location|(?:brand\s+|business\s+)?name|offer|farashi|iye owó|ọnụ ahịa)$/iu
/** `our WhatsApp 0812 345 6789`, `call 0706 222 3344`: said by the last sentence anyway. */
const NUMBER =
  /^(?:call|our|the|my|whats ?app|phone|this)?\s*(?:whats ?app|phone|call|contact)?\s*(?:line|number)?\s*:?\s*[+\d][\d\s-]{8,}$|^(?:our|the|my)\s+(?:\p{L}+\s)?(?:numbers?|contacts?|name|logo)$/iu
const SENTENCE_END = /(?<=\p{Ll}|\d)\.\s+(?=\p{L})/gu
const AVOID =
  /^(?:please\s+)?(?:avoid|no|(?:do not|don['’]t) (?:show|mention|use|include|say)|without|leave out)\s+(?:showing\s+|using\s+)?(?<it>.+)$/iu
/** `say the date twice` */
const HOW_OFTEN =
  /\s+(?:once|twice|(?:two|three|\d) times|again|clearly|slowly|loudly|first|at the (?:start|beginning|end))$/iu
const FINAL = /^(?:please\s+)?(?:end|close|finish)\s+(?:it\s+)?(?:with|on|by)\s+(?:an?\s|\p{L}+ing\b)/iu
/** `start with a generator noise`, `set it in a market`, `two friends`, `calm voice` are done, not said. */
const DIRECTION = new RegExp(
  [
    "^(?:please\\s+)?(?:(?:start|begin|open)\\s+(?:it\\s+)?(?:with|on|by|in|at|from)|set (?:it|this|the|in)|make (?:it|them|sure|the)|keep (?:it|the)|let (?:the|it|them|an?|one|two|somebody)|have (?:the|an?|one|two|somebody)|use (?!code|promo)|be |do not |don[’']t |never |always |(?:write|speak|talk|act|sound|look|shoot|play|repeat|zoom|fade|cut)\\s)",
    "^(?:an?|one|two|three|four|some)\\s(?:\\p{L}+\\s){0,3}(?:friends?|sisters?|brothers?|customers?|sellers?|buyers?|couple|m[ae]n|wom[ae]n|girls?|boys?|mothers?|fathers?|grandm\\p{L}+|child|children|kids|neighbours?|colleagues?|actors?|people|persons?|voices?)\\b(?!’s|'s)",
    '^(?:very |a )?(?:calm|soft|warm|low|loud|fast|slow|upbeat|happy|sad|background|gentle|friendly|serious|funny|deep|female|male|lively|energetic|catchy|strong|emotional|dramatic|simple)\\s(?:\\p{L}+\\s)?(?:voice|voice ?over|music|tone|mood|pace|hook|start|opening|ending|language|narrator|narration|sounds?|style|energy)$',
  ].join('|'),
  'iu',
)

/** `Nigeria setting` is to be seen, not said. */
const SETTING = /\s(?:setting|scenes?|background|scenery)$/iu

const TONES: readonly (readonly [RegExp, (pack: ScriptPack, grammar: Grammar) => Rules])[] = [
  [/^street slang$/iu, ({ flavours }) => flavours.slang],
  [/^local references?$/iu, ({ flavours }) => flavours.local],
  [/^cultural context$/iu, ({ flavours }) => flavours.culture],
  [/^emotional$/iu, ({ flavours }) => flavours.heart],
  [/^educational$/iu, ({ flavours }) => flavours.tip],
  [/^entertaining$/iu, ({ flavours }) => flavours.game],
  [/^budget.friendly$/iu, ({ flavours }) => flavours.budget],
  [/^humou?r(?:ous)?$/iu, ({ flavours }) => flavours.joke],
  [/^professional$/iu, (_, { audiences }) => audiences.Professionals],
  [/^youth.focused$/iu, (_, { audiences }) => audiences['Gen Z']],
  [/^family.friendly$/iu, (_, { audiences }) => audiences.Families],
  [/^luxury$/iu, (_, { audiences }) => audiences['Luxury Consumers']],
]

const GREETINGS: readonly (readonly [RegExp, CopyStyle])[] = [
  [/^inspiring$/iu, 'Inspirational & Aspirational'],
  [/^casual$/iu, 'Friendly & Casual'],
]

export const STYLES: Readonly<Record<ContentScriptRequest['contentStyle'], CopyStyle>> = {
  dramatic: 'Urgent & Scarcity-driven',
  funny: 'Humorous & Witty',
  professional: 'Persuasive & Direct',
  inspirational: 'Inspirational & Aspirational',
  casual: 'Friendly & Casual',
}

export function readWishes(keyRequirements: string, pack: ScriptPack, grammar: Grammar): Wishes {
  const wishes: Wishes = {
    ...{ say: [], contacts: [], show: [], avoid: [], starts: [] },
    ...{ finals: [], ends: [], tones: [], greetings: [] },
  }
  const unquoted = keyRequirements.replace(QUOTED_END, (_, end: string) => {
    wishes.ends.push(asSentence(capital(end.trim())))
    return ''
  })
  for (const wish of readList(unquoted.replace(SENTENCE_END, '\n'))) {
    if (LANGUAGE_NAME.test(wish)) continue
    const tone = TONES.find(([named]) => named.test(wish))
    const contacts = wish.match(CONTACT) ?? []
    const [show, seen, avoid, end] = [SHOW, SEEN, AVOID, END].map((pattern) => pattern.exec(wish)?.groups?.it)
    const asked = SAY.exec(wish)?.groups?.it
    const said = (asked ?? wish).replace(HOW_OFTEN, '')
    const greeting = GREETINGS.find(([named]) => named.test(wish))
    if (tone) wishes.tones.push(tone[1](pack, grammar))
    else if (greeting) wishes.greetings.push(greeting[1])
    else if (show ?? seen) wishes.show.push(show ?? seen ?? '')
    else if (SETTING.test(wish)) wishes.show.push(wish)
    else if (avoid) wishes.avoid.push(avoid)
    else if (FINAL.test(wish)) wishes.finals.push(wish)
    else if (end && !NUMBER.test(end)) wishes.ends.push(asSentence(capital(end)))
    else if (contacts.length > 0) wishes.contacts.push(...contacts)
    else if (asked === undefined && DIRECTION.test(wish)) wishes.starts.push(wish)
    else if (!USUAL.test(said)) wishes.say.push(said)
  }
  return wishes
}
