import type { CopyStyle, Language } from '@ufaro/contract/tools/copywriter.ts'
import { asSentence, joinList } from '../own-words.ts'
import type { Frame } from '../words/frames/frame.ts'
import { frameRules } from '../words/frames/frame-rules.ts'
import { marked } from '../words/frames/marked.ts'
import { tradeOf } from '../words/frames/own-hooks.ts'
import { saidLines, sayLine } from '../words/frames/said-lines.ts'
import { folded, isAlone, isVisited, sureAsk } from '../words/frames/sure-ask.ts'
import type { TradeName } from '../words/frames/trades/trade-talk.ts'
import type { Rule } from '../words/grammar.ts'
import { sortKeywords } from '../words/keywords.ts'
import { isListed, lexiconOf, sayWord } from '../words/lexicon.ts'
import { withNaira } from '../words/money.ts'
import { type OwnText, readOwnText, says } from '../words/plain/own-text.ts'
import { softened } from '../words/softened.ts'
import { capital } from '../words/spin.ts'
import { countWords, type Writer } from '../words/writer.ts'
import { type Fact, factsOf, kindOf, partsOf, recallOf, withoutColon } from './framed-facts.ts'
import { isFunny, roundsOf } from './framed-more.ts'
import { beatsOf, spread, toldBeat } from './framed-story.ts'
import type { FramedTask, Task } from './framed-task.ts'
import { GREETINGS, tonesOf } from './framed-tones.ts'
import { spoken, type Turn } from './framed-turns.ts'
import { STORIES } from './packs/stories/stories.ts'
import { type Beat, storyOf } from './packs/stories/story.ts'
import type { Exchange, Told } from './packs/talks/talk.ts'
import { TALKS } from './packs/talks/talks.ts'
import type { ScriptPack } from './script-pack.ts'
import type { Spoken } from './stage.ts'
import { STYLES } from './wishes.ts'

type Framed = Exclude<Language, 'English'>

/** Largest share of a script’s words that the user’s own text may take. */
const OWN_SHARE = 0.6
const OWN_LEAST = 20
const SHORT_WORDS = 130
const RECALL_WORDS = 12
const HAGGLED_WORDS = 6
/** Haggling is left out unless this many words stay free for advice. */
const TIPS_WORDS = 24
const ENDS_IN_PRICE = /₦[\d,]+$/u
/** Scripts with more words than this join two pieces of advice into one answer and explain every fact. */
const LONG_WORDS = 120
const LONGER_WORDS = 200
const MEANT = 2
/** Share of the wanted words that may be missing. While more are missing, a draft adds advice and similar lines. */
const SHORTER = 0.07
/** Matches audiences that buy for a business. They get no lines about the trade, which suit only users of its goods. */
const BUSINESS =
  /\b(?:(?:shop|store|restaurant|hotel|salon|boutique|business) owners|(?:retail|resell|sell|trad|cater|plann)ers?|vendors?|shops|restaurants|hotels|supermarkets|offices|companies|businesses|onisowo|onile ounje|alatunta|olounje|masu (?:sayarwa|gidan abinci|sayar)|yan kasuwa|ndi na-ere|ndi na-azu ahia|ndi nwe ulo (?:oriri|ahia))\b/iu
/** Trades that serve a business as they serve a household. */
const SERVES_ALL: ReadonlySet<TradeName> = new Set<TradeName>([
  ...(['generators', 'phoneRepairs', 'carRepairs', 'appliances', 'solar', 'electric', 'plumbing', 'tyres'] as const),
  ...(['cash', 'dispatch', 'transport', 'print'] as const),
])
/** Leaves out the trade if all who are spoken to buy its goods in order to sell. */
const boughtBy = <T extends { name: TradeName }>(audience: string, trade: T | undefined): T | undefined =>
  trade && (SERVES_ALL.has(trade.name) || !buysToSell(audience)) ? trade : undefined
const buysToSell = (audience: string): boolean =>
  audience.split(/,|&|(?<!\p{L})(?:and|or|àti|tàbí|da|ko|na)(?!\p{L})/u).every((part) => BUSINESS.test(folded(part)))
const ROUNDS = 6
/** Number of lines for any trade at the end of a script that tells a story. */
const GENERAL = 2
const SHORTEST_BEAT = 20
/** Matches a wait that is long enough to plan for. */
const DAYS = /(?<!\bsame )\b(?:days?|weeks?|ojo|ose|kwana|mako|ubochi|izu)\b/iu
/** A stock line that shares this many words in a row with an earlier line counts as a repetition. */
const SAME_WORDS = 4
/** General advice may mention these kinds of facts only if the user’s text states a fact of the same kind. */
const ASKED_ONLY: ReadonlySet<Told> = new Set(['reach', 'warranty', 'wait', 'deal', 'pay', 'ahead'])

