import { expect, test } from 'vitest'
import { clausesOf } from './clauses.ts'

const wordsOf = (sentence: string) => clausesOf(sentence).map(({ words }) => words)
const kindsOf = (sentence: string) => clausesOf(sentence).map(({ kind }) => kind)

test.each([
  'Comes in blue, wine and mustard.',
  'I repair iPhone and Samsung screen, battery, charging port.',
  'We have qualified teachers, CCTV in every class, school bus, French and coding classes.',
  'Address: 14 Adeola street, Ogba, Ikeja Lagos.',
  'Open 9am to 6pm.',
  'We ship to all states, 2 days.',
  'New and used tyres, balancing and alignment in Enugu.',
  'Excel, SQL, Power BI.',
  '1kva powers 2 fans, TV and 6 bulbs ₦620,000.',
  'We file tax returns, get TIN and TCC for small businesses.',
  'We pick up, wash, iron and deliver in 48 hours in Enugu.',
  'Monday to Thursday, 4pm to 6pm.',
  'Inverter with battery ₦180,000, installed.',
  'Delivery to Kaduna and Kano only, ₦1,500.',
  'We deliver to Abuja, Kaduna and Lokoja on Tuesdays.',
  'Pay half when we arrive, half when we finish.',
  'Two bedrooms at ₦90,000 a night, 24-hour light, fast wifi, swimming pool.',
  'School fees ₦75,000 a term, with lunch.',
])('lists, places and labels are not torn: %s', (sentence) => {
  expect(wordsOf(sentence)).toEqual([sentence.replace(/\.$/u, '')])
})

test('clauses that stand alone are taken apart in their order', () => {
  expect(wordsOf('1.5kva inverter ₦850,000, 2 years warranty, pay 60% now.')).toEqual([
    '1.5kva inverter ₦850,000',
    '2 years warranty',
    'Pay 60% now',
  ])
  expect(wordsOf('Cakes for ₦2,500 in Ilorin, buy 2 get 1 free.')).toHaveLength(2)
})

test('a clause is known by what it answers', () => {
  expect(kindsOf('Sofas, ₦45,000 per seat, free delivery in Yaba, 2 years warranty, pay half before')).toEqual([
    'price',
    'offer',
    'trust',
    'pay',
  ])
  expect(kindsOf('No fix no pay')).toEqual(['trust'])
})

test('goods that are sold somewhere are no address', () => {
  expect(kindsOf('We sell seeds to farmers in Ilorin')).toEqual(['more'])
  expect(kindsOf('We are in Ilorin')).toEqual(['place'])
})

test('how long something works is no hour', () => {
  expect(kindsOf('Works 6 hours')).toEqual(['does'])
  expect(kindsOf('24 hours light')).toEqual(['does'])
  expect(kindsOf('Open 24 hours')).toEqual(['when'])
})

test.each([
  ['Decoration not included', 'must'],
  ['Closed on Mondays', 'must'],
  ['₦5,000 off for the second child', 'offer'],
  ['Drop off by 4pm', 'when'],
  ['Pick up every Thursday at our farm', 'place'],
  ['Baked every morning in Kano', 'more'],
  ['Light 18 hours a day', 'does'],
  ['Plastic-free box', 'more'],
  ['We bring our own machines', 'more'],
])('%s answers the question it is asked: %s', (clause, kind) => expect(kindsOf(clause)).toEqual([kind]))

test('what sending costs is not the price, what is made to order no step, and where it is made no shop', () => {
  const kindOf = (words: string) => clausesOf(words)[0]?.kind
  expect(kindOf('Waybill to any state ₦3,000.')).toBe('reach')
  expect(kindOf('Other states ₦2,500.')).toBe('reach')
  expect(kindOf('If it is not pure we refund.')).toBe('trust')
  expect(kindOf('Made to order in soft cotton.')).toBe('more')
  expect(kindOf('Dyed by hand in Abeokuta.')).toBe('more')
  expect(kindOf('We send your certificate to your email.')).toBe('more')
})

test('what else it costs stays with the condition', () =>
  expect(wordsOf('Delivery free for 5 crates and above, else ₦1,000.')).toEqual([
    'Delivery free for 5 crates and above, else ₦1,000',
  ]))
