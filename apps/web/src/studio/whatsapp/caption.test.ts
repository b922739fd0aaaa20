import { expect, test } from 'vitest'
import { captionOf } from './caption.ts'

test('an empty form gives an empty caption', () => {
  expect(captionOf({ what: ' ', price: '', contact: '' })).toBe('')
})

test('a price is formatted, and a phone number becomes a WhatsApp link', () => {
  expect(captionOf({ what: 'Shea butter 500 g', price: '5k', contact: '0801 234 5678' })).toBe(
    '*Shea butter 500 g*\n₦5,000\n\nTo order: 0801 234 5678\nhttps://wa.me/2348012345678',
  )
  expect(captionOf({ what: '', price: 'N1,250.50', contact: '+44 20 7946 0958' })).toBe(
    '₦1,250.50\n\nTo order: +44 20 7946 0958\nhttps://wa.me/442079460958',
  )
})

test('a text that is no price or phone number stays as it was typed', () => {
  expect(captionOf({ what: 'Àdìrẹ', price: 'from 5k', contact: '@ade.stores' })).toBe(
    '*Àdìrẹ*\nfrom 5k\n\nTo order: @ade.stores',
  )
  expect(captionOf({ what: '', price: '', contact: '12345' })).toBe('To order: 12345')
})
