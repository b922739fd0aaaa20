import type { CopyRequest } from '@ufaro/contract/tools/copywriter.ts'
import { withNaira } from '../words/money.ts'
import { CONTACT } from '../words/patterns.ts'
import { isPlace } from '../words/places.ts'
import { type OwnText, readOwnText } from '../words/plain/own-text.ts'
import { capital } from '../words/spin.ts'

const PRICE_ONLY = /^(?:only |just |from |at |for )*₦[\d,]+(?: only| each)?$/iu
const isFact = (keyword: string): boolean =>
  PRICE_ONLY.test(keyword) || isPlace(capital(keyword)) || keyword.match(CONTACT) !== null

// Matches a keyword with a price that lacks ₦: `1 litre 7000`.
const PRICED_THING =
  /^(?<thing>.*\p{L}.*?)\s(?:at |for |- ?)?(?!(?:19|20)\d\d$)(?<price>[1-9]\d{2,5}|\d{1,3}(?:\.\d)?k)$/iu

function factOf(keyword: string): string {
  const { thing, price } = PRICED_THING.exec(keyword)?.groups ?? {}
  if (thing && price) return `${capital(thing)} ${withNaira(`${price} naira`)}`
  if (/^N\s?\d+$/u.test(keyword)) return withNaira(`${keyword.slice(1)} naira`)
  return isFact(keyword) ? capital(keyword) : ''
}

/** The person's text. Prices, places and contacts among the keywords are added to it as facts and are no tags. */
export function ownTextOf({ productDescription, brandName }: CopyRequest, keywords: readonly string[]): OwnText {
  const read = (description: string, words: readonly string[]) => readOwnText(description, words.join(', '), brandName)
  const own = read(productDescription, keywords)
  const facts = own.unsaid.filter((keyword) => factOf(keyword) !== '')
  if (facts.length === 0) return withoutTold(own)
  const others = own.keywords.filter((keyword) => !facts.includes(keyword))
  return withoutTold(read([productDescription, ...facts.map(factOf)].join('\n'), others))
}

const ENDING = /(?<=\p{L}{3})(?:ies|y|ing|ed|e?s|er)$/u

// Drops keywords that the text says in another form: `same day delivery` in `we deliver same day`.
function withoutTold(own: OwnText): OwnText {
  const told = own.sentences.join(' ').toLowerCase()
  const isTold = (keyword: string) => {
    const words = keyword.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    return words.length > 1 && words.every((word) => wordsFrom(told, word.replace(ENDING, '')))
  }
  return { ...own, unsaid: own.unsaid.filter((keyword) => !isTold(keyword)) }
}

const wordsFrom = (text: string, stem: string): boolean => new RegExp(`(?<![\\p{L}\\p{N}])${stem}`, 'u').test(text)
