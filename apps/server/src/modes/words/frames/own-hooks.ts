import type { Language } from '@ufaro/contract/tools/copywriter.ts'
import { mapRules, type Rule } from '../grammar.ts'
import { PLACE_NAMES } from '../places.ts'
import type { OwnText } from '../plain/own-text.ts'
import { folded } from './sure-ask.ts'
import { FURTHER_TRADES } from './trades/further.ts'
import { hausa } from './trades/hausa.ts'
import { igbo } from './trades/igbo.ts'
import { pidgin } from './trades/pidgin.ts'
import {
  DONE_WORDS,
  FURTHER_WORDS,
  SOLD_WORDS,
  type TradeName,
  type TradeTalk,
  type TradeTalks,
} from './trades/trade-talk.ts'
import { yoruba } from './trades/yoruba.ts'

type Framed = Exclude<Language, 'English'>
const TRADES: Readonly<Record<Framed, TradeTalks>> = {
  'Nigerian Pidgin': pidgin,
  Yoruba: yoruba,
  Hausa: hausa,
  Igbo: igbo,
}
/** Optional words before and after a question. They must read well with the question of every trade. */
const AROUND: Readonly<Record<Framed, readonly [string, string]>> = {
  'Nigerian Pidgin': [
    '[||Abeg, |Quick question: |Tell us: |Small question: |Make we ask: ]',
    '[|, my people|, my friends|, neighbours|, family]?',
  ],
  Yoruba: [
    '[||Ẹ gbọ́: |Ìbéèrè kan: |Ẹ sọ fún wa: |Ìbéèrè kékeré: ]',
    '[|, ẹ̀yin ará|, ẹ̀yin ọ̀rẹ́|, ẹ̀yin ènìyàn wa|, ẹ jọ̀ọ́]?',
  ],
  Hausa: ['[||Tambaya: |Ku ji: |Tambaya ɗaya: |Ku faɗa mana: ]', '[|, jama’a|, abokai|, ’yan’uwa|, maƙwabta]?'],
  Igbo: ['[||Otu ajụjụ: |Obere ajụjụ: |Gwa anyị: ]', '[|, nwanne m|, enyi m|, ezigbo enyi|, onye be anyị]?'],
}

const ADVISED: Readonly<Record<Framed, string>> = {
  'Nigerian Pidgin': '[|||Abeg, |Small advice: ]',
  Yoruba: '[|||Ẹ jọ̀ọ́, |Ìmọ̀ràn kan: ]',
  Hausa: '[|||Don Allah, |Ku tuna: |Ƙaramar shawara: ]',
  Igbo: '[|||Biko, |Nwanne m, |Obere ndụmọdụ: ]',
}
/** Lowers the first letter of a rule, or of each alternative if the rule begins with a choice. */
const small = (rule: Rule): Rule =>
  rule.replace(/^(?:\[[^\]]*\]|\p{Lu})/u, (start) =>
    start.replace(/(?<=^|[[|])\p{Lu}(?=\P{Lu}|$)/gu, (letter) => letter.toLowerCase()),
  )

const REPAIRED = /\b(?:repair(?:s|ing)?|mend(?:s|ing)?|cobbler|shoe polish|gyaran|atunse|aruzi|mmezi)\b/u
/** Trades whose goods are often repaired. A text about repairs belongs to none of them, because it sells no goods. */
const WORN: ReadonlySet<TradeName> = new Set(['shoes', 'accessories', 'cloth', 'furniture'])

function tradeIn(typed: string): TradeName | undefined {
  const done = entriesOf(DONE_WORDS).find(([, named]) => named.test(typed))
  const sold = entriesOf({ ...SOLD_WORDS, ...FURTHER_WORDS }).filter(
    ([name, named]) => named.test(typed) && !(WORN.has(name) && REPAIRED.test(typed)),
  )
  return (done ?? sold.toSorted(([, one], [, other]) => typed.search(one) - typed.search(other))[0])?.[0]
}

