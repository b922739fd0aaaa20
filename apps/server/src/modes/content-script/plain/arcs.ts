import { asSentence, joinList } from '../../own-words.ts'
import type { Rule } from '../../words/grammar.ts'
import { VERB } from '../../words/plain/own-lines.ts'
import { says } from '../../words/plain/own-text.ts'
import { isQuality } from '../../words/qualities.ts'
import { capital } from '../../words/spin.ts'
import { countWords, type Writer } from '../../words/writer.ts'
import type { Spoken } from '../stage.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { closeOf } from './closes.ts'
import { isCovered } from './covered.ts'
import {
  ASKED,
  ASKED_OF,
  AUDIENCES,
  BRAND,
  CALLED,
  COUNTED,
  FIRST_ASKED,
  FRAMES,
  HEARD,
  LEADS,
  NAMES,
  QUOTED,
  SCREENS,
  TOLD,
  TURNS,
  UNNAMED,
  WORDS,
} from './frames.ts'
import type { Telling } from './telling.ts'

/** The parts between which advice stands. */
export interface Arc {
  open: Spoken[]
  close: Spoken[]
}

export type ArcName = 'story' | 'answers' | 'quick'

const SHORT_WORDS = 100
const SCREEN_WORDS = 6
const PRICE =
  /₦[\d,.]*\d(?:\s?[-–]\s?₦[\d,.]*\d)?(?:(?:\s?\/\s?|\s(?:per|a|each|for)\s)[\p{L}\d]+|\s(?:each|monthly|only|yearly))?/u

/** The voices of a script: the first answers, the others take turns. */
export function voicesOf(speakers: number) {
  let turn = 0
  return {
    seller: (text: string): Spoken => ({ by: 0, text }),
    other: (text: string): Spoken => ({ by: speakers > 1 ? 1 + (turn++ % (speakers - 1)) : 0, text }),
  }
}
export type Voices = ReturnType<typeof voicesOf>

export function arcOf(name: ArcName, writer: Writer, voices: Voices, telling: Telling): Arc {
  const say = (rules: readonly Rule[], it = '') => writer.say(rules, { ...telling.values, ...CASE.you, it })
  const told = (clause: Clause) => factOf(clause, say, telling)
  const parts: Parts = { say, told, writer, voices, telling }
  const open = { story, answers, quick }[name](parts)
  const wished = wishesIn(parts)
  const close = closing(parts)
  return { open: [...open, ...wished].filter(({ text }) => text), close: close.filter(({ text }) => text) }
}

interface Parts {
  say: (rules: readonly Rule[], it?: string) => string
  told: (clause: Clause) => string
  writer: Writer
  voices: Voices
  telling: Telling
}

/** The viewer in a hypothetical case, and somebody in the script. */
const CASE = {
  you: { my: 'your', I: 'you', me: 'you', am: 'are' },
  me: { my: 'my', I: 'I', me: 'me', am: 'am' },
}

const caseOf = (trade: Telling['trade'], start: string, end: string): Rule[] =>
  trade.cases.map((each) => `${start} ${each}${end}`)

/** The viewer's situation, then the offer. */
function story({ say, told, writer, voices, telling }: Parts): Spoken[] {
  const { trade, speakers, values, facts, request, wanted, questions } = telling
  const isAd = request.contentType === 'ad_copy'
  const [mine, yours] = [
    () =>
      writer.say(
        caseOf(trade, '[Say|Imagine|Suppose|Let us say]', '. [What now|Then what|What do I do|Who do I call]?'),
        {
          ...values,
          ...CASE.me,
        },
      ),
    () => say(caseOf(trade, '[Say|Imagine|Picture this:|Suppose|Let us say]', '.')),
  ]
  const situation =
    questions.length > 0
      ? [voices.seller(questions.join(' '))]
      : [speakers > 1 ? voices.other(mine()) : voices.seller(yours())]
  const head = headOf(isAd ? NAMES : TURNS, { say, telling })
  const first = isAd ? [...head.map(voices.seller), ...situation] : [...situation, ...head.map(voices.seller)]
  const rest = facts.flatMap((clause, at) => {
    const isHeard = speakers > 1 && wanted > SHORT_WORDS && at % 2 === 0
    const heard = isHeard ? [{ ...voices.other(say(HEARD[clause.kind])), follows: true }] : []
    return [voices.seller(told(clause)), ...heard]
  })
  return [...first, ...rest, voices.seller(say(AUDIENCES))]
}

