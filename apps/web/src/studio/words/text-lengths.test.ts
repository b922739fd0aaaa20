import { expect, test } from 'vitest'
import { INSTAGRAM_CAPTION_MAX, isForSms, lettersOf, smsLength, WHATSAPP_STATUS_MAX } from './text-lengths.ts'

test('one short message holds 160 letters', () => {
  expect(smsLength('x'.repeat(160))).toEqual({ letters: 160, limit: 160, messages: 1, marked: false })
  expect(smsLength('x'.repeat(161))).toMatchObject({ letters: 161, messages: 2 })
  expect(smsLength('x'.repeat(307)).messages).toBe(3)
  expect(smsLength('€')).toMatchObject({ letters: 2, marked: false })
})

test('one short message with a character outside GSM-7 holds 70 letters', () => {
  expect(smsLength(`ẹ${'x'.repeat(69)}`)).toEqual({ letters: 70, limit: 70, messages: 1, marked: true })
  expect(smsLength(`₦${'x'.repeat(70)}`)).toMatchObject({ messages: 2, marked: true })
})

test('a long text is one for SMS only where its title says so', () => {
  const long = smsLength('₦'.repeat(300))
  expect(isForSms('Long advert: small chops', long)).toBe(false)
  expect(isForSms('WhatsApp status: Smsung', long)).toBe(false)
  expect(isForSms('SMS: small chops', long)).toBe(true)
  expect(isForSms('Long advert', smsLength('Fresh bread, daily.'))).toBe(true)
})

test('WhatsApp and Instagram count what people see', () => {
  expect([WHATSAPP_STATUS_MAX, INSTAGRAM_CAPTION_MAX]).toEqual([700, 2200])
  expect(lettersOf('ọjà 🎉')).toBe(5)
})