export function framedTask(task: Task, language: Framed, frame: Frame, description: string): FramedTask {
  const { request, wishes, pack } = task
  const own = readOwnText(marked(language, description), '', request.brandName)
  const ask = sureAsk(own)
  const contacts = [...new Set([...own.contacts, ...wishes.contacts])]
  const sentences = saidLines(language, own.sentences).map(({ words }) => words)
  const typed = { ...own, ask, contacts, sentences }
  const rulesFor = (style: CopyStyle) => frameRules(frame, typed, { style, audience: 'Families' })
  const isCall = ask === 'come' || ask === 'give'
  const called: ScriptPack = isCall ? { ...pack, ...pack.calls?.[ask] } : pack
  const trade =
    isCall || ask === 'apply' ? undefined : boughtBy(request.targetAudience, tradeOf(language, own, request.brandName))
  const { closes } = rulesFor(STYLES[request.contentStyle])
  const alone = isAlone(own)
  return {
    ...task,
    talk: TALKS[language],
    facts: factsOf(language, toldOf(own, Math.max(task.wanted * OWN_SHARE, OWN_LEAST))),
    pack: called,
    isCall,
    trade,
    stories: STORIES[language],
    story: storyOf(STORIES[language], ask, trade?.name),
    isSold: !isCall && ask !== 'apply',
    turn: task.random.pick([0, 1, 2]),
    openings: (style) => rulesFor(style).hooks,
    closes,
    voice: (rule) => (alone ? frame.alone.reduce((said, [us, me]) => said.replace(us, me), rule) : rule),
    ...{ language, own, ask, labels: frame.labels, isVisited: isVisited(typed) },
    contacts,
  }
}

/**
 * Writes a script from the user’s sentences. With several speakers, the sentences are the second speaker’s answers to
 * questions. If there is room, the last lines repeat prices and other facts that listeners must remember.
 */
