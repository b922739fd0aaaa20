import type { Language } from '@ufaro/contract/tools/copywriter.ts'
import { asSentence, withoutEnd } from '../own-words.ts'
import { saidLines } from '../words/frames/said-lines.ts'
import { folded } from '../words/frames/sure-ask.ts'
import { linesOf } from '../words/plain/own-lines.ts'
import { countWords } from '../words/writer.ts'
import { inBreaths } from './breaths.ts'
import type { Told } from './packs/talks/talk.ts'

export interface Fact {
  kind: Told
  lines: string[]
}

const KINDS: readonly (readonly [Exclude<Told, 'more' | 'place'>, RegExp])[] = [
  ['price', /₦/u],
  ['warranty', /\b(?:warranty|guarantee|garanti|idaniloju|nkwa)\b/iu],
  [
    'reach',
    /\b(?:deliver\w*|waybill|ship(?:ping)?|nationwide|pick ?-?up|home service|come (?:to )?(?:your|you)|gbe e wa|wa si(?:le| ile)|ranse|kai (?:wa|kaya)|zuwa gid\w+|aika|na-ebu\w*|na-ezi\w*|na-abia n|ulo gi)\b/iu,
  ],
  [
    'time',
    /\b\d{1,2} ?[ap]m\b|\b(?:every ?day|open|hours?|days?|weeks?|minutes?|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?s?\b|\b(?:kwana|awa|kullum|karfe|aago|wakati|ojo|ojumo|elekere|ubochi|kwa izu)\b/iu,
  ],
]
const STANDS =
  /^(?:our )?(?:shop|office|store|address|location|located|find us|visit us|opposite|we dey|shago|muna a|soobu|a wa|ulo ahia|anyi no|no\.? ?\d)\b/iu

export function kindOf(sentence: string): Told {
  const plain = folded(sentence)
  const found = KINDS.find(([, named]) => named.test(plain))?.[0]
  if (found && found !== 'time') return found
  if (STANDS.test(plain) || linesOf(sentence).some(({ mark }) => mark === 'place')) return 'place'
  return found ?? 'more'
}

/** Groups sentences by the question they answer; the first sentence stays alone. */
export function factsOf(language: Language, told: readonly string[]): Fact[] {
  const facts: Fact[] = []
  for (const [at, sentence] of told.entries()) {
    const kind = at === 0 ? 'more' : kindOf(sentence)
    const spoken = saidLines(language, [sentence]).map(({ words }) => asSentence(words))
    const same = facts.slice(1).find((fact) => fact.kind === kind)
    if (same) same.lines = inBreaths([...same.lines, ...spoken])
    else facts.push({ kind, lines: inBreaths(spoken) })
  }
  return facts
}

const RECALLED: Readonly<Record<Told, number>> = { price: 0, time: 1, place: 2, reach: 3, warranty: 4, more: 5 }

/** The recap at the end, as one sentence: prices first, then the other facts in their order. */
export function recallOf(facts: readonly Fact[], most: number): string {
  const parts = facts.flatMap(({ kind, lines }, at) =>
    lines.map((line) => ({
      line: withoutEnd(line.replace(/(?<=[^.])\. (?=\P{Ll})/gu, '; ')),
      rank: at === 0 ? 1 : RECALLED[kind],
    })),
  )
  const kept = new Set<string>()
  for (const { line } of parts.toSorted((one, other) => one.rank - other.rank))
    if (!/[?!]/u.test(line) && countWords([...kept, line].join(' ')) <= most) kept.add(line)
  return parts
    .filter(({ line }) => kept.has(line))
    .map(({ line }) => line)
    .join('; ')
}