const entriesOf = <Name extends TradeName>(words: Readonly<Record<Name, RegExp>>) =>
  Object.entries(words) as [Name, RegExp][]

/**
 * Finds the trade whose words the text contains. Returns what to film, advice for buyers, and a question about the
 * trade as a rule: `hook` addresses readers after the question, `asked` does not.
 */
export function ownTrade(
  language: Framed,
  text: string,
): (Omit<TradeTalk, 'asks'> & { name: TradeName; hook: Rule; asked: Rule }) | undefined {
  const typed = folded(text).toLowerCase()
  const found = tradeIn(typed)
  if (!found) return undefined
  const { asks, ...talk } = { ...TRADES[language], ...FURTHER_TRADES[language] }[found]
  const [before, after] = AROUND[language]
  const advised = (rule: Rule) => `${ADVISED[language]}${small(rule)}`
  const asked = `${before}${asks}`
  return { ...talk, name: found, tips: mapRules(talk.tips, advised), hook: `${asked}${after}`, asked: `${asked}?` }
}

/**
 * Finds the trade in the sentence that says what is offered, else also in the brand’s name. `Sola` in the name is a
 * person, not solar power. Later sentences are ignored, because they are about extras: `Free cleaning` of a fishmonger.
 */
export function tradeOf(language: Framed, { sentences, hasHook }: OwnText, brand: string) {
  const offered = sentences.slice(0, hasHook ? 2 : 1).join(' ')
  return ownTrade(language, offered) ?? ownTrade(language, `${offered} ${brand.replace(/\bSola\b/u, '')}`)
}

const TOWNS = new Map(
  PLACE_NAMES.filter(
    (name) =>
      !/^(?:Nigeria|Accra|London|PH|Challenge|Berger|Computer Village|Alaba|Ariaria|Balogun|Ladipo)$/u.test(name),
  ).map((name) => [folded(name).toLowerCase(), name]),
)
/** Matches a sentence whose town may be where goods come from, not where the business serves customers. */
const FROM =
  /(?<![\p{L}])(?:from|farm|made|cleared|woven|nationwide|lati|daga|site|sitere|anywhere|waybill)(?![\p{L}])/iu
const ROAD = /^(?:road|rd|street|st|market|junction|expressway|village)[.,]?$/iu
/** Whether the words after a town show that the name is one of a road: `Lagos Road`, `Lagos Asaba Road`. */
const isRoad = ([next = '', other = '']: readonly string[]): boolean =>
  ROAD.test(next) || (/^\p{Lu}[\p{L}\p{M}]+$/u.test(next) && ROAD.test(other))
const TOWNS_MAX = 2

/** Returns towns where the user works or delivers, as typed. Empty if the text names more than two. */
export function townsOf(sentences: readonly string[]): string[] {
  const found = new Map<string, string>()
  for (const sentence of sentences.filter((each) => !FROM.test(folded(each)))) {
    const words = sentence.split(/\s+/u)
    let isNear = false
    // The first word always has a capital, so it counts as a town only if another name follows: `Warri and Effurun
    // only`.
    const start = /^\S+(?:,| and) \p{Lu}/u.test(sentence) ? 0 : 1
    word: for (let at = start; at < words.length; at++) {
      for (const length of [2, 1]) {
        const name = words.slice(at, at + length).join(' ')
        const bare = name.replace(/[.,;:!?]+$/u, '')
        const key = folded(bare).toLowerCase()
        if (!TOWNS.has(key) || !/^\p{Lu}/u.test(bare) || isRoad(words.slice(at + length))) continue
        // `Akobo, Ibadan`, `Akobo Ibadan` and `Wuse 2, Abuja` count as one town, the first.
        if (!isNear) found.set(key, bare)
        const isNumbered = /^\d+,?$/u.test(words[at + length] ?? '')
        isNear = true
        at += length - (isNumbered ? 0 : 1)
        continue word
      }
      isNear = false
    }
  }
  return found.size <= TOWNS_MAX ? [...found.values()] : []
}
