import { expect, test } from 'vitest'
import type { TradePack } from '../packs/trades/trade-pack.ts'
import { fittingOf } from './fitting.ts'
import { isSettled } from './subjects.ts'

const pack: TradePack = {
  film: 'the produce',
  films: [[/egg/iu, 'the crate']],
  cases: ['{I} [carry yam|carry eggs] home'],
  tips: [
    ['what do I check', '[Count the tubers|Open one bag], and say it at once.'],
    ['how do I store yam', 'Keep yam dry.'],
  ],
  fits: { '|yam': /yam/iu, '|tuber': /yam/iu },
  jokes: ['My yam [laughs|sleeps].'],
  shots: ['Film [a tuber|a hand].'],
}

test('what the text does not name is left out of a choice, and a rule about nothing else altogether', () => {
  const { film, cases, tips, jokes, shots } = fittingOf(pack, 'Fresh eggs')
  expect(film).toBe('the crate')
  expect(cases).toEqual(['{I} [carry eggs] home'])
  expect(tips).toEqual([['what do I check', '[Open one bag], and say it at once.']])
  expect(jokes).toEqual([])
  expect(shots).toEqual(['Film [a hand].'])
})

test('what it names stays', () => {
  const { film, tips, jokes } = fittingOf(pack, 'Yam from Benue')
  expect(film).toBe('the produce')
  expect([tips, jokes]).toEqual([pack.tips, pack.jokes])
})

test('a word counts only where it begins', () => {
  const app = { ...pack, fits: { 'what do I check': /app/iu } }
  expect(fittingOf(app, 'Write on WhatsApp').tips).toHaveLength(1)
  expect(fittingOf(app, 'An app for yam').tips).toHaveLength(2)
})

test('no advice on when to order beside the user’s own', () => {
  const early = { ...pack, tips: [['how early should I order', 'Order five days before.'] as const], fits: {} }
  expect(fittingOf(early, 'Cakes in Asaba').tips).toHaveLength(1)
  expect(fittingOf(early, 'Cakes in Asaba, order 3 days before').tips).toEqual([])
})

test.each([
  ['Say if you want it without sugar when you order.', 'Zobo with no sugar added', 'Zobo in Yaba'],
  ['Send the address with a landmark.', 'We deliver in Yaba', 'Cakes in Yaba'],
  ['Ask about warranty, in writing.', '30 days guarantee', 'AC repair in Aba'],
  ['Ask which hour is calm, if you hate queues.', 'Open 9am to 6pm', 'Salon in Jos'],
  ['Ask for the total of all fees.', '₦12,000 per month', 'Lessons in Ikorodu'],
])('no advice on what the text settles: %s', (advice, settled, open) => {
  expect(isSettled(advice, settled)).toBe(true)
  expect(isSettled(advice, open)).toBe(false)
})

test('people are named only to those who have them', () => {
  const fed = { ...pack, tips: [], jokes: ['When [your child|your uncle] asks for more, smile.'] }
  expect(fittingOf(fed, 'Zobo for office workers').jokes).toEqual(['When [your uncle] asks for more, smile.'])
  expect(fittingOf(fed, 'Zobo for school children').jokes).toEqual(fed.jokes)
})
