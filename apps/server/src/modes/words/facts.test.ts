import { expect, test } from 'vitest'
import { readFacts } from './facts.ts'
import { withNaira } from './money.ts'

test('amounts are printed in Naira with separators, and nothing else is touched', () => {
  expect(withNaira('N15000, NGN 2,500, 3000 naira, ₦5k, for 12k')).toBe('₦15,000, ₦2,500, ₦3,000, ₦5,000, for ₦12,000')
  const others = 'N1 brand, #1 bread, 100k followers, NAFDAC 01-2345, 50 plates, iPhone 12'
  expect(withNaira(others)).toBe(others)
})

test('a seller’s line is taken apart', () => {
  const said =
    'We sell Ankara gowns for N15000 in Yaba, free delivery. Each one is stitched by hand. Call 0803 123 4567'
  expect(readFacts(said, 'affordable, owambe')).toMatchObject({
    product: 'Ankara gowns',
    price: '₦15,000',
    place: 'Yaba',
    deals: ['free delivery'],
    contacts: ['0803 123 4567'],
    sentences: ['Each one is stitched by hand.'],
    qualities: ['affordable'],
    keywords: ['owambe'],
    trade: 'fashion',
  })
})

test('what cannot be told apart stays as it was said', () => {
  const two = readFacts('Jollof ₦2,500, fried rice ₦3,000', '')
  expect(two).toMatchObject({ price: null, product: 'jollof ₦2,500, fried rice ₦3,000' })
  expect(readFacts('Data class. Delivery of the book costs ₦1,500', '')).toMatchObject({
    price: null,
    sentences: ['Delivery of the book costs ₦1,500.'],
  })
  expect(readFacts('Lessons in Python', '')).toMatchObject({ product: 'lessons in Python', place: null })
  expect(readFacts('We repair phones while you wait', '').sentences).toEqual(['We repair phones while you wait.'])
})

test('the least of several prices says so, and a sentence is known by what it is about', () => {
  expect(readFacts('Wigs from ₦45,000', '')).toMatchObject({ product: 'wigs', price: '₦45,000', least: true })
  expect(readFacts('Our party jollof is cooked over wood.', 'party jollof')).toMatchObject({
    product: 'party jollof',
    sentences: ['Our party jollof is cooked over wood.'],
    keywords: [],
  })
})
