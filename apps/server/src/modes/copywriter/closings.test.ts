import { expect, test } from 'vitest'
import { readOwnText } from '../words/plain/own-text.ts'
import { closingsOf } from './closings.ts'
import { channelOf, PLANS } from './plans.ts'
import { typedFacts } from './typed-facts.ts'

const closesOf = (typed: string) => {
  const own = readOwnText(typed, '')
  const facts = typedFacts(own.sentences, [])
  const closes = closingsOf(own, { style: 'Persuasive & Direct', facts, trade: 'fashion', details: 'your size' })
  return PLANS.flat().map((plan) => closes[plan].join('\n'))
}

test.each([
  ['Ankara sets at our shop in Yaba. Order by DM.', /\bDM\b/u, /message|write|chat|visit|come/iu],
  ['Ankara sets at our shop in Yaba. Order through WhatsApp.', /WhatsApp/u, /\bDM\b|write to|visit|come/iu],
  ['Ankara sets. Order at ankara.ng', /(?:Order|Go to).* ankara\.ng/u, /\bDM\b|message/iu],
  ['Ankara sets. Order @tifewears', /DM @tifewears/u, /message|write/iu],
  ['Ankara sets. Visit us at 5 Allen Avenue', /Visit us/u, /\bDM\b|message/iu],
])('every text closes by the way to order that is typed: %s', (typed, way, other) => {
  for (const close of closesOf(typed)) {
    expect(close).toMatch(way)
    expect(close).not.toMatch(other)
  }
})

test('a last day is still a day to write on, unless the text says before it', () => {
  for (const close of closesOf('Ankara sets, 10% off till Friday')) expect(close).toContain(' by Friday')
  for (const close of closesOf('Ankara sets. Pay before Friday')) expect(close).toContain(' before Friday')
})

test('a delivery fee is no price of the offer', () => {
  expect(closesOf('Ankara sets, delivery ₦2,000').join()).toContain('For the price')
  expect(closesOf('Ankara sets ₦9,000, delivery ₦2,000').join()).not.toContain('For the price')
})

test.each([
  ['LinkedIn', 'Long advert'],
  ['caption for Instagram', 'Instagram caption'],
  ['TikTok video', undefined],
  ['TikTok post', 'Instagram caption'],
  ['WhatsApp broadcast', 'WhatsApp status'],
  ['flyer design', undefined],
  ['email newsletter', 'Long advert'],
  ['website', 'Long advert'],
  ['website design', undefined],
  ['bulk SMS', 'SMS'],
])('names of channels choose a text: %s', (keyword, plan) => {
  expect(channelOf(keyword)).toBe(plan)
})
