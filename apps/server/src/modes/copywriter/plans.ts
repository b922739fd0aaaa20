export const PLANS = [['Instagram caption', 'Long advert'], ['WhatsApp status', 'Flyer text'], ['SMS']] as const
export type Plan = (typeof PLANS)[number][number]

const BASE: Record<Exclude<Plan, 'SMS'>, number> = {
  'Instagram caption': 23,
  'Long advert': 24,
  'WhatsApp status': 14,
  'Flyer text': 14,
}
const WORDS_A_FACT = 7
export const SMS = 160

/**
 * Wanted number of words, within 15 %; an SMS is limited in characters.
 * @param facts sentences needed for facts
 * @param own words of the user's own: sentences, keywords and the product's name
 */
export const wantedWords = (plan: Exclude<Plan, 'SMS'>, facts: number, own: number): number =>
  BASE[plan] + WORDS_A_FACT * facts + own
