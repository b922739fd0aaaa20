import { withoutEnd } from '../own-words.ts'
import { isPlace } from '../words/places.ts'
import { type OwnText, says } from '../words/plain/own-text.ts'
import { numberOf } from './closings.ts'
import { SMS, SMS_TWO } from './plans.ts'

const GENERIC =
  /(?<!\p{L})(?:vacanc(?:y|ies)|attention|announcement|urgent(?:ly)?|hello|hi|hey|dear|good (?:news|day|morning|evening)|new|arrivals?|mega|promo|sales?|for|hot|now|open|hurry|available|breaking|news|notice|hiring|wow|yes|welcome|alert|big|we|are|is|up|everyone|all|friends)(?!\p{L})/giu

const GREETING = /^(?:hello|hi|hey|dear|good (?:morning|afternoon|evening|day))(?!\p{L})[^,:]*[.,]?$/iu

/** Whether a sentence is only a greeting, a shout or a question and does not say what is offered. */
export const isShout = (sentence: string): boolean =>
  (GREETING.test(sentence) ||
    /[?:]$/u.test(sentence) ||
    (sentence.endsWith('!') && !/\p{L}/u.test(sentence.replace(GENERIC, '')))) &&
  !/[\d₦@]/u.test(sentence) &&
  sentence.split(/\s+/u).length <= 6

const PLACE = `venue|address|located|street|road|estate|plaza|market|junction|church|hall|shop|opposite|behind|beside|only`
const DAY = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?=\.?\s?\d)|(?<=\d(?:st|nd|rd|th)?\s)(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)`
const ROLE = `wanted|needed|we need|hiring|minimum|must|cv|theme|minister(?:ing)?|speakers?|guest|deposit|delivery|deliver|pick[ -]?up|dispatch|collateral|waybill|included|free|off|half price|discount|warranty|no fix`
const VITAL = new RegExp(
  String.raw`₦|\d{4} ?\d{3}|@|\d ?(?:am|pm)(?![\p{L}])|(?<![\p{L}\p{M}])(?:${PLACE}|${DAY}|${ROLE})(?![\p{L}\p{M}])`,
  'iu',
)
const isVital = (sentence: string): boolean => VITAL.test(sentence) || isPlace(withoutEnd(sentence))
const MUST = /₦|\d{4} ?\d{3}|@/u

const plainly = (text: string): string =>
  text
    .replace(/[‘’]/gu, "'")
    .replace(/[“”]/gu, '"')
    .replace(/[–—]/gu, '-')
    .replaceAll('…', '...')
    .replace(/\s*\p{Extended_Pictographic}\uFE0F?/gu, '')

interface Beside {
  brand: string
  // Sentences made of the keywords that the user’s text does not mention.
  keywords: string
  closing: string
}

/** Writes an SMS. A second SMS part is used only if facts or the call to action would be lost. */
export function shortMessage(own: OwnText, beside: Beside) {
  const one = layOut(own, beside, SMS)
  return one.lost.length === 0 && one.isClosed && one.content.length <= SMS ? one : layOut(own, beside, SMS_TWO)
}

// Writes the name of the sender, which begins the message: `Ezi Palm: …`.
const senderOf = (first: string, { brand }: Beside): string =>
  brand && !says(first.toLowerCase(), brand) ? `${brand}${first.includes(': ') ? ' -' : ':'}` : ''

function layOut(own: OwnText, beside: Beside, most: number) {
  const { keywords, closing } = beside
  const sentences = [...new Set(own.sentences)]
  const first = sentences.find((sentence) => !isShout(sentence)) ?? sentences[0] ?? ''
  const sender = senderOf(first, beside)
  const lay = (parts: readonly string[]) => plainly([sender, ...parts].filter(Boolean).join(' '))
  const fits = (parts: readonly string[]) => lay(parts).length <= most
  // A shout such as `Puppies for sale!` says little, so the sentence after it must be kept as well.
  const next = first.endsWith('!') ? sentences[sentences.indexOf(first) + 1] : undefined
  const isMust = (each: string) => each === first || each === next || MUST.test(each)
  const must = sentences.filter(isMust)
  const number = numberOf(own)
  // If the call to action does not fit, only the contacts end the message.
  const ends = [closing, number].filter(Boolean)
  const ending = ends.at(-1) ?? ''
  let told = [first]
  const add = (sentence: string, more = '') => {
    if (!fits([...told, sentence, more, ending])) return
    told = sentences.filter((each) => each === sentence || told.includes(each))
  }
  const left = () => sentences.filter((each) => !told.includes(each))
  for (const sentence of must) if (sentence !== first) add(sentence)
  for (const sentence of left().filter(isVital)) add(sentence)
  const said = fits([...told, keywords, ending]) ? keywords : ''
  for (const sentence of left()) add(sentence, said)
  const end = ends.find((each) => fits([...told, said, each]))
  return {
    content: lay([...told, said, end ?? number]),
    isClosed: end === ends[0],
    lost: [
      ...sentences.filter((each) => !told.includes(each) && !isShout(each)),
      ...(said === keywords ? [] : [keywords]),
    ],
  }
}
