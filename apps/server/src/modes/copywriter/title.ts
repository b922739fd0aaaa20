import { withoutEnd } from '../own-words.ts'
import { sortKeywords } from '../words/keywords.ts'
import { softened } from '../words/softened.ts'
import { capital } from '../words/spin.ts'

const MOST = 60
const LEAD =
  /^(?:my name is \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?,? (?:and )?i(?= (?!am))|(?:hello|hi|hey|dear|good (?:day|morning|afternoon|evening))(?: (?:(?:our|my|dear|esteemed|valued) )*\p{L}+(?=,))?|vacancy|urgent(?:ly)?|welcome to|our new|new(?=:)|selling (?:my|our|a)|(?:we|i) (?:sell|do|offer|rent out|buy and sell|bake|sew|stock|run|make|have|deal (?:in|on)|provide|supply|produce|render)(?!,? (?:and|&) )|we are(?! hiring| recruiting| looking)(?: an?)?|our (?=school|church|shop|company|salon|restaurant|store)(?:school|church|shop|company|salon|restaurant|store)(?=\s\p{Lu})|introducing|get (?:your|our|the)|buy (?:your|our|the)?|now (?:selling|available|in stock|open)|available now)(?:[\s,!:]+|$)/iu
const END =
  /\s*(?:(?<!\d)[:;–—!?]|\s*\p{Extended_Pictographic}|(?<!\d(?:am|pm)?)\s-\s|[,\s]+(?:for|at|from|only|now|just|price|is|goes for)*\s*₦|\s(?:is|are|was|were|has|have|will|can|giving|offering|that|which|who|goes|comes?|starts?|tracks|helps|makes|gives|keeps|saves|lets|works|brings|offers|lasts|cures|removes|protects|delivers|tastes|cleans)(?![\p{L}\p{M}])|(?:\sand\s\p{L}+)?\s(?<!do )you(?![\p{L}\p{M}\d])|,?\s(?<!do )(?:we|i|they)(?![\p{L}\p{M}\d])).*$/iu
const LOOSE =
  /[\s,;:–—-]+(?:at|for|from|and|with|in|of|the|a|an|our|your|only|per|to|by|on|is|are|now|while|before|after|so|because)?$/iu
const PARTS = /,?\s(?:straight from|from|in|at|with|for|on|by|near|inside|within|and)\s/giu

const ITEM =
  /^(?<name>[^₦]*?\p{L}{2}[^₦\d]*?)(?:\s+\(?\d[\d.]*\s?(?:k?g|ml|cl|litres?|l|pcs|pieces|yards?|inch(?:es)?)\)?)?[\s:=–-]*₦/iu

export function titleOfList(sentences: readonly string[]): string {
  const names = new Set(
    sentences.flatMap((sentence) => ITEM.exec(sentence)?.groups?.name ?? []).map((name) => softened(name.trim())),
  )
  let title = ''
  for (const name of names) {
    const longer = title ? `${title}, ${name}` : capital(name)
    if (longer.length > MOST) break
    title = longer
  }
  return title
}

/** Shortens a sentence to a title. Cuts at the end of a phrase if there is one, else between words. */
export function titleOf(sentence: string): string {
  const whole = withoutEnd(sentence)
  if (whole.endsWith('?') && whole.length <= MOST) return whole
  const greeted = whole.replace(LEAD, '')
  const [addressed = '', ...offer] = greeted.split(': ')
  const led = sortKeywords([addressed]).people.length > 0 && offer.length > 0 ? offer.join(': ') : greeted
  const named = led.replace(END, '')
  const isVague = /^(?:our|my|we|i|this|it|the)(?:\s\S+){0,2}$/iu.test(named)
  const name = /\p{L}{3}/u.test(named) && !isVague ? named : led
  const [head = '', ...rest] = name.split(/,\s+/u)
  const isRow = / and /u.test(rest.at(-1) ?? '')
  const isPhrase = head.split(/\s+/u).length > 2 && !(name.length <= MOST && isRow)
  // If `for`, `with` or `on` precedes a list, cut before this word. `Physiotherapy for stroke, back pain and …` becomes
  // `Physiotherapy`.
  const phrase = isRow ? head.replace(/(?<=\S\s.*)\s(?:for|with|on)\s.*$/iu, '') : head
  const kept = rest.length > 0 && isPhrase ? phrase : name
  return capital(loosened(kept.length <= MOST ? kept : cut(kept)))
}

function cut(name: string): string {
  const ends = [...name.matchAll(PARTS), ...name.matchAll(/,\s/gu)].map(({ index }) => index)
  const at = Math.max(0, ...ends.filter((index) => index > 12 && index <= MOST))
  return name.slice(0, at || (name.lastIndexOf(' ', MOST) > 0 ? name.lastIndexOf(' ', MOST) : MOST))
}

function loosened(name: string): string {
  const less = name.replace(LOOSE, '')
  return less === name || !less ? name : loosened(less)
}
