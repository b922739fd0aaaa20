import type { ContentScriptRequest } from '@ufaro/contract/tools/content-script.ts'
import type { CopyStyle } from '@ufaro/contract/tools/copywriter.ts'
import { readList } from '../own-words.ts'
import type { Grammar, Rules } from '../words/grammar.ts'
import { CONTACT } from '../words/patterns.ts'
import type { ScriptPack } from './script-pack.ts'

export interface Wishes {
  say: string[]
  contacts: string[]
  show: string[]
  avoid: string[]
  tones: ((openings: (style: CopyStyle) => Rules) => Rules)[]
}

const LANGUAGE_NAME = /^(?:in\s+)?(?:nigerian?\s+)?(?:pidgin|yoruba|hausa|igbo|english)$/iu
const SAY =
  /^(?:please\s+)?(?:mention|say|talk about|include|tell(?: them| people)?(?: about| that)?|add|state|highlight|emphasi[sz]e|use the words?|speak of)\s+(?:that\s+|the\s+)?(?<it>.+)$/iu
const SHOW =
  /^(?:please\s+)?(?:show|film|feature|focus on|display|start with a shot of|end with a shot of)\s+(?<it>.+)$/iu
const END = /^(?:please\s+)?(?:end|close|finish)\s+(?:it\s+)?(?:with|on)\s+(?<it>.+)$/iu
/** What the script says anyway if it was given. */
const USUAL =
  /^(?:our\s+|the\s+)?(?:prices?|(?:phone\s+|whatsapp\s+)?numbers?|contacts?|address|location|(?:brand\s+|business\s+)?name|offer)$/iu
/** A full stop before a capital letter ends a wish as a comma does. */
const SENTENCE_END = /(?<=\p{Ll}|\d)\.\s+(?=\p{Lu})/gu
const AVOID =
  /^(?:please\s+)?(?:avoid|no|do not(?: show| mention| use)?|don['’]t(?: show| mention| use)?|without|leave out)\s+(?<it>.+)$/iu

const TONES: readonly (readonly [
  RegExp,
  (pack: ScriptPack, grammar: Grammar, openings: (style: CopyStyle) => Rules) => Rules,
])[] = [
  [/^street slang$/iu, ({ flavours }) => flavours.slang],
  [/^local references?$/iu, ({ flavours }) => flavours.local],
  [/^cultural context$/iu, ({ flavours }) => flavours.culture],
  [/^emotional$/iu, ({ flavours }) => flavours.heart],
  [/^educational$/iu, ({ flavours }) => flavours.tip],
  [/^entertaining$/iu, ({ flavours }) => flavours.game],
  [/^budget.friendly$/iu, ({ flavours }) => flavours.budget],
  [/^humou?r(?:ous)?$/iu, ({ flavours }) => flavours.joke],
  [/^inspiring$/iu, (_, __, openings) => openings('Inspirational & Aspirational')],
  [/^casual$/iu, (_, __, openings) => openings('Friendly & Casual')],
  [/^professional$/iu, (_, { audiences }) => audiences.Professionals],
  [/^youth.focused$/iu, (_, { audiences }) => audiences['Gen Z']],
  [/^family.friendly$/iu, (_, { audiences }) => audiences.Families],
  [/^luxury$/iu, (_, { audiences }) => audiences['Luxury Consumers']],
]

export const STYLES: Readonly<Record<ContentScriptRequest['contentStyle'], CopyStyle>> = {
  dramatic: 'Urgent & Scarcity-driven',
  funny: 'Humorous & Witty',
  professional: 'Persuasive & Direct',
  inspirational: 'Inspirational & Aspirational',
  casual: 'Friendly & Casual',
}

export function readWishes(keyRequirements: string, pack: ScriptPack, grammar: Grammar): Wishes {
  const wishes: Wishes = { say: [], contacts: [], show: [], avoid: [], tones: [] }
  for (const wish of readList(keyRequirements.replace(SENTENCE_END, '\n'))) {
    if (LANGUAGE_NAME.test(wish)) continue
    const tone = TONES.find(([named]) => named.test(wish))
    const contacts = wish.match(CONTACT) ?? []
    const [show, avoid, end] = [SHOW, AVOID, END].map((pattern) => pattern.exec(wish)?.groups?.it)
    const said = SAY.exec(wish)?.groups?.it ?? wish
    if (tone) wishes.tones.push((openings) => tone[1](pack, grammar, openings))
    else if (show) wishes.show.push(show)
    else if (avoid) wishes.avoid.push(avoid)
    else if (contacts.length > 0) wishes.contacts.push(...contacts)
    else if (end) wishes.show.push(end)
    else if (!USUAL.test(said)) wishes.say.push(said)
  }
  return wishes
}
