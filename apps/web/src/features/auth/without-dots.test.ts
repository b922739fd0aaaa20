import { expect, test } from 'vitest'
import { withoutDots } from './without-dots.ts'

test.each([
  ['ola.yinka@yahoo.com', null],
  ['ola@gmail.com', null],
  ['.@gmail.com', null],
  ['ola.yinka', null],
  ['Ola.Yinka@Gmail.com', 'olayinka@gmail.com'],
  ['o.l.a+shop@googlemail.com', 'ola@googlemail.com'],
])('%s is also reached as %s', (email, other) => {
  expect(withoutDots(email)).toBe(other)
})
