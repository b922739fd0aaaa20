import { expect, test } from 'vitest'
import { linesOf } from './own-lines.ts'

const split = (typed: string) => linesOf(typed, true).map(({ words }) => words)

test.each([
  [
    'Tutorial centre at Sabon Gari, experienced teachers, mock exam every Saturday, form ₦2,000',
    ['Tutorial centre at Sabon Gari', 'Experienced teachers', 'Mock exam every Saturday', 'Form ₦2,000'],
  ],
  [
    'Party package: bouncing castle, face painting, MC and DJ',
    ['Party package', 'Bouncing castle', 'Face painting', 'MC and DJ'],
  ],
  [
    'Meals prepared daily, weekly plan ₦38,000 for 10 meals, delivered in Wuse, Garki and Maitama before 12noon',
    ['Meals prepared daily', 'Weekly plan ₦38,000 for 10 meals', 'Delivered in Wuse, Garki and Maitama before 12noon'],
  ],
  [
    'Barbecue every last Saturday, croaker ₦12,000, live music, kids play free, Jabi Lake from 4pm',
    ['Barbecue every last Saturday', 'Croaker ₦12,000', 'Live music', 'Kids play free', 'Jabi Lake from 4pm'],
  ],
  [
    'Websites for churches: 5 pages ₦180,000, hosting included, we teach you to update it yourself',
    ['Websites for churches', '5 pages ₦180,000', 'Hosting included', 'We teach you to update it yourself'],
  ],
  [
    'Weekend pottery, painting and dye retreat, 2 nights, ₦140,000 all in',
    ['Weekend pottery, painting and dye retreat', '2 nights', '₦140,000 all in'],
  ],
  [
    'We service generators, oil change ₦8,000 with oil, rewinding from ₦20,000',
    ['We service generators', 'Oil change ₦8,000 with oil', 'Rewinding from ₦20,000'],
  ],
  ['English, maths, physics, ₦12,000 for all, 4 days', ['English, maths, physics', '₦12,000 for all', '4 days']],
  [
    'Self contain room at Bodija, newly painted, running water, 24hr security',
    ['Self contain room at Bodija', 'Newly painted', 'Running water', '24hr security'],
  ],
  ['Carols, Friday 19 December, 6.30pm, free', ['Carols', 'Friday 19 December, 6.30pm', 'Free']],
  ['Literacy class, free, Mondays and Fridays 4pm', ['Literacy class', 'Free', 'Mondays and Fridays 4pm']],
  ['Adire shirts in Bodija, Ibadan, free delivery', ['Adire shirts in Bodija, Ibadan', 'Free delivery']],
  ['Casement ₦52,000 per sqm, sliding ₦41,000 with net', ['Casement ₦52,000 per sqm', 'Sliding ₦41,000 with net']],
  [
    'Used generator, works fine, ₦75,000 last price, Agege',
    ['Used generator', 'Works fine', '₦75,000 last price', 'Agege'],
  ],
])('what is said of an offer is a line of its own: %s', (typed, lines) => {
  expect(split(typed)).toEqual(lines)
})

test.each([
  'Cockroach, rat, bedbug',
  '₦70,000 including theory, 12 lessons and help with your licence',
  'Spa day for couples, ₦70,000, normally ₦90,000, till 14 February',
  'Small box ₦7,000 (pawpaw, banana, 2 oranges)',
  'Fitting at our shop, 9 Ali Akilu Road, before Friday',
  'Tickets ₦5,000 regular, ₦20,000 table of four',
  'Ready in 48 hours, express same day add 50%',
  'We cook rice, beans, yam, every day',
  'Goat meat, beef, cow leg and shaki cut and cleaned',
])('things that may belong together stay one line: %s', (typed) => {
  expect(split(typed)).toEqual([typed])
})

test('below the first sentence two clauses stay together', () => {
  const typed = 'Small class, 15 students'
  expect(linesOf(typed, false).map(({ words }) => words)).toEqual([typed])
  expect(linesOf(typed, true)).toHaveLength(2)
})
