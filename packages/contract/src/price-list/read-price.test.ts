import { describe, expect, test } from 'vitest'
import { readPrice } from './read-price.ts'

type Case = readonly [written: string, naira: number | null]

const KNOWN: readonly Case[] = [
  ['5000', 5000],
  ['₦5,000', 5000],
  ['5k', 5000],
  ['N5 000', 5000],
  ['NGN 5,000.00', 5000],
  ['5,000 naira', 5000],
  ['₦ 12,500', 12_500],
  ['1.5m', 1_500_000],
  ['2.5K', 2500],
  ['5.000', 5000],
  ['5.000,50', 5000.5],
  ['1,250,000', 1_250_000],
  ['99.99', 99.99],
  ['=N=3,000', 3000],
  ['3000/=', 3000],
  ["10'000", 10_000],
  ['5,000 only', 5000],
  ['Price: 7500', 7500],
  ['0', 0],
  ['', null],
  ['call me', null],
  ['5k-7k', null],
  ['5,00,000', null],
  ['-500', null],
  ['12 for 5k', null],
  ['1e9', null],
  ['99999999999', null],
]

/** These cases were collected before the price reader was tried on them, and it was never changed to fit them. */
const HELD_OUT: readonly Case[] = [
  ['N5,000', 5000],
  ['n3500', 3500],
  ['₦750', 750],
  ['#2,000', 2000],
  ['15K', 15_000],
  ['₦1.2M', 1_200_000],
  ['NGN15000', 15_000],
  ['15000 NGN', 15_000],
  ['8,500.50', 8500.5],
  ['4 500', 4500],
  ['\u20a6\u00a06\u202f500', 6500],
  ['12,000 each', 12_000],
  ['25 thousand', 25_000],
  ['1 million', 1_000_000],
  ['₦5,000/-', 5000],
  ['2,500=00', 2500],
  ['N 1,000,000.00', 1_000_000],
  ['five thousand', null],
  ['₦2k - ₦3k', null],
  ['2k/3k', null],
  ['from 5k', null],
  ['free', null],
  ['5,000,00', null],
  ['5.5.5', null],
  ['ask', null],
  ['５０００', 5000],
  ['₦5,000 per yard', 5000],
]

const asKobo = (naira: number | null) => (naira === null ? null : Math.round(naira * 100))

describe('a price as people write it', () => {
  test.each(KNOWN)('%s', (written, naira) => expect(readPrice(written)).toBe(asKobo(naira)))

  test('no price is read as another amount, and at least nine in ten of the held-out prices are read', () => {
    const wrong = HELD_OUT.filter(([written, naira]) => ![null, asKobo(naira)].includes(readPrice(written)))
    expect(wrong).toEqual([])
    const read = HELD_OUT.filter(([written, naira]) => readPrice(written) === asKobo(naira))
    expect(read.length / HELD_OUT.length).toBeGreaterThanOrEqual(0.9)
  })

  test('an amount reads back as it is printed', () => {
    for (const kobo of [100, 99_999, 500_000, 123_456_700]) {
      const printed = `₦${(kobo / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`
      expect(readPrice(printed)).toBe(kobo)
    }
  })
})
