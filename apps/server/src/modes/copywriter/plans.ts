export const PLANS = [['Instagram caption', 'Long advert'], ['WhatsApp status', 'Flyer text'], ['SMS']] as const
export type Plan = (typeof PLANS)[number][number]

const POSTED =
  '(?: (?:captions?|posts?|adverts?|ads?|updates?|status|broadcasts?|messages?|stor(?:y|ies)|reels?|groups?|pages?|text))?'
const channel = (sites: string, texts: string): RegExp =>
  new RegExp(`^(?:(?:for|on) )?(?:(?:${sites})${POSTED}|(?:${texts})(?: (?:for|on) (?:${sites}))?)$`, 'iu')
const CHANNELS: readonly (readonly [Plan, RegExp])[] = [
  ['Instagram caption', channel('instagram|insta|ig|tik ?tok|threads|twitter', '(?:social media )?captions?|tweets?')],
  ['WhatsApp status', channel('whats ?app|telegram', 'status')],
  ['Flyer text', channel('flyers?|fliers?|posters?|handbills?', 'flyers?')],
  ['Long advert', channel('facebook|fb|linked ?in|(?:e-?mail )?newsletters?|e-?mails?|website', '(?:long )?adverts?')],
  ['SMS', channel('(?:bulk )?sms|text messages?', 'sms')],
]

export const channelOf = (keyword: string): Plan | undefined => CHANNELS.find(([, named]) => named.test(keyword))?.[0]

const BASE: Record<Exclude<Plan, 'SMS'>, number> = {
  'Instagram caption': 23,
  'Long advert': 24,
  'WhatsApp status': 14,
  'Flyer text': 14,
}
const WORDS_A_FACT = 7
export const SMS = 160
export const SMS_TWO = 306

/**
 * Wanted number of words, which a text may miss by 15 %. An SMS has a limit of characters instead.
 * @param facts number of sentences that the facts need
 * @param own number of words that the user wrote: sentences, keywords and the product’s name
 */
export const wantedWords = (plan: Exclude<Plan, 'SMS'>, facts: number, own: number): number =>
  BASE[plan] + WORDS_A_FACT * facts + own
