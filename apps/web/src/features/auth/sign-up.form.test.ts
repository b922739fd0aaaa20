import { expect, test } from 'vitest'
import { ApiError } from '#web/lib/http/api-error.ts'
import { emptySignUp, refusedAt, SignUpForm, toRegistration } from './sign-up.form.ts'

const good = {
  ...emptySignUp('friend7'),
  email: 'ada@example.com',
  mobilePhone: '+234 801 (234) 56-78',
  password: 'secret',
  confirmPassword: 'secret',
}

const faultsOf = (change: Partial<SignUpForm>): Record<string, string> => {
  const { error } = SignUpForm.safeParse({ ...good, ...change })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

test.each([
  [{ email: 'a.da@example.com' }, 'email', 'Email addresses with dots or plus signs are not allowed'],
  [{ email: 'ada+x@example.com' }, 'email', 'Email addresses with dots or plus signs are not allowed'],
  [{ email: '' }, 'email', 'Email is required'],
  [{ mobilePhone: '0801-CALL' }, 'mobilePhone', 'Please enter a valid phone number'],
  [{ mobilePhone: '' }, 'mobilePhone', 'Please enter a valid phone number'],
  [{ password: '12345', confirmPassword: '12345' }, 'password', 'Password must be at least 6 characters long'],
  [{ confirmPassword: 'other' }, 'confirmPassword', 'Passwords do not match'],
])('%j: %s says %s', (change, field, message) => {
  expect(faultsOf(change)[field]).toBe(message)
})

test('all faults are reported at once', () => {
  const faults = faultsOf({ email: 'x', mobilePhone: 'y', password: 'z', confirmPassword: 'w' })
  expect(Object.keys(faults).sort()).toEqual(['confirmPassword', 'email', 'mobilePhone', 'password'])
})

test('a sign-up that failed says why at the field, else above them all', () => {
  expect(refusedAt(new TypeError('x is undefined'))).toEqual({ root: 'Registration failed' })
  expect(refusedAt(new ApiError('We are very busy at the moment.', 503))).toEqual({
    root: 'We are very busy at the moment.',
  })
  const fields = { email: 'Email is required', captcha: 'Unknown' }
  expect(refusedAt(new ApiError('Please check', 400, { fields }))).toEqual({ email: 'Email is required' })
  expect(refusedAt(new ApiError('Please check', 400, { fields: { captcha: 'Unknown' } }))).toEqual({
    root: 'Please check',
  })
})

test('a message that begins with CONFIRMATION_REQUIRED is a success', () => {
  expect(refusedAt(new ApiError('CONFIRMATION_REQUIRED: Please check your email', 400))).toBeNull()
})

test('a valid form is sent without empty fields, its code in capitals', () => {
  expect(toRegistration(SignUpForm.parse(good))).toEqual({
    email: 'ada@example.com',
    mobilePhone: '+234 801 (234) 56-78',
    password: 'secret',
    firstName: undefined,
    lastName: undefined,
    referralCode: 'FRIEND7',
  })
})
