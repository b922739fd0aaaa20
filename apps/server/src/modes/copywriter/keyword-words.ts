import { joinList } from '../own-words.ts'
import { placesIn } from '../words/places.ts'
import { isLine, type OwnText } from '../words/plain/own-text.ts'
import { isQuality } from '../words/qualities.ts'
import { capital } from '../words/spin.ts'
import { addressedIn } from './addressed.ts'

/** Keywords that the text does not mention, as an SMS says them. */
export interface KeywordWords {
  /** Sentences: `Neat and quick. For students.` */
  sentences: string
  /** The others, of which the call to action speaks: `For a tailor, text us.` */
  topics: string
}

export const listed = (words: readonly string[], and: string): string =>
  words.length > 0 ? `${capital(joinList(words, and))}.` : ''

export function keywordWords({ unsaid, sentences }: OwnText, and: string): KeywordWords {
  const { words: addressed, line } = addressedIn(unsaid)
  const rest = unsaid.filter((word) => !addressed.includes(word))
  const said = rest.filter((word) => isQuality(word) || isLine(word))
  const topics = rest.filter((word) => !said.includes(word))
  return {
    sentences: [listed(said, and), line && `${line}.`].filter(Boolean).join(' '),
    topics: joinList(
      topics.map((topic) => withArticle(placedIn(topic, sentences))),
      and,
    ),
  }
}

// `daycare Ajah` is daycare in a text about Ajah, else daycare in Ajah.
function placedIn(topic: string, sentences: readonly string[]): string {
  const town = placesIn(topic).at(-1)
  if (!town || !topic.endsWith(` ${town}`)) return topic
  const thing = topic.slice(0, -town.length).replace(/\s(?:in\s)?$/u, '')
  return sentences.some((sentence) => sentence.includes(town)) ? thing : `${thing} in ${town}`
}

// Single things and people, which need an article after `for`: `for a tailor`, `for a house to let`.
const SINGLE =
  /(?:tailor|barber|photographer|videographer|tutor|teacher|cleaner|plumber|electrician|mechanic|caterer|baker|dj|mc|hypeman|artist|driver|painter|carpenter|welder|planner|dentist|lawyer|nanny|nurse|supplier|seller|vendor|dealer|agent|designer|writer|coach|trainer|developer|consultant|doctor|course|tour|trip|walk|meeting|masterclass|workshop|house|flat|apartment|room|hall|cent(?:re|er)|creche|shop|store|school|gift|cake|book|app|website|logo|flyer|banner|car|bus|phone|laptop|ticket|bag|shoe|gown|dress|wig|bed|chair|table)(?= to let| for (?:rent|sale|hire)|$)/iu
const withArticle = (word: string): string =>
  SINGLE.test(word) ? `${/^(?:[aeiou]|mc$)/iu.test(word) ? 'an' : 'a'} ${word}` : word
