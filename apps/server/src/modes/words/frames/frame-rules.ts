import type { CopyRequest } from '@ufaro/contract/tools/copywriter.ts'
import { mapRules, type Rules } from '../grammar.ts'
import type { OwnText } from '../plain/own-text.ts'
import { capital } from '../spin.ts'
import type { Frame } from './frame.ts'
import { deadlineIn, isVisited } from './sure-ask.ts'

export function frameRules(
  { hooks, calls, passes, shares, closes, visits, whens, soon, before, reaches }: Frame,
  own: OwnText,
  { style, audience }: Pick<CopyRequest, 'style' | 'audience'>,
) {
  const { ask } = own
  const ways = (own.hasPhone && own.channel !== 'WhatsApp' ? reaches.phone : reaches.message).split('|')
  const until = deadlineIn(own, before)
  const days = until ? [until] : ask === 'apply' ? soon : whens[style]
  const choice = (words: readonly string[]) => `[${words.join('|')}]`
  const filled = (rules: Rules): Rules =>
    mapRules(rules, (rule) =>
      rule
        .replaceAll('{when}', choice(days))
        .replaceAll('{reach}', choice(ways))
        .replaceAll('{Reach}', choice(ways.map(capital))),
    )
  const isCall = ask === 'come' || ask === 'give' || ask === 'apply'
  return {
    hooks: isCall ? calls[ask] : hooks[style],
    notes: isCall ? passes[ask] : shares[audience],
    closes: filled(isVisited(own) ? visits : closes[ask]),
  }
}
