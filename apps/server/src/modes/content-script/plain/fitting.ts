import type { Rule } from '../../words/grammar.ts'
import type { Tip, TradePack } from '../packs/trades/trade-pack.ts'
import { isSettled } from './subjects.ts'

const CHOICES = /\[([^[\]]*)\]/gu

/**
 * Removes a rule’s choices that contain a word of `absent`. Returns undefined if the rest still contains such a word.
 */
export function without(rule: Rule, absent: readonly string[]): Rule | undefined {
  const says = (text: string) => absent.some((word) => text.includes(word))
  const kept = rule.replace(CHOICES, (group: string, choices: string) => {
    const left = choices.split('|').filter((choice) => !says(choice))
    return left.length > 0 ? `[${left.join('|')}]` : group
  })
  return says(kept) ? undefined : kept
}

/** Words for people and occasions. Stock sentences may contain a word only if the user’s text matches its pattern. */
const NAMED: Readonly<Record<string, RegExp>> = {
  '|child': /child|kids?\b|bab(?:y|ies)|toddler|pupil|school|mother|mum|parents\b(?! visit)|creche|nanny/iu,
  '|guest': /guest|part(?:y|ies)|wedding|event|celebra|hall|birthday|cater|ceremon|hotel|shortlet|visitor|hosts?\b/iu,
  '|party': /part(?:y|ies)|wedding|event|celebra|hall|birthday|cater|ceremon/iu,
  '|Party': /part(?:y|ies)|wedding|event|celebra|hall|birthday|cater|ceremon/iu,
  '|wedding': /wedding|bride|bridal|groom|couple|aso ?ebi|event|marriage/iu,
  '|office': /office|work|compan|corporate|staff|business|professional/iu,
  '|customers': /shop|sell|vendor|business|trader|owner|wholesale|resell|restaurant|hotel|retail|market women/iu,
}

/** Whether the pattern matches at the beginning of a word: `app` is not found in `WhatsApp`. */
const names = (pattern: RegExp, text: string): boolean =>
  new RegExp(`(?<!\\p{L})(?:${pattern.source})`, 'iu').test(text)

const absentIn = (text: string, fits: Readonly<Record<string, RegExp>>): string[] =>
  Object.entries(fits).flatMap(([named, pattern]) =>
    named.startsWith('|') && !names(pattern, text) ? [named.slice(1)] : [],
  )

/** Removes from a trade’s pack the rules and tips that do not suit the user’s text. */
export function fittingOf({ fits = {}, film, films = [], ...pack }: TradePack, text: string): TradePack {
  const absent = absentIn(text, { ...NAMED, ...fits })
  const kept = (rules: readonly Rule[]) => rules.flatMap((rule) => without(rule, absent) ?? [])
  const tips = pack.tips.flatMap(([asked, told]): Tip[] => {
    if (isSettled(`${asked} ${told}`, text)) return []
    const fitting = !fits[asked] || names(fits[asked], text) ? without(told, absent) : undefined
    return fitting ? [[asked, fitting]] : []
  })
  return {
    tips,
    film: films.find(([pattern]) => names(pattern, text))?.[1] ?? film,
    ...{ cases: kept(pack.cases), jokes: kept(pack.jokes), shots: kept(pack.shots) },
  }
}
