import type { Language } from '@ufaro/contract/tools/copywriter.ts'
import type { Ask } from './ask.ts'
import type { Keywords } from './keywords.ts'
import { sayPhrase, sayProduct, sayQuality, sayWord } from './lexicon.ts'

interface Said {
  product: string | null
  price: string | null
  deals: string[]
  keywords: Keywords
  ask: Ask
}

/** The facts of a request as its language says them: units, offers, keywords. The product keeps its nouns. */
export function inLanguage<Facts extends Said>(language: Language, facts: Facts): Facts {
  const { qualities, people, occasions, topics } = facts.keywords
  const isCall = facts.ask === 'come' || facts.ask === 'give'
  const each = (words: readonly string[], say: (language: Language, word: string) => string) => [
    ...new Set(words.map((word) => say(language, word))),
  ]
  if (language === 'English') return facts
  return {
    ...facts,
    product: facts.product && sayProduct(language, facts.product),
    price: facts.price && sayPhrase(language, facts.price),
    deals: facts.deals.map((deal) => sayProduct(language, deal)),
    keywords: {
      qualities: each(qualities, sayQuality),
      // Whoever is invited is welcomed, not advised to order.
      people: each(isCall ? [...people, ...occasions] : people, sayWord),
      occasions: isCall ? [] : each(occasions, sayWord),
      topics: each(topics, sayWord),
    },
  }
}
