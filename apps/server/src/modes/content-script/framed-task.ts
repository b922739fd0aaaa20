import type { ContentScriptRequest } from '@ufaro/contract/tools/content-script.ts'
import type { CopyStyle, Language } from '@ufaro/contract/tools/copywriter.ts'
import type { Random } from '../random.ts'
import type { Frame } from '../words/frames/frame.ts'
import type { ownTrade } from '../words/frames/own-hooks.ts'
import type { Grammar, Rule, Rules } from '../words/grammar.ts'
import type { OwnText } from '../words/plain/own-text.ts'
import type { PlainAsk } from '../words/plain/plain-ask.ts'
import type { Fact } from './framed-facts.ts'
import type { Stories, Story } from './packs/stories/story.ts'
import type { Talk } from './packs/talks/talk.ts'
import type { ScriptPack } from './script-pack.ts'
import type { Wishes } from './wishes.ts'

export interface Task {
  request: ContentScriptRequest
  pack: ScriptPack
  grammar: Grammar
  wishes: Wishes
  random: Random
  /** Whether the script is an invitation or an appeal for donations, in which nothing is sold. */
  isCall: boolean
  wanted: number
  speakers: number
  openings: (style: CopyStyle) => Rules
  closes: Rules
  values: Readonly<Record<'product' | 'brand' | 'audience', string>>
}

export interface FramedTask extends Task {
  language: Language
  own: OwnText
  ask: PlainAsk
  isVisited: boolean
  labels: Frame['labels']
  contacts: readonly string[]
  talk: Talk
  facts: readonly Fact[]
  trade: ReturnType<typeof ownTrade>
  stories: Stories
  /** Undefined for an invitation, an appeal or a job in a language that has no story for it. */
  story: Story | undefined
  /** Whether anything is sold: no invitation, appeal or job. */
  isSold: boolean
  /** Which script begins with which beats: 0, 1 or 2. */
  turn: number
  /** Changes `we` to `I` in a rule if the user works alone. */
  voice: (rule: Rule) => Rule
}
