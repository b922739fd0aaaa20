import type { ContentScriptRequest } from '@ufaro/contract/tools/content-script.ts'
import type { CopyStyle } from '@ufaro/contract/tools/copywriter.ts'
import { readList } from '../own-words.ts'
import type { Grammar, Rules } from '../words/grammar.ts'
import type { ScriptPack } from './script-pack.ts'

export interface Wishes {
  say: string[]
  show: string[]
  avoid: string[]
  tones: ((openings: (style: CopyStyle) => Rules) => Rules)[]
}

const LANGUAGE_NAME = /^(?:in\s+)?(?:nigerian?\s+)?(?:pidgin|yoruba|hausa|igbo|english)$/iu
const SAY =
  /^(?:please\s+)?(?:mention|say|talk about|include|tell(?: them| people)?(?: about| that)?|add|state|highlight|emphasi[sz]e|use the words?|speak of)\s+(?:that\s+|the\s+)?(?<it>.+)$/iu
const SHOW =
  /^(?:please\s+)?(?:show|film|feature|focus on|display|start with a shot of|end with a shot of)\s+(?<it>.+)$/iu
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
  const wishes: Wishes = { say: [], show: [], avoid: [], tones: [] }
  for (const wish of readList(keyRequirements)) {
    if (LANGUAGE_NAME.test(wish)) continue
    const tone = TONES.find(([named]) => named.test(wish))
    const [show, avoid] = [SHOW.exec(wish)?.groups?.it, AVOID.exec(wish)?.groups?.it]
    if (tone) wishes.tones.push((openings) => tone[1](pack, grammar, openings))
    else if (show) wishes.show.push(show)
    else if (avoid) wishes.avoid.push(avoid)
    else wishes.say.push(SAY.exec(wish)?.groups?.it ?? wish)
  }
  return wishes
}
