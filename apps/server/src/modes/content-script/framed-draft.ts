import type { CopyStyle, Language } from '@ufaro/contract/tools/copywriter.ts'
import { asSentence, joinList } from '../own-words.ts'
import type { Frame } from '../words/frames/frame.ts'
import { marked } from '../words/frames/marked.ts'
import { sayLine } from '../words/frames/said-lines.ts'
import { sureAsk } from '../words/frames/sure-ask.ts'
import type { Rule } from '../words/grammar.ts'
import { sortKeywords } from '../words/keywords.ts'
import { isListed, lexiconOf, sayWord } from '../words/lexicon.ts'
import { type OwnText, readOwnText, says } from '../words/plain/own-text.ts'
import { plainRules } from '../words/plain/plain-rules.ts'
import { capital } from '../words/spin.ts'
import { countWords, type Writer } from '../words/writer.ts'
import { factsOf, recallOf } from './framed-facts.ts'
import { roundsOf } from './framed-more.ts'
import type { FramedTask, Task } from './framed-task.ts'
import { GREETINGS, tonesOf } from './framed-tones.ts'
import type { Told } from './packs/talks/talk.ts'
import { TALKS } from './packs/talks/talks.ts'
import type { Concept, ScriptPack } from './script-pack.ts'
import { STYLES } from './wishes.ts'

type Framed = Exclude<Language, 'English'>

/** Largest share of a script that the user's own text may take. */
const OWN_SHARE = 0.6
const OWN_LEAST = 20
const SHORT_WORDS = 100
const RECALL_WORDS = 30
/** Scripts longer than this many words put two pieces of advice into one answer. */
const LONG_WORDS = 300

export function framedTask(task: Task, language: Framed, frame: Frame, description: string): FramedTask {
  const { request, wishes, pack } = task
  const own = readOwnText(marked(language, description), '', request.brandName)
  const ask = sureAsk(own)
  const rulesFor = (style: CopyStyle) => plainRules(frame, { ...own, ask }, { style, audience: 'Families' })
  const isCall = ask === 'come' || ask === 'give'
  const called: ScriptPack = isCall ? { ...pack, ...pack.calls?.[ask] } : pack
  return {
    ...task,
    talk: TALKS[language],
    pack: called,
    isCall,
    openings: (style) => rulesFor(style).hooks,
    closes: rulesFor(STYLES[request.contentStyle]).closes,
    ...{ language, own, ask, labels: frame.labels },
    contacts: [...new Set([...own.contacts, ...wishes.contacts])],
  }
}

interface Turn {
  asked: string
  told: string[]
}