export function framedDraft(concept: ScriptPack['story'], writer: Writer, task: FramedTask): Spoken[] {
  const { pack, wishes, values, wanted, speakers, talk, isCall, isSold, trade } = task
  const say = (rules: readonly Rule[], it = '') => writer.say(rules.map(task.voice), { ...values, it })
  const isMany = speakers > 1
  const isStory = concept === pack.story
  const isHired = task.ask === 'apply'
  const { facts } = task
  const opening = [
    ...wishes.tones.flatMap((tone) => (GREETINGS[tone] ? say(task.openings(GREETINGS[tone])) : [])),
    say(startsOf(concept, task)),
  ].filter(Boolean)
  const isNamed = opening.join(' ').includes(values.brand)
  const brand = isCall || isHired || !isNamed ? say(pack.brands) : ''
  const start = [say(pack.audiences), ...opening].join(' ')
  const wished: Turn = {
    asked: '',
    told: [...wishesIn(writer, task), ...tonesOf(wishes.tones, pack, task.grammar).map((rules) => say(rules))],
  }
  const turns: Turn[] = [
    isMany ? { asked: start, told: [brand] } : { asked: '', told: [start, brand] },
    ...facts.map(({ lines }) => ({ asked: '', told: [...lines] })),
    wished,
  ]
  const last: Turn = {
    asked: '',
    told: [say(task.closes), called(task), ...wishes.ends.map((end) => sayLine(task.language, end) ?? end)],
  }
  let left = wanted - countWords([...turns, last].flatMap(({ told, asked }) => [asked, ...told]).join(' '))
  const fits = (line: string, spare = 2) => {
    const isShort = line !== '' && countWords(line) <= left + spare
    if (isShort) left -= countWords(line)
    return isShort
  }
  const ask = (turn: Turn | undefined, rules: readonly Rule[], spare?: number) => {
    if (!turn || turn.asked || rules.length === 0 || turn.told.filter(Boolean).length === 0) return
    const line = say(rules)
    if (fits(line, spare)) turn.asked = line
  }
  const questions = (kind: Told): readonly Rule[] => talk.told[isHired || task.ask === 'give' ? 'more' : kind]
  const how = task.ask === 'come' ? talk.coming : task.isVisited ? [talk.coming[0]] : talk.how
  const [first, ...others] = facts.map((fact, at) => ({ fact, turn: turns[at + 1]! }))
  if (isMany && (isCall || isHired)) ask(first?.turn, talk.news, wanted)
  if (speakers > 2) ask(last, how, wanted)
  const byPrice = others.toSorted(
    (one, other) => Number(other.fact.kind === 'price') - Number(one.fact.kind === 'price'),
  )
  if (isMany) for (const { fact, turn } of byPrice) ask(turn, questions(fact.kind))
  const exchanged = ([asks, answers]: Exchange, it: string | undefined, spare?: number): Turn[] => {
    const [asked, told] = it ? [say(asks, it), say(answers, it)] : ['', '']
    return fits(asked && told && `${asked} ${told}`, spare) ? [{ asked, told: [told] }] : []
  }
  // When to order is said to the customer, who cannot repeat it.
  const repeated = isMany ? facts.filter(({ kind }) => kind !== 'ahead') : facts
  const recalled = wanted >= SHORT_WORDS ? recallOf(repeated, Math.min(RECALL_WORDS, left - 6)) : ''
  const ends: Turn[] = []
  const haggles = new Map<Turn, Turn[]>()
  const isFirm = task.request.contentStyle === 'professional' || facts.some(({ kind }) => kind === 'deal')
  if (isMany) {
    ask(last, how)
    ask(wished, talk.told.more)
    ends.push(...exchanged(talk.sum, recalled))
    for (const { fact, turn } of others) {
      const priced = partsOf(fact).filter((part) => ENDS_IN_PRICE.test(part) && countWords(part) <= HAGGLED_WORDS)
      if (isSold && !isFirm && priced.length > 1) haggles.set(turn, exchanged(talk.haggle, priced[0], -TIPS_WORDS))
    }
    if (isFunny(task)) ends.unshift(...exchanged([pack.flavours.joke, talk.laugh], values.brand))
  } else {
    const recall = recalled && `${say(talk.recall)}: ${asSentence(recalled)}`
    const end = wanted < LONGER_WORDS || !('ends' in concept) ? '' : say(concept.ends)
    last.told.unshift(...[recall, end].filter((line) => fits(line)))
    for (const { fact, turn } of others) {
      const line = withoutColon(turn.told[0]!)
      const lead = /: |^(?:If|Tí) /u.test(line) ? '' : say(talk.leads?.[fact.kind] ?? [])
      if (isSold && fits(lead)) turn.told[0] = `${lead} ${lead.endsWith(',') ? softened(line) : line}`
    }
  }
  const meant = isSold ? task.random.shuffle(others).slice(0, wanted > LONG_WORDS ? others.length : MEANT) : []
  const runs = new Set(turns.flatMap(({ told }) => told.flatMap(runsOf)))
  const isSaid = (line: string) => runsOf(line).some((run) => runs.has(run))
  for (const { fact, turn } of meant) {
    const line = say(meaningsOf(fact, task))
    if (!line || isSaid(line) || !fits(line, 4)) continue
    turn.told.push(line)
    for (const run of runsOf(line)) runs.add(run)
  }
  // An invitation or an appeal with one speaker tells its story before the facts.
  if (isStory && !isMany && isCall && 'middles' in concept)
    for (const rule of concept.middles) {
      const line = say([rule])
      if (fits(line)) turns[0]!.told.push(line)
    }
  const beats = beatsOf(concept, task)
  const done = new Set<Beat>()
  const play = (all: readonly Beat[], how = writer.sayAnew): Turn[] =>
    all.flatMap((beat) => {
      if (done.has(beat) || left < Math.max(SHORTEST_BEAT, wanted * SHORTER)) return []
      const told = toldBeat(beat, task, how)
      if (!told || !fits([told.asked, ...told.told].join(' '), 6)) return []
      done.add(beat)
      return [told]
    })
  const before = play(beats.before)
  // A decision means nothing if one voice quotes it.
  const after = isMany ? play(beats.after) : []
  const among = play(beats.among.slice(0, 1))
  const kinds = new Set(facts.map(({ kind }) => kind))
  const isOff = (line: string) => ASKED_ONLY.has(kindOf(line)) && !kinds.has(kindOf(line))
  const { sure, general } = roundsOf(concept, task)
  const more: (Turn & { asks: readonly Rule[] })[] = []
  let question: { asks: readonly Rule[]; line: string } | undefined
  const advise = (rounds: readonly (readonly Rule[])[], times: number, most = Number.POSITIVE_INFINITY) => {
    let lines = 0
    for (let at = 0; at < times * rounds.length && lines < most && left > Math.max(5, wanted * SHORTER); at++) {
      const rules = rounds[at % rounds.length]!
      const told = writer.sayAnew(rules.map(task.voice), values)
      if (!trade?.tips.includes(rules[0]!) && isOff(told)) continue
      // Skip lines that repeat what was said, except from the second round of a long script on.
      if ((at < rounds.length || wanted <= LONGER_WORDS) && isSaid(told)) continue
      if (!told || countWords(told) > left + 6) continue
      const last = more.at(-1)
      const asks = !isMany ? [] : isSold && sure.includes(rules) ? talk.replies : talk.viewers
      const isJoined = wanted > LONG_WORDS && last?.asks === asks && last.told.length === 1
      // If this answer is too long, keep the question for the next answer.
      if (!isJoined && asks.length > 0 && question?.asks !== asks) question = { asks, line: say(asks) }
      const asked = isJoined || asks.length === 0 ? '' : question!.line
      if (!fits(`${asked} ${told}`, 6)) continue
      lines++
      if (asked) question = undefined
      for (const run of runsOf(told)) runs.add(run)
      // An answer without a question of its own continues the one before. Very long scripts run out of questions.
      if (last && isMany && !asked) last.told.push(told)
      else more.push({ asked, told: [told], asks })
    }
  }
  if (task.story) {
    advise(sure, 1)
    among.push(...play(beats.among), ...play(beats.spare), ...play([...beats.among, ...beats.spare], writer.say))
    advise(general, 1, GENERAL)
  }
  advise([...sure, ...general], ROUNDS)
  const groups = turns.slice(2).map((turn) => [turn, ...(haggles.get(turn) ?? [])])
  return spoken([...turns.slice(0, 2), ...before, ...spread(groups, among), ...more, ...after, ...ends, last], speakers)
}

