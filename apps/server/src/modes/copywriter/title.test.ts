import { expect, test } from 'vitest'
import { titleOf, titleOfList } from './title.ts'

test.each([
  [
    'Ofada rice and ayamase sauce with assorted meat, ₦4,500 per plate.',
    'Ofada rice and ayamase sauce with assorted meat',
  ],
  ['We are an NGO in Kaduna giving sanitary pads to girls.', 'NGO in Kaduna'],
  ['Our school Bright Stars Nursery & Primary School is now admitting pupils', 'Bright Stars Nursery & Primary School'],
  [
    '1.5kva solar inverter with 2 batteries and 4 panels at ₦850,000 included',
    '1.5kva solar inverter with 2 batteries and 4 panels',
  ],
  [
    'Fresh yam, palm oil and garri straight from our farm in Benue',
    'Fresh yam, palm oil and garri straight from our farm',
  ],
  ['We print branded shirts, caps, mugs and jotters.', 'We print branded shirts, caps, mugs and jotters'],
  [
    'We sell and install inverters and solar panels, one-year warranty.',
    'We sell and install inverters and solar panels',
  ],
  ['Physiotherapy at home for stroke, back pain, sports injuries and after surgery', 'Physiotherapy at home'],
  ['Good day our esteemed customers, new prices from Monday', 'New prices from Monday'],
  ['House cleaning before you move in', 'House cleaning'],
  ['Card printing software and give you pins', 'Card printing software'],
  ['New: breakfast boxes!', 'Breakfast boxes'],
  ['Rice farmers: power tiller for hire', 'Power tiller for hire'],
  ['Good morning, we print shirts', 'We print shirts'],
  ['Free medical outreach: eye test, blood pressure.', 'Free medical outreach'],
  ['₦500 “gala” & chilled malt!', '₦500 “gala” & chilled malt'],
])('a title ends where a thought ends: %s', (sentence, title) => {
  expect(titleOf(sentence)).toBe(title)
})

test('a price list is titled by its things, each once', () => {
  expect(titleOfList(['Coconut oil 250ml - ₦2,500.', 'Coconut oil 500ml - ₦4,500.', 'Coconut chips - ₦1,200.'])).toBe(
    'Coconut oil, coconut chips',
  )
})
