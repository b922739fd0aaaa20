import type { CopyStyle, Language } from '@ufaro/contract/tools/copywriter.ts'
import { asSentence, joinList } from '../own-words.ts'
import type { Frame } from '../words/frames/frame.ts'
import { saidLines, sayLine } from '../words/frames/said-lines.ts'
import { sureAsk } from '../words/frames/sure-ask.ts'
import type { Rule } from '../words/grammar.ts'
import { sortKeywords } from '../words/keywords.ts'
import { isListed, lexiconOf, sayWord } from '../words/lexicon.ts'
import { type OwnText, readOwnText, says } from '../words/plain/own-text.ts'
import type { PlainAsk } from '../words/plain/plain-ask.ts'
import { plainRules } from '../words/plain/plain-rules.ts'
import { capital } from '../words/spin.ts'
import { countWords, type Writer } from '../words/writer.ts'
import { inBreaths } from './breaths.ts'
import { fillUp, type Task } from './fill-up.ts'
import { GREETINGS, tonesOf } from './framed-tones.ts'
import type { Concept, ScriptPack } from './script-pack.ts'
import { STYLES } from './wishes.ts'

export interface FramedTask extends Task {
  language: Language
  own: OwnText
  ask: PlainAsk
  labels: Frame['labels']
  contacts: readonly string[]
}

/** Share of a script that is their own text, where not all of it fits. */
const OWN_SHARE = 0.6
const OWN_LEAST = 20
const SHORT_WORDS = 110

export function framedTask(task: Task, language: Language, frame: Frame, description: string): FramedTask {
  const { request, wishes, pack } = task
  const own = readOwnText(description, '', request.brandName)
  const ask = sureAsk(own)
  const rulesFor = (style: CopyStyle) => plainRules(frame, { ...own, ask }, { style, audience: 'Families' })
  const isCall = ask === 'come' || ask === 'give'
  const called: ScriptPack = isCall ? { ...pack, ...pack.calls?.[ask] } : pack
  return {
    ...task,
    pack: called,
    isCall,
    openings: (style) => rulesFor(style).hooks,
    closes: rulesFor(STYLES[request.contentStyle]).closes,
    ...{ language, own, ask, labels: frame.labels },
    contacts: [...new Set([...own.contacts, ...wishes.contacts])],
  }
}

/** A script in the language around the person's own sentences, which nothing of ours goes into. */
export function framedDraft(concept: Concept, writer: Writer, task: FramedTask): string[] {
  const { pack, wishes, values, wanted, speakers, language, own } = task
  const say = (rules: readonly Rule[]) => writer.say(rules, values)
  const isStory = concept === pack.story
  const told = toldOf(own, Math.max(wanted * OWN_SHARE, OWN_LEAST))
  const start = [
    ...wishes.tones.flatMap((tone) => (GREETINGS[tone] ? say(task.openings(GREETINGS[tone])) : [])),
    say(concept.starts),
  ]
  const brand = say(pack.brands)
  const who = say(pack.audiences)
  const facts = [
    ...inBreaths(saidLines(language, told).map(({ words }) => asSentence(words))),
    ...wishesIn(writer, task),
  ]
  const tones = tonesOf(wishes.tones, pack, task.grammar).map(say)
  const ends = [...(wanted < SHORT_WORDS ? [] : [say(concept.ends)]), say(task.closes), called(task), ...wishes.ends]
  // A story greets its audience at the end, the others at the start.
  const [early, late] = isStory ? [[], [who]] : [[who], []]
  const must = [...start, ...early, brand, ...facts, ...tones, ...late, ...ends].filter(Boolean)
  const more = fillUp(wanted - countWords(must.join(' ')), speakers - must.length, concept, writer, task)
  // The story is told before the facts.
  const [before, after] = isStory ? [more.steps, []] : [[], more.steps]
  return [...start, ...early, ...before, brand, ...facts, ...after, ...tones, ...more.advice, ...late, ...ends].filter(
    Boolean,
  )
}

const called = ({ contacts, labels }: FramedTask): string =>
  contacts.length === 0
    ? ''
    : asSentence(
        contacts.every((each) => /^\D*\d/u.test(each))
          ? `${labels.phone}: ${contacts.join(', ')}`
          : contacts.join(', '),
      )

/** Prices and numbers come first where not all of it fits. */
function toldOf({ sentences }: OwnText, most: number): string[] {
  const [first = '', ...others] = sentences
  const isVital = (sentence: string) => /₦|\d{4}/u.test(sentence)
  let told = [first]
  for (const sentence of [...others.filter(isVital), ...others.filter((each) => !isVital(each))])
    if (countWords([...told, sentence].join(' ')) <= most || isVital(sentence)) told = [...told, sentence]
  return sentences.filter((sentence) => told.includes(sentence))
}

/** What is to be said and was not: in the language, or as sentences of the person's own. */
function wishesIn(writer: Writer, { language, grammar, isCall, pack, own, wishes, values }: FramedTask): string[] {
  const all = own.sentences.join(' ').toLowerCase()
  const unsaid = wishes.say.filter((words) => !says(all, words))
  const clauses = unsaid.filter((words) => words.includes(' ') && sayLine(language, words) !== undefined)
  const left = unsaid.filter((words) => !clauses.includes(words))
  const isSaid = (word: string) => isListed(language, word)
  const { people, occasions, topics } = sortKeywords(left.filter(isSaid), lexiconOf(language))
  const list = (rules: readonly Rule[], words: readonly string[]) => {
    const each = joinList([...new Set(words.map((word) => sayWord(language, word)))], grammar.and)
    return each ? [writer.say(rules, { ...values, words: each, it: each })] : []
  }
  const typed = left.filter((word) => !isSaid(word))
  return [
    ...clauses.map((words) => asSentence(sayLine(language, words) ?? words)),
    ...(isCall
      ? list(pack.details, [...topics, ...people, ...occasions])
      : [...list(pack.details, topics), ...list(grammar.people, people), ...list(grammar.occasions, occasions)]),
    ...typed.filter((words) => words.includes(' ')).map((words) => asSentence(capital(words))),
    ...[typed.filter((words) => !words.includes(' ')).join(', ')]
      .filter(Boolean)
      .map((words) => asSentence(capital(words))),
  ]
}