/** Returns rules for the opening line, mostly a question if the trade is known or if several people speak. */
function startsOf(concept: ScriptPack['story'], task: FramedTask): readonly Rule[] {
  const { pack, talk, trade, isCall, speakers, request } = task
  const starts = 'starts' in concept ? concept.starts : pack.brands
  if (isCall) return starts
  if (concept === pack.story && trade) return [trade.asked]
  if (concept === pack.story && task.ask === 'apply') return task.openings(STYLES[request.contentStyle])
  if (speakers === 1) return starts
  return concept === pack.answers ? talk.who : talk.what
}

/** Returns rules that say what the viewer can do with a fact. */
const meaningsOf = ({ kind, lines }: Fact, { talk, contacts }: FramedTask): readonly Rule[] =>
  kind === 'price' ||
  kind === 'time' ||
  kind === 'more' ||
  (kind === 'place' && contacts.length === 0) ||
  (kind === 'wait' && !DAYS.test(folded(lines.join(' '))))
    ? []
    : (talk.means[kind] ?? [])

/** Returns each sequence of SAME_WORDS neighbouring words of the line. */
function runsOf(line: string): string[] {
  const words = line.toLowerCase().match(/[\p{L}\p{M}\d’'-]+/gu) ?? []
  return words.slice(SAME_WORDS - 1).map((_, at) => words.slice(at, at + SAME_WORDS).join(' '))
}

const called = ({ contacts, labels }: FramedTask): string =>
  contacts.length === 0
    ? ''
    : asSentence(
        contacts.every((each) => /^\D*\d/u.test(each))
          ? `${labels.phone}: ${contacts.join(', ')}`
          : contacts.join(', '),
      )

/**
 * Selects the sentences to say. If there are more than `most` words, only the first sentence and those with a price or
 * four digits in a row are sure to be kept.
 */
function toldOf({ sentences }: OwnText, most: number): string[] {
  const [first = '', ...others] = sentences
  const isVital = (sentence: string) => /₦|\d{4}|\bn[aá][iì]r[aà]\b/iu.test(sentence)
  let told = [first]
  for (const sentence of [...others.filter(isVital), ...others.filter((each) => !isVital(each))])
    if (countWords([...told, sentence].join(' ')) <= most || isVital(sentence)) told = [...told, sentence]
  return sentences.filter((sentence) => told.includes(sentence))
}

/** Writes lines about requested points that the user’s text does not mention, translated if possible, else as typed. */
function wishesIn(writer: Writer, { language, grammar, isCall, pack, own, wishes, values }: FramedTask): string[] {
  const all = own.sentences.join(' ').toLowerCase()
  const unsaid = wishes.say.map(withNaira).filter((words) => !says(all, words))
  const isSaid = (word: string) => isListed(language, word)
  const isClause = (words: string) => words.includes(' ') && !isSaid(words) && sayLine(language, words) !== undefined
  const clauses = unsaid.filter(isClause)
  const left = unsaid.filter((words) => !isClause(words))
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
      .map((words) => writer.say(pack.details, { ...values, it: words }) || asSentence(capital(words))),
  ]
}
