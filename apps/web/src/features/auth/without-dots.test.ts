import { expect, test } from 'vitest'
import { hasGmailDots, withoutDots } from './without-dots.ts'

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

test.each([
  ['ola.yinka@gmail.com', true],
  ['Ola.Yinka@GoogleMail.com', true],
  ['ola+shop@gmail.com', false],
  ['olayinka@gmail.com', false],
  ['ola.yinka@yahoo.com', false],
])('%s is a Gmail address with dots: %s', (email, dotted) => {
  expect(hasGmailDots(email)).toBe(dotted)
})
