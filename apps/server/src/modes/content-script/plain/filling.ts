import { countWords, type Writer } from '../../words/writer.ts'
import type { Spoken } from '../stage.ts'
import { createAdvice, REPEATED_SHARE } from './advice.ts'
import { repeatedIn } from './again.ts'
import { type ArcName, arcOf, CASE } from './arcs.ts'
import { withAsides } from './asides.ts'
import { shownLines, sumLines } from './fillers.ts'
import { AGAIN, RECAP, RECAP_CONFIRMED, RECAP_HEARD, SHORT_HEARD, THANKS } from './frames.ts'
import { createPlay, ledFacts } from './play.ts'
import { roomFor, wordsOf } from './room.ts'
import { begun, grouped } from './said-facts.ts'
import { MINE, type Voices, voicesOf } from './saying.ts'
import type { Telling } from './telling.ts'
import { SAID } from './tones.ts'

/** Scripts with at least this many words repeat the facts before the end and, if funny, tell two jokes. */
const LONG_WORDS = 240
/** Scripts of a trade without advice of its own repeat the facts from this many words on. */
const LONG_WITHOUT_TIPS = 200
const MOST_SHARE = 1.1
const WORDS_OF_A_FACT = 12
const WORDS_OF_A_RECAP = 45
/** In scripts with at least this many words, the advice on the trade leaves words for a story. */
const STORY_WORDS = 150
/** Share of the words beyond the facts that the advice on the trade leaves for the story. */
const STORY_SHARE = 0.6

export function linesOf(name: ArcName, writer: Writer, telling: Telling): Spoken[] {
  const whole = mustOf(name, writer.branch(), telling, false)
  const isBare = wordsOf([...whole.must, ...whole.heard]) > telling.wanted * MOST_SHARE
  const { voices, open, facts, wished, toned, close, must, heard } = mustOf(name, writer, telling, isBare)
  const recap = recapOf(writer, voices, telling)
  const room = roomFor(telling.wanted - wordsOf([...must, ...heard, ...recap]), name, { writer, voices, telling })
  const advice = createAdvice(room)
  const shown = shownLines(name, room)
  const sums = sumLines(room)
  const kinds = grouped(telling.facts).map(([first]) => first!.kind)
  const aside = withAsides(facts, kinds, room)
  advice.ofTrade(telling.wanted < STORY_WORDS ? 0 : room.left() * STORY_SHARE)
  const play = createPlay(room)
  play.begin()
  const told = ledFacts(aside, kinds, room)
  play.goOn(true)
  advice.ofTrade()
  play.goOn(false)
  advice.rest()
  advice.again(false)
  const missing = telling.wanted * REPEATED_SHARE
  if (room.left() > missing) play.rest(missing)
  advice.again(true)
  const thanks = telling.speakers > 1 ? room.fit([voices.other(writer.sayAnew(THANKS, telling.values))]) : []
  // Tell the first joke earlier than the other lines, because two jokes in a row would spoil each other.
  const [joke = [], ...others] = toned.map((line) => [line])
  return [
    ...[
      ...woven([...open, ...play.played('before').flat(), ...told.flat(), ...sums], heard),
      ...wished,
      ...joke,
      ...shown,
    ],
    ...[
      ...mixed(play.played('among'), advice.told()),
      ...others.flat(),
      ...play.played('after').flat(),
      ...recap,
      ...thanks,
      ...close,
    ],
  ]
}

function mustOf(name: ArcName, writer: Writer, telling: Telling, isBare: boolean) {
  const voices = voicesOf(telling.speakers)
  const arc = arcOf(name, writer, voices, telling, isBare)
  const toned = tonesIn(writer, voices, telling)
  const must = [...arc.open, ...arc.facts.flat(), ...arc.wished, ...toned, ...arc.close]
  return { ...arc, voices, toned, must, heard: everybody(must, writer, voices, telling) }
}

function tonesIn(writer: Writer, { seller }: Voices, { request, wishes, trade, wanted, values }: Telling): Spoken[] {
  const isFunny = request.contentStyle === 'funny' || wishes.tones.includes('joke')
  const jokes = isFunny ? (wanted >= LONG_WORDS ? [trade.jokes, trade.jokes] : [trade.jokes]) : []
  const said = wishes.tones.flatMap((tone) => (SAID[tone] ? [SAID[tone]] : []))
  return [...jokes, ...said]
    .map((rules) => seller(writer.say(rules, { ...values, ...CASE.me })))
    .filter(({ text }) => text)
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

/** Distributes the listeners’ reactions evenly among the lines, but never between a question and its answer. */
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

/** Repeats the short facts of a long script in one sentence, which a listener says if there are several speakers. */
function recapOf(writer: Writer, voices: Voices, telling: Telling): Spoken[] {
  const { wanted, facts, tips, values, speakers, isOutsider, wishes } = telling
  const again = repeatedIn(telling)
  if (wishes.again.length > 0 && again) return [voices.seller(writer.say(AGAIN, { ...values, it: again }))]
  if (wanted < (tips.length > 0 ? LONG_WORDS : LONG_WITHOUT_TIPS)) return []
  let left = WORDS_OF_A_RECAP
  const told = facts.filter(({ words }) => {
    const isShort = countWords(words) <= Math.min(left, WORDS_OF_A_FACT)
    if (!isShort || ((isOutsider || speakers > 1) && MINE.test(words))) return false
    left -= countWords(words)
    return true
  })
  if (told.length < 2) return []
  const it = told.map(({ words }) => begun(words)).join('; ')
  if (speakers === 1) return [voices.seller(writer.say(RECAP, { ...values, it }))]
  return voices.answered(writer.say(RECAP_HEARD, { ...values, it }), writer.say(RECAP_CONFIRMED))
}

/** Distributes the beats of a story evenly among the advice. */
function mixed(beats: readonly (readonly Spoken[])[], advice: readonly (readonly Spoken[])[]): Spoken[] {
  const step = advice.length / Math.max(1, beats.length)
  return Array.from({ length: Math.max(1, beats.length) }, (_, at) => [
    ...(beats[at] ?? []),
    ...advice.slice(Math.round(at * step), Math.round((at + 1) * step)).flat(),
  ]).flat()
}
