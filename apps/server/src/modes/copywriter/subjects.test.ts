import { expect, test } from 'vitest'
import { goesWith } from './subjects.ts'

test.each([
  ['Small chops for parties. Order 2 days before', 'Send us a message whenever you are ready.'],
  ['DJ for your staff party', 'Hosting a wedding soon?'],
  ['We repair laptops', 'A slow phone is not a personality.'],
  ['Open on Fridays', 'Sunday is for rest.'],
  ['Catfish for restaurants and hotels', 'Filling the freezer this week?'],
  ['2 bedroom flat, ₦800,000', 'Message us with your budget.'],
  ['Glasses at our shop in Bodija', 'Message us with your address.'],
  ['Python class on Zoom', 'Come and see the classroom.'],
  ['Fair on 12 March', 'Planning something this month?'],
  ['Thrift jeans', 'Time for something new.'],
  ['Mattress and pillow', 'Your kitchen has been asking questions.'],
  ['Keke spare parts', 'Send us the car and the year.'],
  ['Bread, pick up at Rayfield', 'Send us your address.'],
  ['Baby cream', 'Send us the size.'],
  ['Coffee and cakes at 5 Allen', 'Message us with your order and your address.'],
  ['Mobile car wash', 'Tell us when you want to come.'],
])('a sentence of ours is silent where the request says something else: %s', (typed, ours) => {
  expect(goesWith(typed, 'Friendly & Casual')(ours)).toBe(false)
  expect(goesWith('Umbrellas', 'Friendly & Casual')(ours)).toBe(true)
})

test('it may speak of what the request names, and leaves no time in an urgent text', () => {
  expect(goesWith('Cakes for weddings and birthdays', 'Friendly & Casual')('A birthday is coming.')).toBe(true)
  expect(goesWith('Glasses at our shop, delivery in Ibadan', 'Friendly & Casual')('Send us your address.')).toBe(true)
  expect(goesWith('Umbrellas', 'Urgent & Scarcity-driven')('A new look is ready when you are.')).toBe(false)
})

test('a way to reach the person is never left unsaid', () => {
  expect(goesWith('Order by 5 May', 'Friendly & Casual')('Call 0809 123 4567 any time.')).toBe(true)
})