/** A host asks, the business answers in its own clauses. */
function answers({ say, told, voices, telling }: Parts): Spoken[] {
  const { speakers, wanted, questions, request } = telling
  const isTight = wanted < SHORT_WORDS
  const head = headOf(NAMES, { say, telling })
  const asks = speakers > 1 && request.contentType !== 'ad_copy' ? [voices.other(say(FIRST_ASKED))] : []
  const groups = grouped(telling.facts)
  const rest = groups.flatMap((group, at) => {
    const [clause] = group
    const isAsked = speakers > 1 ? !isTight || at % 2 === 0 : !isTight
    const question = isAsked ? askOf(clause!, say, telling) : ''
    const answer = question ? bare(group, told, telling) : group.map(told).join(' ')
    if (!question) return [voices.seller(answer)]
    return speakers > 1
      ? [voices.other(question), { ...voices.seller(answer), follows: true }]
      : [voices.seller(`${question} ${answer}`)]
  })
  return [
    ...(questions.length > 0 ? [voices.seller(questions.join(' '))] : []),
    ...asks,
    ...head.map((text, at) => ({ ...voices.seller(text), follows: at === 0 && asks.length > 0 })),
    ...rest,
    voices.seller(say(AUDIENCES)),
  ]
}

/** Facts by number, each on screen. */
function quick({ say, writer, voices, telling }: Parts): Spoken[] {
  const { facts, speakers, wanted, questions, head, request } = telling
  const screens = (words: string) => (request.contentType === 'video_script' ? screenOf(words, writer) : [])
  const start = say(STARTS)
  const counted = facts.flatMap((clause, at) => {
    const rules = clause.words.includes(': ') ? null : COUNTED[at]
    const line = rules ? say(rules, clause.words) : factOf(clause, say, telling)
    const heard = speakers > 1 && wanted > SHORT_WORDS && at % 2 === 1 ? [voices.other(say(HEARD[clause.kind]))] : []
    return [{ ...voices.seller(line), seen: screens(clause.words) }, ...heard]
  })
  const count = facts.length > 1 ? say(counting(Math.min(facts.length, COUNTED.length))) : ''
  const [first, ...more] = headOf(NAMES, { say, telling })
  return [
    ...(questions.length > 0 ? [voices.seller(questions.join(' '))] : []),
    speakers > 1 ? voices.other(start) : voices.seller(start),
    { ...voices.seller(first ?? ''), seen: screens(head) },
    ...more.map(voices.seller),
    speakers > 1 && count ? voices.other(count) : voices.seller(count),
    ...counted,
    voices.seller(say(AUDIENCES)),
  ]
}

const STARTS: readonly Rule[] = [
  '[Stop|Wait|Hold on|Pause|Stop scrolling|Stay here|Eyes here|One minute][||, please|, my people|, everybody|, my friend]!',
]
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const counting = (count: number): readonly Rule[] => [
  `[Now|Quick|Listen|Ready|Okay][||, my people|, everybody]: [${NUMBERS[count]} things|${NUMBERS[count]} points|${NUMBERS[count]} facts][||, count with me|, fingers out|, no story].`,
]

function screenOf(words: string, writer: Writer): string[] {
  const price = PRICE.exec(words)?.[0]
  const it = countWords(words) <= SCREEN_WORDS && !/[“”]/u.test(words) ? capital(words) : price
  return it ? [writer.say(SCREENS, { it })] : []
}

