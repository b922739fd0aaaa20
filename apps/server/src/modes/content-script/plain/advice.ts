import { countWords, type Writer } from '../../words/writer.ts'
import type { Tip } from '../packs/trades/trade-pack.ts'
import type { Spoken } from '../stage.ts'
import { ADVISES } from './frames.ts'
import { BEFORE } from './questions.ts'
import type { Room } from './room.ts'
import type { Telling } from './telling.ts'
import { tipRule, withFirstChoices } from './tip-rules.ts'
import { LESSON } from './tones.ts'

/** Advice is repeated in other words only while more than this share of the wanted words is missing. */
export const REPEATED_SHARE = 0.08

/** Adds advice while words are left: on the trade (`ofTrade`), then on anything (`rest`), then repeated (`again`). */
export function createAdvice(room: Room) {
  const { telling, writer, voices } = room
  const { trade, tips, lessons, further, wishes, wanted, speakers, values } = telling
  const order = [...room.ownFirst(tips), ...room.ownFirst(further)]
  const places = [...trade.tips, ...further]
  const used = new Set<Tip>()
  // Add the reasons to the advice only if all advice without reasons leaves words free.
  const isLong = countWords(order.map(([, told]) => withFirstChoices(tipRule(told))).join(' ')) < room.left()
  const taken: { place: number; lines: readonly Spoken[] }[] = []
  const take = (tip: Tip, mayRepeat = false) => {
    const [one = '', two] = tipLines(tip, mayRepeat ? writer.say : writer.sayAnew, telling, used.size, isLong)
    const lines = room.fit(two === undefined ? [voices.seller(one)] : room.answered(() => one, two))
    if (lines.length === 0) return
    // Advice that is given again, in other words, comes after all that is new.
    taken.push({ place: places.indexOf(tip) + (used.has(tip) ? places.length : 0), lines })
    used.add(tip)
  }
  const takeNew = (all: readonly Tip[], least = 0) => {
    for (const tip of all) if (!used.has(tip) && room.left() > least) take(tip)
  }
  takeNew(lessons)
  if (wishes.tones.includes('tip') && used.size === 0) takeNew(order.slice(0, 1))
  return {
    ofTrade: (least = 0) => takeNew(room.ownFirst(tips), least),
    rest: () => takeNew(order),
    /**
     * Repeats advice in other words.
     * @param mayRepeat whether sentences may be used that the user has seen in earlier runs
     */
    again: (mayRepeat: boolean) => {
      for (const tip of order) if (room.left() > wanted * REPEATED_SHARE) take(tip, mayRepeat)
    },
    told: (): (readonly Spoken[])[] => {
      const [first = [], ...more] = taken.sort((one, other) => one.place - other.place).map(({ lines }) => lines)
      const lead = speakers === 1 && more.length > 1 ? [voices.seller(writer.say(ADVISES, values))] : []
      return [[...lead, ...first], ...more]
    },
  }
}

/** Advice that names its own subject needs no question before it. */
const NAMES_SUBJECT = /^\[?(?:If|For|With|When|Before|To|On|In|At|Save|Keep|Decide|Write|Check|Count)\b/u

const SELF_ASKED = '[|And |So, |Now, |Then, |Well, ]'

/** Writes a piece of advice as one text, or as a question and an answer if another speaker asks. */
function tipLines([ask, typed]: Tip, say: Writer['say'], telling: Telling, at: number, isLong: boolean): string[] {
  const { speakers, wishes, values } = telling
  const isLesson = at === 0 && wishes.tones.includes('tip')
  const told = say([isLesson || isLong ? typed : tipRule(typed)], values)
  if (isLesson) return [told && `${say([LESSON])} ${told}`]
  if (speakers > 1) return [say([`${BEFORE}${ask}?`]), told]
  const asked = NAMES_SUBJECT.test(told) ? told : `${say([`${SELF_ASKED}${toViewers(ask)}?`])} ${told}`.trim()
  return [told && asked]
}

const YOU: Readonly<Record<string, string>> = { I: 'you', me: 'you', my: 'your', am: 'are', we: 'you', mine: 'yours' }
/** Turns the question of a customer into one to the viewers. */
const toViewers = (ask: string): string => ask.replace(/\b(?:I|me|my|am|we|mine)\b/gu, (word) => YOU[word]!)
