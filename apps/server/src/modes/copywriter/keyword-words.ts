import { joinList } from '../own-words.ts'
import { placesIn } from '../words/places.ts'
import { isLine, type OwnText, says } from '../words/plain/own-text.ts'
import { isQuality } from '../words/qualities.ts'
import { capital } from '../words/spin.ts'
import { countWords } from '../words/writer.ts'
import { addressedIn } from './addressed.ts'
import { THIN_WORDS } from './layout.ts'

// Keywords that the user’s text does not mention, in the form that lists and SMS use.
export interface KeywordWords {
  // The qualities among the keywords, which make up the first line: `neat` and `quick`.
  qualities: readonly string[]
  // Lines of a list, or sentences of an SMS: `Neat and quick`, `For students`, `Tailor, native wear`.
  lines: readonly string[]
}

// If the user’s text is long, only keywords that read well as a line become lines, because the text says enough.
// `isSold` is false for invitations, appeals and vacancies, in which other keywords never become lines.
export function keywordWords({ unsaid, sentences }: OwnText, isSold: boolean, and: string): KeywordWords {
  const { words: addressed, line } = addressedIn(unsaid)
  const rest = unsaid.filter((word) => !addressed.includes(word))
  const isThin = countWords(sentences.join(' ')) <= THIN_WORDS
  const lines = rest.filter(isLine)
  const named = lines.filter(isQuality)
  // A single quality is too little for a line beside a long text.
  const qualities = isThin || named.length > 1 ? named : []
  const others = rest
    .filter((word) => !lines.includes(word))
    .map((word) => placedIn(word, sentences))
    .filter((word) => !isSearched(word, sentences))
  return {
    qualities,
    lines: [
      joinList(qualities, and),
      ...lines.filter((word) => !isQuality(word)),
      ...(isThin ? [line, isSold ? others.join(', ') : ''] : []),
    ]
      .filter(Boolean)
      .map(capital),
  }
}

// Whether a keyword of several words adds little, as the text has one of the words: `frozen food` beside `Frozen fish`.
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
