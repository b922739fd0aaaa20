import type { Language } from '@ufaro/contract/tools/copywriter.ts'
import { asSentence } from '../own-words.ts'
import type { Ask } from './ask.ts'
import type { Keywords } from './keywords.ts'
import { sayClause, sayPhrase, sayProduct, sayQuality, sayWord } from './lexicon.ts'
import { capital } from './spin.ts'

interface Said {
  product: string | null
  price: string | null
  deals: string[]
  sentences: string[]
  keywords: Keywords
  ask: Ask
}

/** The facts of a request as its language says them: units, offers, keywords. The product keeps its nouns. */
export function inLanguage<Facts extends Said>(language: Language, facts: Facts): Facts {
  const { qualities, people, occasions, topics } = facts.keywords
  const isCall = facts.ask === 'come' || facts.ask === 'give'
  const unique = (words: readonly string[]) => [...new Set(words)]
  const each = (words: readonly string[], say: (language: Language, word: string) => string) =>
    unique(words.map((word) => say(language, word)))
  if (language === 'English') return facts
  const asClause = (words: string) => {
    const said = sayClause(language, words)
    return said && asSentence(capital(said))
  }
  const isUnsaid = (word: string) => sayQuality(language, word) === undefined
  // A quality without a word of the language stands by itself, as it was typed.
  const alone = [...qualities, ...people, ...topics].filter(asClause)
  const typed = qualities.filter((word) => isUnsaid(word) && !alone.includes(word))
  const rest = (words: readonly string[]) => words.filter((word) => !alone.includes(word) && !typed.includes(word))
  return {
    ...facts,
    product: facts.product && sayProduct(language, facts.product),
    price: facts.price && sayPhrase(language, facts.price),
    deals: facts.deals.map((deal) => sayProduct(language, deal)),
    sentences: unique([
      ...facts.sentences.map((sentence) => asClause(sentence) ?? sentence),
      ...alone.map((word) => asClause(word) ?? word),
      ...typed.map((word) => asSentence(capital(word))),
    ]),
    keywords: {
      qualities: each(rest(qualities), (_, word) => sayQuality(language, word) ?? word),
      // Whoever is invited is welcomed, not advised to order.
      people: each(rest(isCall ? [...people, ...occasions] : people), sayWord),
      occasions: isCall ? [] : each(occasions, sayWord),
      topics: each(rest(topics), sayWord),
    },
  }
}
