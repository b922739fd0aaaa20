import type { Rule } from '../../words/grammar.ts'
import { countWords, type Writer } from '../../words/writer.ts'
import type { Tip } from '../packs/trades/trade-pack.ts'
import type { Spoken } from '../stage.ts'
import { type ArcName, arcOf, type Block } from './arcs.ts'
import type { Kind } from './clauses.ts'
import { BRAND, NOTE, RECAP, SHORT_HEARD, THANKS } from './frames.ts'
import { meaningsOf } from './meanings.ts'
import { lowered, toAsk, type Voices, voicesOf } from './saying.ts'
import { isCalled, type Telling } from './telling.ts'
import { tipRules } from './tip-rules.ts'
import { SAID } from './tones.ts'

const LONG_WORDS = 320
const WOVEN_WORDS = 170
const MOST_SHARE = 1.1
const RECAP_SHARE = 0.12
const NOTE_LEAST = 60
const ARCS: readonly ArcName[] = ['story', 'answers', 'quick']
const TIP_LEADS: readonly Rule[] = [
  '[Tip|Quick tip|Small tip|Free tip|One more tip|A tip][||, my people|, friends|, listen]:',
  '[Note this|Hear this|Remember|Take this along|Write this down][||, my people|, friends]:',
]
const SHORT: readonly Rule[] = [
  '[Do not just like and scroll|Do not keep it for later|Do not watch and go|Now that you know, use it][||, my people|, friends|, please].',
  '[Save this|Keep this|Screenshot this] [for later|before you scroll|now][||, please|, you may need it].',
  '[Send this to|Share this with|Show this to] [a friend|your sister|one person|a neighbour] [today|now|who needs it].',
]

export function linesOf(name: ArcName, writer: Writer, telling: Telling): Spoken[] {
  const whole = mustOf(name, writer, telling, false)
  const { voices, open, facts, wished, toned, close, must, heard } =
    wordsOf([...whole.must, ...whole.heard]) > telling.wanted * MOST_SHARE ? mustOf(name, writer, telling, true) : whole
  const recap = telling.wanted >= LONG_WORDS ? recapOf(writer, voices, telling) : []
  const left = telling.wanted - wordsOf([...must, ...heard, ...recap])
  const advice = adviceOf(name, facts, left, writer, voices, telling)
  const body = facts.flatMap(({ lines }, at) => {
    const end = lines.findLastIndex(({ by }) => by === 0) + 1
    return [...lines.slice(0, end), ...advice.meant[at]!, ...lines.slice(end), ...advice.after[at]!]
  })
  return [...woven([...open, ...body], heard), ...wished, ...toned, ...advice.more, ...recap, ...close]
}

function mustOf(name: ArcName, writer: Writer, telling: Telling, isBare: boolean) {
  const voices = voicesOf(telling.speakers)
  const arc = arcOf(name, writer, voices, telling, isBare)
  const toned = tonesIn(writer, voices, telling)
  const must = [...arc.open, ...arc.facts.flatMap(({ lines }) => lines), ...arc.wished, ...toned, ...arc.close]
  return { ...arc, voices, toned, must, heard: everybody(must, writer, voices, telling) }
}

const wordsOf = (lines: readonly Spoken[]) => countWords(lines.map(({ text }) => text).join(' '))

function tonesIn(writer: Writer, { seller }: Voices, { request, wishes, trade, wanted, values }: Telling): Spoken[] {
  const isFunny = request.contentStyle === 'funny' || wishes.tones.includes('joke')
  const jokes = isFunny ? (wanted >= LONG_WORDS ? [trade.jokes, trade.jokes] : [trade.jokes]) : []
  const said = wishes.tones.flatMap((tone) => (SAID[tone] ? [SAID[tone]] : []))
  return [...jokes, ...said].map((rules) => seller(writer.say(rules, values))).filter(({ text }) => text)
}

function everybody(
  must: readonly Spoken[],
  writer: Writer,
  { other }: Voices,
  { speakers, values }: Telling,
): Spoken[] {
  const silent = Array.from({ length: speakers }, (_, at) => at).filter((at) => !must.some(({ by }) => by === at))
  return silent.map((by) => ({ ...other(writer.say(SHORT_HEARD, values)), by }))
}

/** Inserts reactions evenly between the lines, never between a question and its answer. */
function woven(lines: readonly Spoken[], heard: readonly Spoken[]): Spoken[] {
  const step = Math.max(1, Math.floor(lines.length / (heard.length + 1)))
  const left = [...heard]
  const spread = lines.flatMap((line, at) => {
    const isDue = heard.length - left.length < Math.floor((at + 1) / step)
    const next = isDue && line.by === 0 && !lines[at + 1]?.follows ? left.shift() : undefined
    return next ? [line, next] : [line]
  })
  return [...spread, ...left]
}

function recapOf(writer: Writer, { seller }: Voices, { facts, head, wanted, values }: Telling): Spoken[] {
  const clauses = [head, ...facts.map(({ words }) => words)].filter((words) => words && !words.includes(':'))
  const told: string[] = []
  for (const words of clauses)
    if (countWords([...told, words].join(' ')) <= wanted * RECAP_SHARE) told.push(lowered(words))
  const mark = told.some((words) => words.includes(',')) ? '; ' : ', '
  return told.length > 0 ? [seller(writer.say(RECAP, { ...values, it: told.join(mark) }))] : []
}

