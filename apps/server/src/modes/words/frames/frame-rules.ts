import type { CopyRequest } from '@ufaro/contract/tools/copywriter.ts'
import { mapRules, type Rules } from '../grammar.ts'
import type { OwnText } from '../plain/own-text.ts'
import { capital } from '../spin.ts'
import type { Frame } from './frame.ts'

export function frameRules(
  { hooks, calls, passes, shares, closes, whens, soon, reaches }: Frame,
  { ask, hasPhone }: OwnText,
  { style, audience }: Pick<CopyRequest, 'style' | 'audience'>,
) {
  const ways = (hasPhone ? `${reaches.message}|${reaches.phone}` : reaches.message).split('|')
  const choice = (words: readonly string[]) => `[${words.join('|')}]`
  const filled = (rules: Rules): Rules =>
    mapRules(rules, (rule) =>
      rule
        .replaceAll('{when}', choice(ask === 'apply' ? soon : whens[style]))
        .replaceAll('{reach}', choice(ways))
        .replaceAll('{Reach}', choice(ways.map(capital))),
    )
  const isCall = ask === 'come' || ask === 'give' || ask === 'apply'
  return {
    hooks: isCall ? calls[ask] : hooks[style],
    notes: isCall ? passes[ask] : shares[audience],
    closes: filled(closes[ask]),
  }
}
