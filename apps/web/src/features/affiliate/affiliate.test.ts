import { expect, test, vi } from 'vitest'
import { ApiError } from '#web/lib/http/api-error.ts'
import { CONDITIONS, TERMS, WORDS } from './affiliate-words.ts'
import { BankForm } from './bank.form.ts'
import { generateCode } from './generate-code.ts'

const answering = (answer: unknown) => vi.fn().mockResolvedValue(answer)

test('every sentence is the program’s own, word for word', () => {
  expect(WORDS).toEqual({
    loadFailed: 'Failed to load affiliate data',
    haveCode: 'You already have an active affiliate code',
    codeFailed: 'Failed to generate affiliate code',
    codeMade: 'Affiliate code generated successfully!',
    codeLoaded: 'Your existing affiliate code has been loaded',
    codeCopied: 'Code copied to clipboard!',
    linkCopied: 'Affiliate link copied to clipboard!',
    bankSaved: 'Bank details saved successfully!',
    bankFailed: 'Failed to save bank details',
    deniedTitle: 'Access Denied',
    denied: 'Please log in to access the affiliate program',
  })
})

test('the terms say what the program pays', () => {
  expect(TERMS.map((line) => line.join(' '))).toEqual(['Hourly plans 10%', 'Monthly plans 10%', 'Yearly plans 5%'])
  expect(CONDITIONS).toEqual(['Commissions paid monthly', 'Minimum payout 5,000 naira', 'Subject to review'])
})

test('a second code is refused without asking; one that only the server knew of is loaded', async () => {
  const ask = answering({ code: 'ADA', isExisting: true })
  expect(await generateCode(ask, 'ADA')).toEqual({ good: false, text: 'You already have an active affiliate code' })
  expect(ask).not.toHaveBeenCalled()
  expect(await generateCode(ask, null)).toEqual({ good: true, text: 'Your existing affiliate code has been loaded' })
  const fresh = answering({ code: 'ADA', isExisting: false })
  expect(await generateCode(fresh, null)).toEqual({ good: true, text: 'Affiliate code generated successfully!' })
})

test('a failure reads as the server said it, else as what failed', async () => {
  const told = vi.fn().mockRejectedValue(new ApiError('We are very busy at the moment.', 503))
  expect(await generateCode(told, null)).toEqual({ good: false, text: 'We are very busy at the moment.' })
  const broken = vi.fn().mockRejectedValue(new TypeError('boom'))
  expect(await generateCode(broken, null)).toEqual({ good: false, text: 'Failed to generate affiliate code' })
})

test('a bank and ten digits are required; spaces within the number are ignored', () => {
  const faults = BankForm.safeParse({ bank_code: '', account_number: '12345' }).error?.issues
  expect(faults?.map(({ message }) => message)).toEqual([
    'Please choose your bank',
    'Account number must have ten digits',
  ])
  expect(BankForm.parse({ bank_code: '057', account_number: ' 0123 456 789 ' })).toEqual({
    bank_code: '057',
    account_number: '0123456789',
  })
})