/** Writes a script whose questions are answered by the user's sentences, which are repeated once at the end. */
export function framedDraft(concept: Concept, writer: Writer, task: FramedTask): string[] {
  const { pack, wishes, values, wanted, speakers, language, own, talk, request, isCall } = task
  const say = (rules: readonly Rule[]) => writer.say(rules, values)
  const isStory = concept === pack.story
  const isMany = speakers > 1
  const facts = factsOf(language, toldOf(own, Math.max(wanted * OWN_SHARE, OWN_LEAST)))
  const opening = [
    ...wishes.tones.flatMap((tone) => (GREETINGS[tone] ? say(task.openings(GREETINGS[tone])) : [])),
    say(concept.starts),
  ].filter(Boolean)
  const brand = !isCall && opening.join(' ').includes(values.brand) ? '' : say(pack.brands)
  const who = say(pack.audiences)
  const isLate = isStory && !isMany
  const turns: Turn[] = [
    isMany
      ? { asked: opening.join(' '), told: [brand, who] }
      : { asked: '', told: [...opening, ...(isLate ? [] : [who]), brand] },
    ...facts.map(({ lines }) => ({ asked: '', told: lines })),
    { asked: '', told: [...wishesIn(writer, task), ...tonesOf(wishes.tones, pack, task.grammar).map(say)] },
  ]
  const last: Turn = {
    asked: '',
    told: [...(isLate ? [who] : []), say(task.closes), called(task), ...wishes.ends],
  }
  let left = wanted - countWords([...turns, last].flatMap(({ told, asked }) => [asked, ...told]).join(' '))
  const fits = (line: string, spare = 2) => {
    const isShort = line !== '' && countWords(line) <= left + spare
    if (isShort) left -= countWords(line)
    return isShort
  }
  const ask = (turn: Turn | undefined, rules: readonly Rule[], spare?: number) => {
    if (!turn || turn.asked || turn.told.filter(Boolean).length === 0) return
    const line = say(rules)
    if (fits(line, spare)) turn.asked = line
  }
  const kindAsked = (kind: Told) => (task.ask === 'apply' || task.ask === 'give' ? 'more' : kind)
  const [first, ...others] = facts.map((fact, at) => ({ fact, turn: turns[at + 1]! }))
  if (isMany || concept === pack.quick)
    ask(first?.turn, isCall || task.ask === 'apply' ? talk.news : talk.what, speakers > 2 ? wanted : 2)
  if (speakers > 2) ask(last, task.ask === 'come' ? talk.replies : talk.how, wanted)
  const byPrice = others.toSorted(
    (one, other) => Number(other.fact.kind === 'price') - Number(one.fact.kind === 'price'),
  )
  for (const { fact, turn } of byPrice) ask(turn, talk.told[kindAsked(fact.kind)])
  const recalled = recallOf(facts, Math.min(RECALL_WORDS, left - 6))
  const recall = recalled && wanted >= SHORT_WORDS ? writer.say(talk.recall, { ...values, it: recalled }) : ''
  const isRecalled = fits(recall)
  if (isMany) ask(last, task.ask === 'come' ? talk.replies : talk.how)
  const end = isMany || wanted < SHORT_WORDS ? '' : say(concept.ends)
  const isEnded = fits(end)
  last.told.splice(isLate ? 1 : 0, 0, ...(isRecalled ? [recall] : []), ...(isEnded ? [end] : []))
  if (isMany) ask(turns.at(-1), talk.told.more)
  // The story continues before the facts.
  if (isStory && !isMany)
    for (const rule of concept.middles) {
      const line = say([rule])
      if (fits(line)) turns[0]!.told.push(line)
    }
  const rounds = roundsOf(concept, { ...task, request })
  const more: Turn[] = []
  for (const rules of rounds) {
    if (left <= 5) break
    const told = say(rules)
    const before = more.at(-1)
    const isJoined = isMany && wanted > LONG_WORDS && before?.told.length === 1
    const asked = isMany && told && !isJoined ? say(talk.replies) : ''
    if (!told || !fits(`${asked} ${told}`, 6)) continue
    if (isJoined) before.told.push(told)
    else more.push({ asked, told: [told] })
  }
  return spoken([...turns, ...more, last], isMany)
}

/** Alternates two speakers: lines without a question join the answer before them. */
function spoken(turns: readonly Turn[], isMany: boolean): string[] {
  const all = turns.map(({ asked, told }) => ({ asked, told: told.filter(Boolean) }))
  if (!isMany) return all.flatMap(({ asked, told }) => [asked, ...told]).filter(Boolean)
  const joined: Turn[] = []
  for (const { asked, told } of all) {
    const before = joined.at(-1)
    if (!before || (asked && before.told.length > 0)) joined.push({ asked, told })
    else {
      before.asked = [before.asked, asked].filter(Boolean).join(' ')
      before.told.push(...told)
    }
  }
  return joined.flatMap(({ asked, told }) => [asked, told.join(' ')]).filter(Boolean)
}

const called = ({ contacts, labels }: FramedTask): string =>
  contacts.length === 0
    ? ''
    : asSentence(
        contacts.every((each) => /^\D*\d/u.test(each))
          ? `${labels.phone}: ${contacts.join(', ')}`
          : contacts.join(', '),
      )

/** If not everything fits, prices and numbers come first. */
function toldOf({ sentences }: OwnText, most: number): string[] {
  const [first = '', ...others] = sentences
  const isVital = (sentence: string) => /₦|\d{4}/u.test(sentence)
  let told = [first]
  for (const sentence of [...others.filter(isVital), ...others.filter((each) => !isVital(each))])
    if (countWords([...told, sentence].join(' ')) <= most || isVital(sentence)) told = [...told, sentence]
  return sentences.filter((sentence) => told.includes(sentence))
}

/** Requested points that were not said yet, translated if possible, else as typed. */
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
