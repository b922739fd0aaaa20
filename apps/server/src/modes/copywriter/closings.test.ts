import { CopyRequest } from '@ufaro/contract/tools/copywriter.ts'
import { expect, test } from 'vitest'
import { readOwnText } from '../words/plain/own-text.ts'
import { closingsOf } from './closings.ts'
import { writeCopies } from './copy-writer.ts'
import type { Act } from './offer-of.ts'
import { CHANNELS, channelOf } from './plans.ts'
import { typedFacts } from './typed-facts.ts'

const closesOf = (typed: string, act: Act = 'order') => {
  const own = readOwnText(typed, '')
  const facts = typedFacts(own.sentences.join(' '))
  return Object.values(CHANNELS).map((channel) =>
    closingsOf(channel, own, { act, style: 'Persuasive & Direct', facts }).join('\n'),
  )
}

test.each([
  ['Ankara sets at our shop in Yaba. Order by DM.', /\bDM\b/u, /message|write|chat|visit|come/iu],
  ['Ankara sets at our shop in Yaba. Order through WhatsApp.', /WhatsApp/u, /\bDM\b|write to|visit|come/iu],
  ['Ankara sets. Payslips on WhatsApp', /\bus\b/u, /WhatsApp/u],
  ['Ankara sets. Order at ankara.ng', /(?:Order|Go to).* ankara\.ng/u, /\bDM\b|message/iu],
  ['Ankara sets. Order @tifewears', /DM @tifewears/u, /message|write/iu],
  ['Ankara sets at 5 Allen Avenue', /Visit us/u, /\bDM\b|message/iu],
])('every text closes by the way to order that is typed: %s', (typed, way, other) => {
  for (const close of closesOf(typed)) {
    expect(close).toMatch(way)
    expect(close).not.toMatch(other)
  }
})

test('a last day is still a day to write on, unless the text says before it', () => {
  for (const close of closesOf('Ankara sets, 10% off till Friday'))
    expect(close).toContain('[by Friday|on or before Friday]')
  for (const close of closesOf('Ankara sets. Pay before Friday')) expect(close).toContain('[before Friday|')
})

test('readers are not told to order today what is ordered days before', () => {
  for (const typed of ['Ankara sets. Order two days ahead', 'Ankara class. Starts 3 February'])
    for (const close of closesOf(typed)) expect(close).not.toContain('today')
  expect(closesOf('Ankara sets').join()).toContain('today')
})

test('a delivery fee is no price of the offer, a bare number may be one', () => {
  expect(closesOf('Ankara sets, delivery ₦2,000').join()).toMatch(/for the price/iu)
  expect(closesOf('Ankara sets 9500').join()).not.toMatch(/for the price/iu)
  expect(closesOf('Ankara sets ₦9,000, delivery ₦2,000').join()).not.toMatch(/for the price/iu)
})

test.each([
  ['LinkedIn', 'LinkedIn post', 'Long advert'],
  ['caption for Instagram', 'Instagram caption', 'Instagram caption'],
  ['TikTok video', undefined, undefined],
  ['TikTok post', 'TikTok caption', 'Instagram caption'],
  ['WhatsApp broadcast', 'WhatsApp broadcast', 'WhatsApp status'],
  ['flyer design', undefined, undefined],
  ['email newsletter', 'Email', 'Long advert'],
  ['website', 'Website text', 'Long advert'],
  ['website design', undefined, undefined],
  ['bulk SMS', 'SMS', 'SMS'],
])('names of channels choose a text and its name: %s', (keyword, name, plan) => {
  expect(channelOf(keyword)).toEqual(name ? expect.objectContaining({ name, plan }) : undefined)
})

test('readers answer in the way of the channel, and those of paper or a website are told what to do', () => {
  const said = (keyword: string, typed = 'Ankara sets ₦9,000') => {
    const own = readOwnText(typed, '')
    const step = { act: 'order', style: 'Persuasive & Direct', facts: typedFacts(typed) } as const
    return closingsOf(channelOf(keyword)!, own, step).join('\n')
  }
  expect(said('email')).toMatch(/reply to this email/iu)
  expect(said('Instagram')).toMatch(/\bDM\b/u)
  for (const keyword of ['flyer', 'website', 'email', 'sms', 'TikTok']) expect(said(keyword)).not.toMatch(/\bDM\b/u)
  for (const keyword of ['flyer', 'website']) {
    expect(said(keyword)).toMatch(/Place your order/u)
    expect(said(keyword)).not.toMatch(/message|reply/iu)
    expect(said(keyword, 'Ankara sets. Call 0803 123 4567')).toContain('0803 123 4567')
  }
})

test('in the other languages a shop without a contact asks readers to come, and a last day and a phone number are kept', () => {
  const CALLS = {
    'Nigerian Pidgin': {
      write: /(?:message|chat|DM|reach) us/u,
      call: /call us|order/iu,
      before: 'before 20 December',
    },
    Yoruba: { write: /ránṣẹ́|ṣọwọ́|kàn sí/u, call: /pè wá/u, before: 'kí ó tó di ọjọ́ 20 oṣù Kejìlá' },
    Hausa: {
      write: /rubuto mana|tuntuɓe|turo mana|aiko mana/u,
      call: /kira mu|oda/u,
      before: 'kafin 20 ga watan Disamba',
    },
    Igbo: { write: /anyị ozi|kpọtụrụ/u, call: /kpọọ anyị/iu, before: 'tupu abalị 20 n’ọnwa Disemba' },
  }
  for (const language of Object.keys(CALLS) as (keyof typeof CALLS)[]) {
    const { write, call, before } = CALLS[language]
    const said = (productDescription: string, seed: number) =>
      writeCopies(
        CopyRequest.parse({ language, productDescription, audience: 'Families', style: 'Persuasive & Direct' }),
        seed,
      ).map(({ content }) => content)
    for (const seed of [0, 1, 2]) {
      for (const text of said('Shoes ₦5,000. Shop 4, Bodija market, Ibadan', seed)) expect(text).not.toMatch(write)
      for (const text of said('Bags ₦5,000. Order before 20 December. 0803 555 1234', seed)) {
        expect(text).toMatch(call)
        expect(text.toLowerCase().split(before.toLowerCase())).toHaveLength(3)
      }
    }
  }
})
