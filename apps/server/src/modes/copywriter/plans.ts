export const PLANS = [['Instagram caption', 'Long advert'], ['WhatsApp status', 'Flyer text'], ['SMS']] as const
export type Plan = (typeof PLANS)[number][number]

export interface Channel {
  plan: Plan
  /** What the text is called: `Instagram caption`, `LinkedIn post`. */
  name: string
  /** How its readers can reply without a number, link or handle. Empty if they cannot, as on paper. */
  answers: string
  /** Whether its readers search by hashtags. */
  isTagged: boolean
}

const MESSAGE = 'send {us} a message|message {us}|send a message|write to {us}'
export const CHANNELS: Readonly<Record<Plan, Channel>> = {
  'Instagram caption': {
    plan: 'Instagram caption',
    name: 'Instagram caption',
    answers: 'send {us} a DM|DM {us}|drop a DM|send a DM',
    isTagged: true,
  },
  'Long advert': { plan: 'Long advert', name: 'Long advert', answers: `${MESSAGE}|inbox {us}`, isTagged: true },
  'WhatsApp status': {
    plan: 'WhatsApp status',
    name: 'WhatsApp status',
    answers: `${MESSAGE}|reply to this status|chat with {us}`,
    isTagged: false,
  },
  'Flyer text': { plan: 'Flyer text', name: 'Flyer text', answers: '', isTagged: false },
  SMS: { plan: 'SMS', name: 'SMS', answers: `${MESSAGE}|text {us}`, isTagged: false },
}

const POSTED =
  '(?: (?:captions?|posts?|adverts?|ads?|updates?|status|broadcasts?|messages?|stor(?:y|ies)|reels?|groups?|pages?|text))?'
const named = (sites: string, texts = sites): RegExp =>
  new RegExp(`^(?:(?:for|on) )?(?:(?:${sites})${POSTED}|(?:${texts})(?: (?:for|on) (?:${sites}))?)$`, 'iu')
const { 'Instagram caption': caption, 'Long advert': advert, 'WhatsApp status': status, 'Flyer text': flyer } = CHANNELS
const NAMED: readonly (readonly [RegExp, Channel])[] = [
  [named('tik ?tok'), { ...caption, name: 'TikTok caption', answers: MESSAGE }],
  [named('instagram|insta|ig|threads|twitter', '(?:social media )?captions?|tweets?'), caption],
  [
    named('whats ?app broadcasts?'),
    { ...status, name: 'WhatsApp broadcast', answers: `${MESSAGE}|reply to this message` },
  ],
  [named('whats ?app|telegram', 'status'), status],
  [named('flyers?|fliers?|posters?|handbills?'), flyer],
  [named('facebook|fb'), { ...advert, name: 'Facebook post' }],
  [named('linked ?in'), { ...advert, name: 'LinkedIn post', answers: MESSAGE }],
  [
    named('(?:e-?mail )?newsletters?|e-?mails?'),
    { ...advert, name: 'Email', answers: 'reply to this email|write back', isTagged: false },
  ],
  [named('website'), { ...advert, name: 'Website text', answers: '', isTagged: false }],
  [named('(?:long )?adverts?'), advert],
  [named('(?:bulk )?sms|text messages?'), CHANNELS.SMS],
]

export const channelOf = (keyword: string): Channel | undefined => NAMED.find(([name]) => name.test(keyword))?.[1]
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
 * Returns the wanted number of words. The tests allow 15 % more or less. An SMS has a limit of characters instead.
 * @param facts number of sentences that the facts need
 * @param own number of words that the user wrote: sentences, keywords and the product’s name
 */
export const wantedWords = (plan: Exclude<Plan, 'SMS'>, facts: number, own: number): number =>
  BASE[plan] + WORDS_A_FACT * facts + own
