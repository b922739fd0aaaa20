import { expect, test } from 'vitest'
import { createRandom } from '../../random.ts'
import { createWriter } from '../../words/writer.ts'
import { clausesOf } from './clauses.ts'
import { introductionOf } from './introduction.ts'
import { questionOf } from './questions.ts'
import { grouped, saidOf } from './said-facts.ts'

const BRAND = 'Bola & Co'
/** All ways in which a sentence of the user is said. */
function spoken(sentence: string, ask: 'order' | 'apply' = 'order'): string[] {
  const { rules, values } = saidOf(clausesOf(sentence), ask)
  const writer = createWriter(createRandom(4))
  const said = Array.from({ length: 24 }, () => writer.say(rules, { ...values, brand: BRAND }))
  return said.filter(Boolean)
}

test.each([
  ['Shirt ₦700, native ₦1,500, duvet ₦3,500.', 'The shirt is ₦700, the native ₦1,500 and the duvet ₦3,500.'],
  ['8 inch cake from ₦25,000.', 'With us, the 8 inch cake starts from ₦25,000.'],
  ['Computer diagnosis ₦10,000.', 'The computer diagnosis is ₦10,000.'],
  ['Ten minutes from the toll gate.', 'We are ten minutes from the toll gate.'],
  ['Maximum 15 children in a class.', 'We take at most 15 children in a class.'],
  ['At most 10 children per class.', 'We take at most 10 children per class.'],
  ['Gbagada.', 'We are in Gbagada.'],
  ['Delivery nationwide.', 'We do delivery nationwide.'],
  ['Same day service.', 'There is same day service.'],
  ['Showroom at Kubwa.', 'Our showroom is at Kubwa.'],
  ['Everyone pays in every week or month.', 'Everyone pays in every week or month.'],
  ['Open day on Saturday 12 December, 10am.', 'Open day on Saturday 12 December, 10am.'],
  ['With goat meat ₦2,200.', 'With goat meat it is ₦2,200.'],
  ['Meat pies ₦800.', 'Meat pies are ₦800.'],
  [
    '₦70,000 including theory, 12 lessons and help with your licence.',
    'It is ₦70,000 including theory, 12 lessons and help with your licence.',
  ],
  ['Home delivery ₦500.', 'You pay ₦500 for home delivery.'],
  ['We waybill to all states, ₦2,500.', 'We waybill to all states for ₦2,500.'],
  ['Free pickup from 10 pieces.', 'You get free pickup from 10 pieces.'],
  ['Back in 48 hours.', 'You have it back in 48 hours.'],
  ['Open Monday to Saturday, 9am to 6pm.', 'We are open Monday to Saturday, 9am to 6pm.'],
  ['Female attendant in every bus.', 'There is a female attendant in every bus.'],
  ['Clean tools for each person.', 'There are clean tools for each person.'],
  ['Pick up from your gate.', 'We pick up from your gate.'],
  ['Screen change 1 hour.', 'Screen change takes 1 hour.'],
  ['Closed on Sundays.', 'We are closed on Sundays.'],
  ['No collateral, only 2 guarantors.', 'You need no collateral, only 2 guarantors.'],
  ['5% interest a month.', 'We charge 5% interest a month.'],
  ['Good for oily skin.', 'It is good for oily skin.'],
  ['Light 24 hours.', 'Light 24 hours.'],
  ['24 hours.', '24 hours.'],
  ['7am to 6pm.', 'We are open 7am to 6pm.'],
  ['Nurse on site, CCTV.', 'There is a nurse on site, CCTV.'],
  ['NAFDAC number.', 'There is a NAFDAC number.'],
  ['Police report not needed for small damage.', 'The police report is not needed for small damage.'],
  ['No noise after 11pm.', 'There is no noise after 11pm.'],
  ['48 hours.', 'It takes 48 hours.'],
  ['2 weeks to make.', 'It takes 2 weeks to make.'],
  ['10 edited pictures.', 'You get 10 edited pictures.'],
  ['Clean clippers.', 'We have clean clippers.'],
  ['Duty paid.', 'The duty is paid.'],
  ['Pay in 12 months.', 'You can pay in 12 months.'],
  ['Delivery Wednesday and Saturday.', 'We do delivery on Wednesday and Saturday.'],
  ['Monday to Friday 3pm.', 'It is Monday to Friday 3pm.'],
  ['Camera inside.', 'There is a camera inside.'],
  ['Certificate.', 'You get a certificate.'],
  ['Works in all phones.', 'It works in all phones.'],
  ['Lady instructors available.', 'Lady instructors are available.'],
  ['Delivery included.', 'Delivery is included.'],
  ['First lesson free.', 'The first lesson is free.'],
  ['Two hours, three days a week.', 'Two hours, three days a week.'],
  ['50% deposit, balance on delivery.', 'You pay 50% deposit, balance on delivery.'],
  ['Shop 14 Sabon Gari market.', 'You will find us at Shop 14 Sabon Gari market.'],
  ['Branches in Ikeja and Surulere.', 'We have branches in Ikeja and Surulere.'],
  ['Refills within three weeks at half price.', 'Refills within three weeks at half price.'],
  ['Children welcome.', 'Children are welcome.'],
  ['Glasses ready next day.', 'Glasses are ready next day.'],
  ['No parties.', 'There are no parties.'],
  ['Weekly ₦210,000.', 'Weekly it is ₦210,000.'],
  ['Mock exam every month.', 'Mock exam every month.'],
  ['Bride ₦60,000 with trial.', 'You pay ₦60,000 with trial for the bride.'],
  ['Two cups for the price of one, all weekend.', 'Two cups for the price of one, all weekend.'],
  ['Refundable deposit of ₦20,000.', 'The refundable deposit is ₦20,000.'],
  ['Ice packs free for long distance.', 'Ice packs are free for long distance.'],
  ['Home visits on Sunday, ₦4,000.', 'Home visits on Sunday for ₦4,000.'],
  ['School fees ₦75,000 a term, with lunch.', 'School fees are ₦75,000 a term, with lunch.'],
  ['Any colour, ready in four days.', 'Any colour, ready in four days.'],
  ['No fix, no pay.', 'No fix, no pay.'],
  ['Every first Saturday of the month.', 'It is every first Saturday of the month.'],
  ['₦15,000 pays one term for one girl.', '₦15,000 pays one term for one girl.'],
  ['Engine wash on request.', 'Engine wash is on request.'],
  ['Outside wash ₦2,000.', 'The outside wash is ₦2,000.'],
  ['By appointment only.', 'We work by appointment only.'],
  ['Restaurants get seven days to pay.', 'Restaurants get seven days to pay.'],
])('a fact is said as people say it: %s', (typed, said) => expect(spoken(typed)).toContain(said))

