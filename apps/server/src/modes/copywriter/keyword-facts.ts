import type { CopyRequest } from '@ufaro/contract/tools/copywriter.ts'
import { withNaira } from '../words/money.ts'
import { CONTACT } from '../words/patterns.ts'
import { isPlace, placesIn } from '../words/places.ts'
import { type OwnText, readOwnText } from '../words/plain/own-text.ts'
import { capital } from '../words/spin.ts'

// These keywords do not count as the seller’s town, because visas or parcels may go there.
const ABROAD = /^(?:Nigeria|London|Accra)$/iu
function isTown(keyword: string): boolean {
  const name = /\s/u.test(keyword) ? keyword : capital(keyword)
  // `Street food` names no street, because its last word is no place.
  const isNamed = placesIn(name).length > 0 || isPlace(name.split(/\s/u).at(-1) ?? '')
  return isNamed && isPlace(name) && !ABROAD.test(name)
}
const isFact = (keyword: string): boolean =>
  /₦\d|^(?:(?:from|by|till) )?\d{1,2}(?::\d\d)? ?[ap]m(?!\p{L})/iu.test(keyword) || keyword.match(CONTACT) !== null

// Matches a keyword with a price that lacks ₦: `1 litre 7000`.
const PRICED_THING =
  /^(?<thing>.*\p{L}.*?)\s(?:at |for |- ?)?(?!(?:19|20)\d\d$)(?<price>[1-9]\d{2,5}|\d{1,3}(?:\.\d)?k)$/iu

function factOf(keyword: string): string {
  const { thing, price } = PRICED_THING.exec(keyword)?.groups ?? {}
  if (thing && price) return `${capital(thing)} ${withNaira(`${price} naira`)}`
  if (/^N\s?\d+$/u.test(keyword)) return withNaira(`${keyword.slice(1)} naira`)
  if (isTown(keyword)) return `Location: ${capital(keyword)}`
  return isFact(keyword) ? capital(keyword) : ''
}

/**
 * Reads the user’s text. Keywords that are prices, places or contacts are added to the text as facts and do not become
 * hashtags.
 */
export function ownTextOf({ productDescription, brandName }: CopyRequest, keywords: readonly string[]): OwnText {
  const read = (description: string, words: readonly string[]) => readOwnText(description, words.join(', '), brandName)
  const own = read(productDescription, keywords)
  const told = placesIn(own.sentences.join(' '))
  // A keyword such as `Poly Ibadan` adds no place to a text that already names Ibadan.
  const isNew = (keyword: string) =>
    !isShort(keyword, own.sentences.join(' ')) &&
    (!/\s/u.test(keyword) || !placesIn(keyword).some((town) => told.includes(town)))
  const facts = own.unsaid.filter((keyword) => factOf(keyword) !== '' && isNew(keyword))
  if (facts.length === 0) return withoutTold(own)
  const others = own.keywords.filter((keyword) => !facts.includes(keyword))
  return withoutTold(read([productDescription, ...facts.map(factOf)].join('\n'), others))
}

// Whether a keyword is a short form of a name in the text: `PH` beside `Port Harcourt`.
const isShort = (keyword: string, text: string): boolean =>
  /^\p{Lu}{2,4}$/u.test(keyword) &&
  new RegExp([...keyword].map((letter) => `\\b${letter}\\p{L}+`).join(' '), 'u').test(text)

const AT_HOME = /^home (?:service|visit)s?$/iu
const COMING =
  /(?<!\p{L})(?:home (?:service|visit)|come to (?:you|your)|(?:at|in|to) your (?:home|house|place|doorstep))/iu
const LONG = 5
const ENDING = /(?<=\p{L}{3})(?:ies|y|ing|ed|e?s|er|als?)$/u

// Drops keywords that the text says in another form: `same day delivery` in `we deliver same day`. Also drops `small
// chops Lagos` if the text names small chops and any town.
function withoutTold(own: OwnText): OwnText {
  const typed = own.sentences.join(' ')
  const told = typed.toLowerCase()
  const isPlaced = placesIn(typed).length > 0
  const isTold = (keyword: string) => {
    if (AT_HOME.test(keyword) && COMING.test(told)) return true
    const towns = isPlaced ? placesIn(keyword) : []
    const words =
      towns
        .reduce((left, town) => left.replace(town, ''), keyword)
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? []
    return (
      (words.length + towns.length > 1 || keyword.length > LONG) &&
      words.every((word) => wordsFrom(told, word.replace(ENDING, '')))
    )
  }
  return { ...own, unsaid: own.unsaid.filter((keyword) => !isTold(keyword)) }
}

const wordsFrom = (text: string, stem: string): boolean => new RegExp(`(?<![\\p{L}\\p{N}])${stem}`, 'u').test(text)
