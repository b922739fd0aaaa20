import type { CopyStyle } from '@ufaro/contract/tools/copywriter.ts'
import { joinList, withoutEnd } from '../own-words.ts'
import type { Rule } from '../words/grammar.ts'
import { VERB } from '../words/plain/own-lines.ts'
import { type OwnText, readOwnText, says } from '../words/plain/own-text.ts'
import type { Plain } from '../words/plain/plain.ts'
import { plainRules } from '../words/plain/plain-rules.ts'
import { isQuality } from '../words/qualities.ts'
import { softened } from '../words/softened.ts'
import { countWords, type Writer } from '../words/writer.ts'
import { inBreaths } from './breaths.ts'
import type { Task } from './fill-up.ts'
import { moreOf, type PlainTask } from './plain-more.ts'
import type { Concept, Guide } from './script-pack.ts'
import { STYLES } from './wishes.ts'

export function plainTask(task: Task, guide: Guide, plain: Plain, description: string): PlainTask {
  const { request, wishes, grammar } = task
  const own = readOwnText(description, wishes.say.join(', '), request.brandName)
  const contacts = [...new Set([...own.contacts, ...wishes.contacts])]
  const rulesFor = (style: CopyStyle) => plainRules(plain, own, { style, audience: 'Families' })
  return {
    ...task,
    values: { ...task.values, audience: audienceOf(request.targetAudience) },
    own,
    guide,
    openings: (style) => rulesFor(style).hooks,
    closes: rulesFor(STYLES[request.contentStyle]).closes,
    contact: contacts.length > 0 ? `: ${joinList(contacts, grammar.and)}` : '',
  }
}

const CAPITALS = /^(?:Gen|Nigerians?|Africans?|Lagosians?|Muslims?|Christians?|Catholics?|Yorubas?|Igbos?|Hausas?)\b/u

/** As it stands within a sentence; what is not surely a common word keeps its capital. */
const audienceOf = (typed: string): string => {
  const words = withoutEnd(typed.replace(/\s+/gu, ' ').trim())
  return CAPITALS.test(words) ? words : softened(words)
}

/** Share of a script that is their own text, where not all of it fits. */
const OWN_SHARE = 0.6
const SHORT_WORDS = 110

/** A script around the person's own text: the first sentence is introduced, the others follow as they were typed. */
export function plainDraft(concept: Concept, writer: Writer, task: PlainTask): string[] {
  const { pack, guide, own, wishes, values, wanted, speakers } = task
  const say = (rules: readonly Rule[]) => writer.say(rules, values)
  const told = toldOf(own, Math.max(wanted * OWN_SHARE, 20))
  const asked = told.filter(
    (sentence, at) => sentence.endsWith('?') && told.slice(0, at).every((each) => each.endsWith('?')),
  )
  const [first = '', ...rest] = told.slice(asked.length)
  const isStory = concept === pack.story
  const isShort = wanted < SHORT_WORDS
  const start = [
    ...wishes.greetings.map((style) => say(task.openings(style))),
    ...(asked.length > 0 ? [asked.join(' ')] : []),
    say(concept.starts),
    ...(isStory && !isShort ? [say([concept.middles[0]])] : []),
  ]
  const who = say(pack.audiences)
  const hasBrand = says(first.toLowerCase(), values.brand)
  // `From Kolo: Kolo is an app` names it twice; `Remember this: Hair salon in Yaba` announces no news.
  const unnamed = guide.leads.filter((each) => !each.includes('{brand}'))
  const lead = hasBrand ? unnamed : VERB.test(first) ? guide.leads : guide.names
  const facts = [
    // Two colons would follow each other.
    ...(first.includes(': ')
      ? [hasBrand ? '' : say(pack.brands), first]
      : first
        ? [writer.say(lead, { ...values, it: first })]
        : []),
    ...inBreaths(rest),
    ...wishesIn(writer, task),
  ]
  const tones = wishes.tones.map(say)
  const close = writer.say(task.closes, { ...values, contact: task.contact })
  const ends = [...(isShort ? [] : [say(concept.ends)]), close, ...wishes.ends]
  const [early, late] = isStory ? [[], [who]] : [[who], []]
  const must = [...start, ...early, ...facts, ...tones, ...late, ...ends].filter(Boolean)
  const more = moreOf(wanted - countWords(must.join(' ')), speakers - must.length, concept, writer, task)
  return [...start, ...early, ...facts, ...more.steps, ...tones, ...more.advice, ...late, ...ends].filter(Boolean)
}

function toldOf({ sentences }: OwnText, most: number): string[] {
  const [first = '', ...others] = sentences
  const vital = others.filter((sentence) => sentence.includes('₦'))
  let told = [first]
  for (const sentence of [...vital, ...others.filter((each) => !vital.includes(each))])
    if (countWords([...told, sentence].join(' ')) <= most) told = [...told, sentence]
  return sentences.filter((sentence) => told.includes(sentence))
}

const SMALL_WORDS = /^(?:the|and|for|our|that|with|all|you|your|are|is|of|a|an|in|on|to|we)$/iu

function isSaid(text: string, wish: string): boolean {
  const words = wish.split(/[^\p{L}\p{M}\p{N}]+/u).filter((each) => each && !SMALL_WORDS.test(each))
  return says(text, wish) || (words.length > 1 && words.every((each) => says(text, each)))
}

/** What is to be said and was not: a sentence each, single words together. */
function wishesIn(writer: Writer, { pack, guide, own, wishes, values }: PlainTask): string[] {
  const all = own.sentences.join(' ').toLowerCase()
  const unsaid = wishes.say.filter((words) => !isSaid(all, words))
  const words = unsaid.filter((each) => isQuality(each) || !/\s/u.test(each))
  const named = words.length > 0 ? [writer.say(guide.words, { ...values, it: joinList(words, ' and ') })] : []
  const clauses = unsaid.filter((each) => !words.includes(each))
  return [...clauses.map((it) => writer.say(pack.details, { ...values, it: withoutEnd(it) })), ...named]
}
