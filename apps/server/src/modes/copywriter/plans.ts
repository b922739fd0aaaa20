export const PLANS = [['Instagram caption', 'Long advert'], ['WhatsApp status', 'Flyer text'], ['SMS']] as const
export type Plan = (typeof PLANS)[number][number]

const WORDS: Record<Exclude<Plan, 'SMS'>, { base: number; fact: number }> = {
  'Instagram caption': { base: 32, fact: 11 },
  'Long advert': { base: 52, fact: 11 },
  'WhatsApp status': { base: 24, fact: 11 },
  'Flyer text': { base: 20, fact: 10 },
}
export const SMS = 160

/**
 * Wanted number of words, within 15 %; an SMS is limited in characters.
 * @param facts sentences needed for facts
 * @param own words of the user's own sentences
 */
export const wantedWords = (plan: Exclude<Plan, 'SMS'>, facts: number, own: number): number =>
  WORDS[plan].base + WORDS[plan].fact * facts + own
