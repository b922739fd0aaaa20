import type { Rule } from '../../words/grammar.ts'
import type { Tip, TradePack } from '../packs/trades/trade-pack.ts'

const CHOICES = /\[([^[\]]*)\]/gu

/** Leaves out the alternatives that name something absent; nothing is left if the rest of the rule names it. */
function without(rule: Rule, absent: readonly string[]): Rule | undefined {
  const names = (text: string) => absent.some((word) => text.includes(word))
  const kept = rule.replace(CHOICES, (group: string, choices: string) => {
    const left = choices.split('|').filter((choice) => !names(choice))
    return left.length > 0 ? `[${left.join('|')}]` : group
  })
  return names(kept) ? undefined : kept
}

/** The parts of a pack that speak only of what the text names. */
export function fittingOf({ fits = {}, film, films = [], ...pack }: TradePack, text: string): TradePack {
  const absent = Object.entries(fits).flatMap(([named, pattern]) =>
    named.startsWith('|') && !pattern.test(text) ? [named.slice(1)] : [],
  )
  const kept = (rules: readonly Rule[]) => rules.flatMap((rule) => without(rule, absent) ?? [])
  const tips = pack.tips.flatMap(([asked, told]): Tip[] => {
    const fitting = (fits[asked]?.test(text) ?? true) ? without(told, absent) : undefined
    return fitting ? [[asked, fitting]] : []
  })
  return {
    tips,
    film: films.find(([pattern]) => pattern.test(text))?.[1] ?? film,
    ...{ cases: kept(pack.cases), jokes: kept(pack.jokes), shots: kept(pack.shots) },
  }
}
