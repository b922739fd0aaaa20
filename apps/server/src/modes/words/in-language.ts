import type { Language } from '@ufaro/contract/tools/copywriter.ts'
import { asSentence } from '../own-words.ts'
import type { Ask } from './ask.ts'
import type { Keywords } from './keywords.ts'
import { GRAMMARS } from './languages.ts'
import { isListed, sayClause, sayNames, sayPhrase, sayProduct, sayQuality, sayWord } from './lexicon.ts'
import { sayTime } from './lexicons/calendar.ts'
import { capital, fillIn } from './spin.ts'

/** Somebody to be employed, of whom keywords tell what is asked. */
const VACANCY =
  /(?<![\p{L}\p{M}])(?:ààyè iṣẹ́|gurbin aiki|oghere ọrụ|ana neman|à ń wá|a na-achọ|we need|we dey find|needed|wanted|hiring|vacanc(?:y|ies)|employ\p{L}*|recruit\p{L}*)(?![\p{L}\p{M}])/iu

const WAGES: Readonly<Record<Language, string>> = {
  English: 'Pay',
  'Nigerian Pidgin': 'Salary',
  Yoruba: 'Owó iṣẹ́',
  Hausa: 'Albashi',
  Igbo: 'Ụgwọ ọrụ',
}

/** With the capital letter it was typed with, as it never stands within a sentence of ours. */
const asTyped = (product: string, text: string): string =>
  text.includes(capital(product)) ? capital(product) : product

const WORKPLACES: Readonly<Record<Language, string>> = {
  English: 'Place of work',
  'Nigerian Pidgin': 'Place of work',
  Yoruba: 'Ibi iṣẹ́',
  Hausa: 'Wurin aiki',
  Igbo: 'Ebe ọrụ',
}

/** `Consultation ₦5,000`, `school fees from ₦45,000 per term` */
const PRICED_NAME = /^(?<name>(?:[\p{L}-]+ ){0,3}?)(?<from>from )?(?<amount>₦\d.*)$/iu

interface Said {
  product: string | null
  price: string | null
  place: string | null
  deals: string[]
  sentences: string[]
  keywords: Keywords
  ask: Ask
}

const lowered = (words: string): string => words.charAt(0).toLocaleLowerCase('en') + words.slice(1)

/** A question or a shout stands as it was typed. */
const isQuoted = (sentence: string): boolean => /[?!…]$/u.test(sentence)

/** The facts of a request as its language says them: units, offers, keywords. The product stands as it was typed. */
export function inLanguage<Facts extends Said>(language: Language, facts: Facts, typedText: string): Facts {
  const { qualities, people, occasions, topics } = facts.keywords
  const isCall = facts.ask === 'come' || facts.ask === 'give'
  const unique = (words: readonly string[]) => [...new Set(words)]
  const each = (words: readonly string[], say: (language: Language, word: string) => string) =>
    unique(words.map((word) => say(language, word)))
  if (language === 'English') return facts
  const [it = ''] = GRAMMARS[language].predicates ?? []
  const asClause = (words: string) => {
    const bare = words.replace(/\.$/u, '')
    const quality = sayQuality(language, bare)
    const listed = bare.includes(' ') && isListed(language, bare) ? sayWord(language, bare) : undefined
    const said = sayClause(language, words) ?? listed ?? (quality && `${it}${quality}`)
    return said && asSentence(capital(said))
  }
  const asPart = (part: string, at: number) => {
    const said = part.includes(' ') && sayClause(language, part)
    if (said) return at === 0 || sayTime(language, part) ? said : lowered(said)
    const { name = '', from, amount = '' } = PRICED_NAME.exec(part)?.groups ?? {}
    const price = sayPhrase(language, amount)
    if (!amount || (price === amount && !from)) return part
    const least = from ? fillIn(GRAMMARS[language].from, { price }) : price
    return `${name}${name ? lowered(least) : least}`
  }
  /** Clause by clause, where the whole is none that the language has words for. */
  const asParts = (sentence: string) => {
    const parts = sentence.replace(/\.$/u, '').split(/,\s+/u)
    return asSentence(capital(parts.map(asPart).join(', ')))
  }
  const isVacancy = facts.ask !== 'give' && VACANCY.test([facts.product ?? '', ...facts.sentences].join(' '))
  // Of whom is sought nothing is promised.
  const alone = isVacancy ? [] : [...qualities, ...people, ...topics].filter((word) => sayClause(language, word))
  // What the language has no word for stands after a colon.
  const isTyped = (word: string) =>
    isVacancy ||
    (qualities.includes(word)
      ? sayQuality(language, word) === undefined
      : language !== 'Nigerian Pidgin' && !isListed(language, word))
  const typed = [...qualities, ...people, ...occasions].filter((word) => !alone.includes(word) && isTyped(word))
  const rest = (words: readonly string[]) => words.filter((word) => !alone.includes(word) && !typed.includes(word))
  const price = facts.price && sayPhrase(language, facts.price)
  // Who is sought is paid, and who gives pays no price.
  const isGift = facts.ask === 'give'
  const wage = price && (isVacancy || isGift) ? [asSentence(isGift ? price : `${WAGES[language]}: ${price}`)] : []
  return {
    ...facts,
    product: facts.product && sayNames(language, asTyped(facts.product, typedText)),
    price: wage.length > 0 ? null : price,
    place: isVacancy ? null : facts.place,
    deals: facts.deals.map((deal) => sayPhrase(language, sayProduct(language, deal))),
    sentences: unique([
      ...facts.sentences.map((sentence) => {
        const said = asClause(sentence) ?? (isQuoted(sentence) ? sentence : asParts(sentence))
        return isVacancy && said.startsWith('₦') ? `${WAGES[language]}: ${said}` : said
      }),
      ...(isVacancy && facts.place ? [asSentence(`${WORKPLACES[language]}: ${facts.place}`)] : []),
      ...alone.map((word) => asClause(word) ?? word),
      ...wage,
    ]),
    keywords: {
      qualities: each(rest(qualities), (_, word) => sayQuality(language, word) ?? word),
      // Whoever is invited is welcomed, not advised to order.
      people: each(rest(isCall ? [...people, ...occasions] : people), sayWord),
      occasions: isCall ? [] : each(rest(occasions), sayWord),
      topics: each([...rest(topics), ...typed], sayWord),
    },
  }
}
