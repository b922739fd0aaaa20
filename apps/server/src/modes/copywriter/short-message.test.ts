import { CopyRequest } from '@ufaro/contract/tools/copywriter.ts'
import { expect, test } from 'vitest'
import { writeCopies } from './copy-writer.ts'
import { SMS, SMS_TWO } from './plans.ts'

const smsOf = (typed: Pick<CopyRequest, 'productDescription'> & Partial<CopyRequest>, seed: number): string =>
  writeCopies(CopyRequest.parse(typed), seed)[2]!.content

test('the short one fits into one SMS where the words allow it', () => {
  for (let seed = 0; seed < 20; seed++) {
    const brief = { productDescription: 'Hot bread', keywords: 'fresh', brandName: 'x'.repeat(60) }
    expect(smsOf(brief, seed).length).toBeLessThanOrEqual(SMS)
  }
})

test('an SMS says where to apply before anything else that does not fit', () => {
  const productDescription =
    'Sales girl wanted at a pharmacy in Rumuola, Port Harcourt. Must live nearby, SSCE minimum, able to use POS. Work hours 8am to 6pm. Send CV to hr@wellspring.ng before 30 November'
  for (let seed = 0; seed < 10; seed++)
    expect(smsOf({ productDescription }, seed)).toContain('Send CV to hr@wellspring.ng before 30 November.')
})

test('an SMS says venue, day and role, without a tag, in two parts where one would lose them', () => {
  const crusade =
    '3 days crusade. Theme: The God of Suddenly. 14th - 16th Nov, 5pm daily. Venue: RCCG Living Spring parish, behind Total filling station, Akure. Ministering: Pastor Segun Ajayi'
  const vacancy =
    'VACANCY!!! We need a sales girl and a rider at our store in Wuse 2 Abuja. Salary 70k for sales girl and 90k for rider. Must live close by. Send CV to hr@oakmart.ng before Friday'
  for (let seed = 0; seed < 10; seed++) {
    const [church = '', job = ''] = [crusade, vacancy].map((productDescription) =>
      smsOf({ productDescription, keywords: 'revival' }, seed),
    )
    for (const said of ['14th - 16th Nov', 'Venue: RCCG', 'Pastor Segun']) expect(church).toContain(said)
    for (const said of ['a sales girl and a rider', '₦70,000', 'Must live close by']) expect(job).toContain(said)
    for (const sms of [church, job]) {
      expect(sms.length).toBeLessThanOrEqual(SMS_TWO)
      expect(sms).not.toMatch(/[#—’]/u)
    }
  }
})

test('an SMS takes a second part rather than lose a sentence or its call to action', () => {
  const productDescription =
    'Poultry feed, day old chicks and vet drugs at Kaduna. Farmers who buy 20 bags and above get free delivery. Also we teach you how to vaccinate. Opposite Kawo motor park'
  for (let seed = 0; seed < 10; seed++) {
    const sms = smsOf({ productDescription, keywords: 'feeds' }, seed)
    expect(sms).toContain('we teach you how to vaccinate')
    expect(sms).toMatch(/(?:send|message|text|chat|write|drop)[^.]*\.$/iu)
  }
})

test.each(['English', 'Igbo'] as const)('an SMS in %s says once what was typed twice', (language) => {
  const productDescription = 'Bread ₦900. Zobo Palace Kitchen\nZobo Palace Kitchen'
  expect(smsOf({ productDescription, keywords: 'fresh', language }, 1).match(/Zobo Palace Kitchen/gu)).toHaveLength(1)
})
