import { joinList } from '../own-words.ts'
import { placesIn } from '../words/places.ts'
import { isLine, type OwnText } from '../words/plain/own-text.ts'
import { isQuality } from '../words/qualities.ts'
import { capital } from '../words/spin.ts'
import { addressedIn } from './addressed.ts'

// Keywords that the user’s text does not mention, in the form that an SMS uses.
export interface KeywordWords {
  // Full sentences: `Neat and quick. For students.`
  sentences: string
  // A word for the sender: `tailor`.
  agent: string
  // All other keywords, which begin the call to action: `For pedicures`, `To learn English`.
  topics: string
}

export const listed = (words: readonly string[], and: string): string =>
  words.length > 0 ? `${capital(joinList(words, and))}.` : ''

export function keywordWords({ unsaid, sentences, ask }: OwnText, and: string): KeywordWords {
  const { words: addressed, line } = addressedIn(unsaid)
  const rest = unsaid.filter((word) => !addressed.includes(word) && !(ask === 'apply' && JOB.test(word)))
  const said = rest.filter((word) => isQuality(word) || isLine(word))
  const others = rest.filter((word) => !said.includes(word)).map((word) => placedIn(word, sentences))
  const agent = others.find((word) => AGENT.test(word)) ?? ''
  return {
    sentences: [listed(said, and), line && `${line}.`].filter(Boolean).join(' '),
    agent,
    topics: aboutOf(
      others.filter((word) => word !== agent),
      and,
    ),
  }
}

const JOB = /^(?:vacanc(?:y|ies)|jobs?|\p{L}+ job|hiring|recruitment|work)$/iu
const AGENT =
  /(?<!\p{L})(?:tailor|barber|photographer|videographer|tutor|teacher|cleaner|plumber|electrician|mechanic|caterer|baker|dj|mc|hypeman|driver|painter|carpenter|welder|planner|lawyer|nanny|nurse|caregiver|supplier|seller|vendor|dealer|designer|writer|coach|trainer|developer|consultant|doctor|gardener|maker|repairer|installer|\p{L}+(?:art|log|yl|ap|or|ent)ist|\p{L}+ (?:shop|store|school|salon|studio|clinic|agency|company|cent(?:re|er)|restaurant|bakery|pharmacy)|cold room|show ?room)$/iu

const DONE =
  /^(?:learn|get|buy|sell|make|cook|bake|sew|save|start|join|become|lose|grow|build|rent|book|find|invest)\s/iu

function aboutOf(topics: readonly string[], and: string): string {
  if (topics.length === 0) return ''
  return topics.every((topic) => DONE.test(topic))
    ? `To ${joinList(topics, and)}`
    : `For ${joinList(topics.map(withArticle), and)}`
}

// Shortens `daycare Ajah` to `daycare` if the text names Ajah, else writes `daycare in Ajah`.
function placedIn(topic: string, sentences: readonly string[]): string {
  const town = placesIn(topic).at(-1)
  if (!town || !topic.endsWith(` ${town}`)) return topic
  const thing = topic.slice(0, -town.length).replace(/\s(?:in\s)?$/u, '')
  return sentences.some((sentence) => sentence.includes(town)) ? thing : `${thing} in ${town}`
}

// Matches single things, which need an article after `for`: `for a house to let`.
const SINGLE =
  /(?:course|tour|trip|walk|meeting|masterclass|workshop|house|flat|apartment|room|hall|gift|souvenir|cake|book|app|website|logo|flyer|banner|car|bus|phone|laptop|ticket|bag|shoe|gown|dress|wig|bed|chair|table)(?= to let| for (?:rent|sale|hire)|$)/iu
const withArticle = (word: string): string =>
  SINGLE.test(word) ? `${/^[aeiou]/iu.test(word) ? 'an' : 'a'} ${word}` : word
