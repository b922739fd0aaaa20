import { expect, test } from 'vitest'
import { INSTAGRAM_CAPTION_MAX, lettersOf, smsLength, WHATSAPP_STATUS_MAX } from './text-lengths.ts'

test('one short message holds 160 letters', () => {
  expect(smsLength('x'.repeat(160))).toEqual({ letters: 160, limit: 160, messages: 1, marked: false })
  expect(smsLength('x'.repeat(161))).toMatchObject({ letters: 161, messages: 2 })
  expect(smsLength('x'.repeat(307)).messages).toBe(3)
  expect(smsLength('€')).toMatchObject({ letters: 2, marked: false })
})

test('with marks it holds 70', () => {
  expect(smsLength(`ẹ${'x'.repeat(69)}`)).toEqual({ letters: 70, limit: 70, messages: 1, marked: true })
  expect(smsLength(`₦${'x'.repeat(70)}`)).toMatchObject({ messages: 2, marked: true })
})

test('WhatsApp and Instagram count what people see', () => {
  expect([WHATSAPP_STATUS_MAX, INSTAGRAM_CAPTION_MAX]).toEqual([700, 2200])
  expect(lettersOf('ọjà 🎉')).toBe(5)
})
