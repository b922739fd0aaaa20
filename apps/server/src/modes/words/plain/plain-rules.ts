import type { CopyRequest } from '@ufaro/contract/tools/copywriter.ts'
import { mapRules, type Rules } from '../grammar.ts'
import { capital } from '../spin.ts'
import type { OwnText } from './own-text.ts'
import type { Plain } from './plain.ts'

export function plainRules(
  { hooks, calls, appeals, notes, callNotes, shares, closes, whens, reaches }: Plain,
  { ask, hasPhone }: OwnText,
  { style, audience }: Pick<CopyRequest, 'style' | 'audience'>,
) {
  const ways = `${reaches.message}${hasPhone ? `|${reaches.phone}` : ''}`.split('|')
  const choice = (words: readonly string[]) => `[${words.join('|')}]`
  const filled = (rules: Rules): Rules =>
    mapRules(rules, (rule) =>
      rule
        .replaceAll('{when}', choice(whens[style]))
        .replaceAll('{reach}', choice(ways))
        .replaceAll('{Reach}', choice(ways.map(capital))),
    )
  const isCall = ask === 'come' || ask === 'give'
  return {
    hooks: ask === 'come' ? calls : ask === 'give' ? appeals : hooks[style],
    notes: isCall ? callNotes : filled([...shares[audience], ...notes]),
    closes: filled(closes[ask]),
  }
}