/** What each question is about, so that advice on paying follows the price. */
const TOPICS: Readonly<Partial<Record<Kind, RegExp>>> = {
  price: /total|price|cost|fees?\b|budget|money|pay for/u,
  pay: /\bpay|deposit|instal/u,
  reach: /deliver|address|receiv|get there|arriv|send first|visit/u,
  when: /early|when|\btime\b|date/u,
  trust: /warranty|guarantee|trust|how do I know|safe|certificate|real|last/u,
  must: /need|bring|papers|prepare|ready|experience/u,
  place: /get there|distance|address|area|road|hall/u,
  offer: /gift|compare|total/u,
  how: /apply|write|say|order|book|choose/u,
}

/** Adds to each fact what it means to the viewer and advice on the same topic. Further advice follows the facts. */
function adviceOf(
  name: ArcName,
  facts: readonly Block[],
  words: number,
  writer: Writer,
  voices: Voices,
  telling: Telling,
) {
  const { speakers, values, ask, tips, further, wanted } = telling
  const [own, others] = [ownOf(name), (tip: Tip, at: number) => !ownOf(name)(tip, at)]
  const related = tips.length > 0 ? tips.filter(own) : further.filter(own)
  const order = [...tips.filter(own), ...tips.filter(others), ...further.filter(own), ...further.filter(others)]
  const used = new Set<Tip>()
  let left = words
  const take = (tip: Tip | undefined, mayRepeat = false): Spoken[] => {
    const said = tip && left > 5 ? tipLines(name, tip, mayRepeat ? writer.say : writer.sayAnew, telling, used.size) : []
    if (!tip || said.length === 0 || !said.every(Boolean) || countWords(said.join(' ')) > left + 4) return []
    used.add(tip)
    left -= countWords(said.join(' '))
    return tipSpoken(said, voices)
  }
  const fill = (rules: readonly Rule[], voice: (text: string) => Spoken): Spoken[] => {
    const text = left > 5 ? writer.sayAnew(rules, values) : ''
    if (!text || countWords(text) > left + 4) return []
    left -= countWords(text)
    return [voice(text)]
  }
  const isLong = wanted >= WOVEN_WORDS
  const turn = (ARCS.indexOf(name) + telling.turn) % ARCS.length
  const meant: Spoken[][] = facts.map(() => [])
  const told = new Set<Rule>()
  for (let time = 0; time < (isLong ? 2 : 1); time++)
    for (const [at, { clauses }] of facts.entries()) {
      const rules = clauses.flatMap((clause) => meaningsOf(clause, turn, isCalled(ask)))
      const apt = telling.isOutsider ? rules.filter((rule) => !SPOKEN_BY_SELLER.test(rule)) : rules
      const rule = apt.slice(0, time + 1).find((each) => !told.has(each))
      if (rule) told.add(rule)
      if (rule) meant[at]!.push(...fill([rule], voices.seller).map((line) => ({ ...line, follows: true })))
    }
  const isWoven = isLong && name !== 'quick'
  const after = facts.map(({ kind }) =>
    isWoven ? take(related.find((tip) => !used.has(tip) && TOPICS[kind]?.test(tip[0]))) : [],
  )
  const more: Spoken[] = []
  if (left > NOTE_LEAST && !isCalled(ask)) more.push(...fill(NOTE, voices.seller))
  for (const tip of order) if (!used.has(tip)) more.push(...take(tip))
  // When all advice is used, repeats it in other words; only then says sentences that the user has seen before.
  for (const mayRepeat of [false, true]) for (const tip of order) more.push(...take(tip, mayRepeat))
  if (speakers > 1) more.push(...fill(THANKS, voices.other))
  for (const rules of [BRAND, SHORT, SHORT]) more.push(...fill(rules, voices.seller))
  return { meant, after, more }
}

/** Each script uses its own third of the advice first, so that the three scripts differ. */
const ownOf =
  (name: ArcName) =>
  (_: Tip, at: number): boolean =>
    at % ARCS.length === ARCS.indexOf(name)

const SPOKEN_BY_SELLER = /\b(?:we|us|our)\b/u

function tipLines(name: ArcName, [ask, typed]: Tip, say: Writer['say'], telling: Telling, at: number): string[] {
  const isAlone = telling.speakers === 1
  const isLed = !isAlone || name === 'answers' || (name === 'quick' && at % 2 === 0)
  const { whole, first } = tipRules(typed, isLed)
  const told = say([whole]) || enough(say([first]))
  if (!told || !isLed) return [told]
  const lead = say(isAlone && name === 'quick' ? TIP_LEADS : [`${toAsk(telling)}${ask}?`])
  return isAlone ? [lead && `${lead} ${told}`] : [lead, told]
}

const FEW_WORDS = 9
const enough = (text: string): string => (countWords(text) < FEW_WORDS ? '' : text)

const tipSpoken = ([one = '', two]: readonly string[], { seller, other }: Voices): Spoken[] =>
  two ? [other(one), { ...seller(two), follows: true }] : [seller(one)]