/** Their first clause with the brand's name, which it may say itself. */
function headOf(rules: readonly Rule[], { say, telling }: Pick<Parts, 'say' | 'telling'>): string[] {
  const { head, values, isOutsider } = telling
  if (!head) return [say(BRAND)]
  if (/: |:$/u.test(head)) return [say(BRAND), asSentence(head)]
  if (says(head.toLowerCase(), values.brand)) return [say(UNNAMED, head)]
  if (rules === TURNS) return [say(TURNS, head)]
  return [say(isOutsider ? TOLD : VERB.test(head) ? LEADS : NAMES, head)]
}

const MINE = /(?<![\p{L}\p{M}])(?:we|i|our|my|us|me|am)(?![\p{L}\p{M}])/iu

const LABELLED = /^[^:₦]{3,48}:\s|:$/u
const NAMES_ITSELF =
  /^(?:free |our )?(?:price|delivery|payment|location|address|salary|pay|fees?|time|form|venue|trial|at|in|on)(?![\p{L}\p{M}])/iu

function factOf({ words, kind, isWhole }: Clause, say: Parts['say'], { ask, isOutsider }: Telling): string {
  if (isOutsider && MINE.test(words)) return say(QUOTED, words)
  if (isWhole || LABELLED.test(words)) return whole(words)
  const label = NAMES_ITSELF.test(words) ? FRAMES.more : (CALLED[ask]?.[kind] ?? FRAMES[kind])
  return say(label, words) || whole(words)
}

const askOf = ({ kind }: Clause, say: Parts['say'], { ask }: Telling): string =>
  say(ASKED_OF[ask]?.[kind] ?? ASKED[kind])

const MOST_GROUPED = 3

/** Neighbours of one kind are one answer. */
function grouped(facts: readonly Clause[]): Clause[][] {
  const groups: Clause[][] = []
  for (const clause of facts) {
    const group = groups.at(-1)
    if (group && group[0]!.kind === clause.kind && group.length < MOST_GROUPED) group.push(clause)
    else groups.push([clause])
  }
  return groups
}

/** An answer needs no introduction. */
function bare(group: readonly Clause[], told: Parts['told'], { isOutsider }: Telling): string {
  const [first, ...more] = group
  if (isOutsider || group.some(({ isWhole, words }) => isWhole || words.includes(':')))
    return group.map((each) => (isOutsider ? told(each) : whole(each.words))).join(' ')
  return whole([first!.words, ...more.map(({ words }) => words.replace(/^\p{Lu}(?=\p{Ll}+\s)/u, small))].join(', '))
}

const whole = (words: string): string => asSentence(capital(words))

const small = (letter: string): string => letter.toLocaleLowerCase('en')

/** What is to be said and their text does not say. */
function wishesIn({ say, told, voices, telling }: Parts): Spoken[] {
  const { own, wishes } = telling
  const all = own.sentences.join(' ')
  const unsaid = wishes.say.filter((wish) => !(/\s/u.test(wish) ? isCovered(all, wish) : says(all.toLowerCase(), wish)))
  const words = unsaid.filter((wish) => isQuality(wish) || !/\s/u.test(wish))
  const clauses = unsaid.filter((wish) => !words.includes(wish)).flatMap(clausesOf)
  const named = words.length > 0 ? [say(WORDS, joinList(words, ' and '))] : []
  return [...clauses.map(told), ...named].map(voices.seller)
}

/** Their own call stands last; ours is left out where theirs says all. */
function closing({ say, voices, telling }: Parts): Spoken[] {
  const { ask, contacts, wishes, facts } = telling
  const last = facts.at(-1)
  const isCalled =
    last !== undefined && last.isWhole && last.contacts.length > 0 && contacts.length === last.contacts.length
  const { rules, it } = closeOf(ask, contacts)
  const call = isCalled || (wishes.ends.length > 0 && contacts.length === 0) ? [] : [say(rules, it)]
  return [...call, ...wishes.ends].map(voices.seller)
}