test('two things to do stand in one sentence, and a day keeps its hours', () => {
  const [group] = grouped(['Order on WhatsApp.', 'Pay on delivery.'].flatMap((sentence) => clausesOf(sentence)))
  expect(saidOf(group!, 'order').values.it).toBe('order on WhatsApp and pay on delivery')
  expect(clausesOf('Free check every Saturday morning, 8am to 12 noon.')).toHaveLength(1)
})

test('an amount of a vacancy is the pay', () =>
  expect(spoken('₦70,000 monthly.', 'apply')).toContain('It pays ₦70,000 monthly.'))

test.each([
  ['Delivery in Uyo.', /deliver|send it|pick it up/u],
  ['90 days warranty.', /trouble|warranty|spoils/u],
  ['By appointment only.', /walk in|book|appointment/u],
  ['50% deposit, balance on delivery.', /at once|pay/u],
  ['Ready in 3 days.', /how (?:long|fast)/u],
])('a listener asks what the fact answers: %s', (fact, asked) => {
  const question = questionOf(clausesOf(fact), 'order')
  expect(question).toMatch(asked)
})

test.each([
  ['Neighbourhood pharmacy in Enugu', 'Bola & Co is a neighbourhood pharmacy in Enugu.'],
  ['Lash extensions and brows in Wuse 2', 'At Bola & Co you get lash extensions and brows in Wuse 2.'],
  ['Live catfish from our farm in Ughelli', 'At Bola & Co you get live catfish from our farm in Ughelli.'],
  ['We buy tomatoes from farmers', 'At Bola & Co, we buy tomatoes from farmers.'],
  ['Learn to drive in four weeks', 'With Bola & Co you learn to drive in four weeks.'],
  ['Bola is an app for nurses', 'Bola is an app for nurses.'],
])('the brand and the offer are one sentence: %s', (head, said) => {
  const { named, values } = introductionOf(head, BRAND, 'write')
  const writer = createWriter(createRandom(4))
  const all = Array.from({ length: 60 }, () => writer.say(named, { ...values, brand: BRAND }))
  expect(all).toContain(said)
})

test('what a business sells and the prices behind it are told one after the other', () => {
  const parts = (typed: string) => clausesOf(typed, true).map(({ words }) => words)
  expect(parts('I sell phones in Aba, Tecno from ₦90,000, 2 weeks warranty, swap allowed')).toEqual([
    'I sell phones in Aba',
    'Tecno from ₦90,000',
    '2 weeks warranty',
    'swap allowed',
  ])
  expect(parts('We sell rice, beans and yam')).toEqual(['We sell rice, beans and yam'])
})
