import { joinList } from '../own-words.ts'
import { placesIn } from '../words/places.ts'
import { isLine, type OwnText, says } from '../words/plain/own-text.ts'
import { isQuality } from '../words/qualities.ts'
import { capital } from '../words/spin.ts'
import { countWords } from '../words/writer.ts'
import { addressedIn } from './addressed.ts'
import { THIN_WORDS } from './layout.ts'

// Keywords that the user’s text does not mention, in the form that an SMS uses.
export interface KeywordWords {
  // Full sentences: `Neat and quick. For students.`
  sentences: string
  // All other keywords, which stand beside the name of the sender if the text is short: `Tailor, native wear`.
  label: string
}

export const listed = (words: readonly string[], and: string): string =>
  words.length > 0 ? `${capital(joinList(words, and))}.` : ''

export function keywordWords({ unsaid, sentences, ask }: OwnText, and: string): KeywordWords {
  const { words: addressed, line } = addressedIn(unsaid)
  const rest = unsaid.filter((word) => !addressed.includes(word))
  const lines = rest.filter((word) => isQuality(word) || isLine(word))
  const isThin = countWords(sentences.join(' ')) <= THIN_WORDS
  const others = rest
    .filter((word) => !lines.includes(word))
    .map((word) => placedIn(word, sentences))
    .filter((word) => !isSearched(word, sentences))
  const isSold = ask !== 'come' && ask !== 'give' && ask !== 'apply'
  return {
    sentences: [isThin ? listed(lines, and) : '', line && `${line}.`].filter(Boolean).join(' '),
    label: isSold && isThin ? others.join(', ') : '',
  }
}

// Whether a keyword only says in other words what the text offers: `frozen food` beside `Frozen fish`.
function isSearched(keyword: string, sentences: readonly string[]): boolean {
  const words = keyword.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return words.length > 1 && words.some((word) => says(sentences.join(' ').toLowerCase(), word))
}

// Shortens `daycare Ajah` to `daycare` if the text names Ajah, else writes `daycare in Ajah`.
function placedIn(topic: string, sentences: readonly string[]): string {
  const town = placesIn(topic).at(-1)
  if (!town || !topic.endsWith(` ${town}`)) return topic
  const thing = topic.slice(0, -town.length).replace(/\s(?:in\s)?$/u, '')
  return sentences.some((sentence) => sentence.includes(town)) ? thing : `${thing} in ${town}`
}
