import { describe, expect, test } from 'vitest'
import { Email, MobilePhone, normalizeEmail, Password, PersonName, ReferralCode, SignUpEmail } from './account-rules.ts'

const messageOf = (schema: typeof SignUpEmail | typeof MobilePhone | typeof Password, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message

describe('the address of public sign-up', () => {
  test.each([
    ['ada.lovelace@example.com', 'a dot'],
    ['ada+shop@example.com', 'a plus sign'],
    ['ada．lovelace@example.com', 'a full-width dot'],
    ['ada﹒lovelace@example.com', 'a small dot'],
    ['ada․lovelace@example.com', 'a one dot leader'],
    ['ada。lovelace@example.com', 'an ideographic full stop'],
    ['ada｡lovelace@example.com', 'a half-width ideographic full stop'],
    ['ada＋shop@example.com', 'a full-width plus sign'],
    ['ada⁺shop@example.com', 'a superscript plus sign'],
    ['ada.lovelace＠example.com', 'a dot before a full-width at sign'],
  ])('%s is refused for %s', (email) => {
    expect(messageOf(SignUpEmail, email)).toBe('Email addresses with dots or plus signs are not allowed')
  })

  test.each([
    [''],
    ['ada'],
    ['@example.com'],
    ['ada@'],
    ['ada@example'],
    ['ada@example..com'],
    ['ada@.example.com'],
    ['ada@example.com.'],
    ['ada@bob@example.com'],
    ['ada lovelace@example.com'],
    ['ada\u0000@example.com'],
    ['ada\u200b@example.com'],
    ['ada\u00ad@example.com'],
    ['ada\ud800@example.com'],
    ['ada@example.com\r\nBcc: eve@example.com'],
    ['<ada@example.com>'],
    [`${'a'.repeat(300)}@example.com`],
    [`${'ﷺ'.repeat(20)}@example.com`],
  ])('%j is not an address', (email) => {
    expect(SignUpEmail.safeParse(email).success).toBe(false)
  })

  test('dots of the domain are fine, and so are letters of any script', () => {
    expect(SignUpEmail.parse('ada@mail.example.co.uk')).toBe('ada@mail.example.co.uk')
    expect(SignUpEmail.parse('adé@exämple.com')).toBe('adé@exämple.com')
  })

  test('spellings of the same address are normalized to one', () => {
    const spellings = ['Ada@Example.COM', '  ada@example.com ', 'ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ADA@EXAMPLE.com']
    expect(new Set(spellings.map((spelling) => SignUpEmail.parse(spelling)))).toEqual(new Set(['ada@example.com']))
    expect(normalizeEmail(normalizeEmail('İAda@Example.com'))).toBe(normalizeEmail('İAda@Example.com'))
  })

  test('dots and plus signs are accepted outside of sign-up', () => {
    expect(Email.parse('Ops.Team+ufaro@Example.com')).toBe('ops.team+ufaro@example.com')
  })
})

test('a phone number is digits, spaces, hyphens, plus signs and parentheses', () => {
  for (const wrong of ['', 'call me', '0801x234', '()', '0801\n234', '٠٨٠١', undefined]) {
    expect(messageOf(MobilePhone, wrong)).toBe('Please enter a valid phone number')
  }
  expect(MobilePhone.parse(' +234 (0) 801-234-5678 ')).toBe('+234 (0) 801-234-5678')
})

test('a password has at least 6 characters', () => {
  expect(messageOf(Password, '12345')).toBe('Password must be at least 6 characters long')
  expect(messageOf(Password, undefined)).toBe('Password must be at least 6 characters long')
  expect(messageOf(Password, 'x'.repeat(201))).toBe('Password must be at most 200 characters long')
  expect(Password.parse(' 12345')).toBe(' 12345')
})

test('a name is trimmed, and invisible characters are removed or refused', () => {
  expect(PersonName.safeParse('Ada\u0000').success).toBe(false)
  expect(PersonName.safeParse('Ada\r\nX').success).toBe(false)
  expect(PersonName.parse('  Adaeze ')).toBe('Adaeze')
  expect(PersonName.parse('Ada\u202e ibO\u2066')).toBe('Ada ibO')
  expect(PersonName.parse('\u200b\u200b')).toBe('')
})

test('a malformed referral code counts as none', () => {
  expect(ReferralCode.parse(' ada-42 ')).toBe('ADA-42')
  for (const none of [undefined, '', 'two words', 'nul\u0000', 'x'.repeat(41)]) {
    expect(ReferralCode.parse(none)).toBeUndefined()
  }
})
