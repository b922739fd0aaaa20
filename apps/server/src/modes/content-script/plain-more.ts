import type { Rule } from '../words/grammar.ts'
import type { OwnText } from '../words/plain/own-text.ts'
import { countWords, type Writer } from '../words/writer.ts'
import type { Task } from './fill-up.ts'
import type { Concept, Guide } from './script-pack.ts'

export interface PlainTask extends Task {
  own: OwnText
  guide: Guide
}

/** What is not said twice in one script, in whatever words. */
const TOPICS = [
  /\b(?:keep|save|remember) (?:our|the) name\b|your phone|your contacts|find us again/iu,
  /\b(?:save|keep|screenshot|pause|bookmark) this\b|come back to (?:it|this)|go (?:through|over)|look at this again/iu,
  /\b(?:tag|tell|wake|call) (?:one|your|the|a)\b|\bsend (?:this|it) (?:on|to)|\bpost this|your status|let them know|word of mouth|call them today/iu,
  /before (?:I|you) decide|ask first|decide (?:at once|on the spot|right now|when you know)/iu,
  /has a say|decide together|talk about it at home|with somebody at home/iu,
  /no grammar|short or long|in (?:your own words|your own way)|in English or/iu,
  /(?:plain|clear) words|facts first|no big promises/iu,
  /question costs nothing|asking (?:is free|today costs)|only a message|commits you/iu,
  /what (?:is written|we wrote)|both sides know|the (?:message|chat), because/iu,
  /new to me|that is (?:good to know|clear|worth hearing)/iu,
  /what do I do now|where do I start|who do I talk to/iu,
  /say that again|tell me more|, go on|, one more time/iu,
  /it is that simple|I like it already|how it should be/iu,
  /check (?:who|that it is)|who stands behind/iu,
  /make up your mind|the details are worth|the small things matter/iu,
]

interface Round {
  rules: readonly Rule[]
  isStep: boolean
}

export function moreOf(words: number, lines: number, concept: Concept, writer: Writer, task: PlainTask) {
  const { request, pack, guide, own, random, speakers, wishes, values } = task
  const { flavours } = pack
  const isCall = own.ask === 'come' || own.ask === 'give'
  const sure = own.ask === 'write' ? [] : random.shuffle(guide.asks[own.ask])
  const neutral = random.shuffle(guide.neutral)
  const advice = isCall
    ? [...sure, ...neutral]
    : [...sure.slice(0, 1), ...neutral.slice(0, 4), ...sure.slice(1), ...neutral.slice(4)]
  // An invitation or an appeal has nothing to decide.
  const steps = isCall && concept === pack.answers ? [] : concept.middles.slice(concept === pack.story ? 1 : 0)
  const isFunny = request.contentStyle === 'funny' && !wishes.tones.includes(flavours.joke)
  const spoken = speakers > 1 ? [0, 1, 2].map(() => pack.replies) : []
  const tones = [flavours.tip, flavours.heart, flavours.local, flavours.culture, flavours.game].filter(
    (rules) => !wishes.tones.includes(rules),
  )
  const rounds: Round[] = [
    ...(isFunny ? [{ rules: flavours.joke, isStep: false }] : []),
    ...steps.map((rule) => ({ rules: [rule], isStep: true })),
    ...spoken.slice(0, 1).map((rules) => ({ rules, isStep: false })),
    ...(isCall ? [] : [{ rules: pack.brandTypes[request.brandType], isStep: false }]),
    ...advice.slice(0, 6).map((rule) => ({ rules: [rule], isStep: false })),
    ...spoken.slice(1).map((rules) => ({ rules, isStep: false })),
    ...advice.slice(6, 20).map((rule) => ({ rules: [rule], isStep: false })),
    ...random.shuffle(tones).map((rules) => ({ rules, isStep: false })),
    ...advice.slice(20).map((rule) => ({ rules: [rule], isStep: false })),
  ]
  const more: (Round & { line: string })[] = []
  const used = new Set<Round>()
  const said = new Set<RegExp>()
  let left = words
  // A topic comes again only if nothing else is left to say.
  for (const isNew of [true, false])
    for (const round of rounds) {
      if (left <= 5 && more.length >= lines) break
      if (used.has(round)) continue
      const line = writer.say(round.rules, values)
      const topics = TOPICS.filter((topic) => topic.test(line))
      const length = countWords(line)
      // Too short is better than too long.
      if (!line || (length > left + 6 && more.length >= lines)) continue
      if (isNew && !round.isStep && topics.some((topic) => said.has(topic))) continue
      used.add(round)
      for (const topic of topics) said.add(topic)
      more.push({ ...round, line })
      left -= length
    }
  const linesOf = (wanted: boolean) => more.filter(({ isStep }) => isStep === wanted).map(({ line }) => line)
  return { steps: linesOf(true), advice: linesOf(false) }
}
