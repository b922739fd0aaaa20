import type { Rule } from '../../words/grammar.ts'
import type { Tip, TradePack } from '../packs/trades/trade-pack.ts'

const CHOICES = /\[([^[\]]*)\]/gu

/** Removes the alternatives that contain an absent word. Undefined if the rest of the rule contains one. */
function without(rule: Rule, absent: readonly string[]): Rule | undefined {
  const says = (text: string) => absent.some((word) => text.includes(word))
  const kept = rule.replace(CHOICES, (group: string, choices: string) => {
    const left = choices.split('|').filter((choice) => !says(choice))
    return left.length > 0 ? `[${left.join('|')}]` : group
  })
  return says(kept) ? undefined : kept
}

/** Matches a lead time in the user's text: `order 3 days before`. */
const LEAD_TIME = /(?:days?|hours?|weeks?) (?:before|ahead|notice)|(?:order|book)(?:s|ings?)? (?:before|close|by)/iu

/** Whether a word of the text begins with the pattern: `app` is not found in `WhatsApp`. */
const names = (pattern: RegExp, text: string): boolean =>
  new RegExp(`(?<!\\p{L})(?:${pattern.source})`, 'iu').test(text)

/** The pack without the rules and tips that need a word which the text does not contain. */
export function fittingOf({ fits = {}, film, films = [], ...pack }: TradePack, text: string): TradePack {
  const absent = Object.entries(fits).flatMap(([named, pattern]) =>
    named.startsWith('|') && !names(pattern, text) ? [named.slice(1)] : [],
  )
  const kept = (rules: readonly Rule[]) => rules.flatMap((rule) => without(rule, absent) ?? [])
  const tips = pack.tips.flatMap(([asked, told]): Tip[] => {
    if (asked.startsWith('how early') && LEAD_TIME.test(text)) return []
    const fitting = !fits[asked] || names(fits[asked], text) ? without(told, absent) : undefined
    return fitting ? [[asked, fitting]] : []
  })
  return {
    tips,
    film: films.find(([pattern]) => names(pattern, text))?.[1] ?? film,
    ...{ cases: kept(pack.cases), jokes: kept(pack.jokes), shots: kept(pack.shots) },
  }
}
