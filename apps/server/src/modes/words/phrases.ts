import type { CopyRequest } from '@ufaro/contract/tools/copywriter.ts'
import type { Advert } from './advert.ts'
import { mapRules, type Rules } from './grammar.ts'
import type { Facts } from './take-facts.ts'

/** The rules of an advert that fit a request. Slots left: those of speech, and `{contact}` in closes. */
export interface Phrases {
  openings: Rules
  products: Rules
  closes: Rules
  shares: Rules
}

export function createPhrases(
  advert: Advert,
  { style, audience }: Pick<CopyRequest, 'style' | 'audience'>,
  { ask, product }: Facts,
): Phrases {
  return {
    openings: openingsOf(),
    products: advert.products[ask],
    closes: put(advert.closes[ask], 'when', advert.whens[style]),
    shares: advert.shares[audience],
  }

  function openingsOf(): Rules {
    if (ask === 'give') return advert.appeals
    if (ask === 'come') return product === null ? advert.calls : advert.invites
    return product === null ? advert.hooks[style] : put(advert.openings[style], 'offer', advert.offers?.[ask] ?? [])
  }
}

const put = (rules: Rules, slot: string, choices: readonly string[]): Rules =>
  mapRules(rules, (rule) => rule.replaceAll(`{${slot}}`, `[${choices.join('|')}]`))
