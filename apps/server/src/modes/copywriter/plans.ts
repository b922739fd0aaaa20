/** What the three texts are for; a run takes one of each row, so that they are a choice. */
export const PLANS = [['Instagram caption', 'Long advert'], ['WhatsApp status', 'Flyer text'], ['SMS']] as const
export type Plan = (typeof PLANS)[number][number]

/** Words a text has beside its facts, and for each fact. */
const WORDS: Record<Exclude<Plan, 'SMS'>, { base: number; fact: number }> = {
  'Instagram caption': { base: 32, fact: 11 },
  'Long advert': { base: 52, fact: 11 },
  'WhatsApp status': { base: 24, fact: 11 },
  'Flyer text': { base: 20, fact: 10 },
}
/** Characters of a short message. */
export const SMS = 160

/**
 * How many words a text should have, within 15 %; an SMS is counted in characters.
 * @param facts sentences that facts take
 * @param own words of the person's own sentences
 */
export const wantedWords = (plan: Exclude<Plan, 'SMS'>, facts: number, own: number): number =>
  WORDS[plan].base + WORDS[plan].fact * facts + own
