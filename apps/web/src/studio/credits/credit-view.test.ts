import { emptyCredits, unlimitedCredits } from '@ufaro/contract/credits.ts'
import { expect, test } from 'vitest'
import { creditView } from './credit-view.ts'

const holding = (gif: number) => ({ credits: { ...emptyCredits(), dp: 4, gif }, known: true, isAdmin: false })

test('a larger plan is offered under ten credits in all, not before they are known, and never to admins', () => {
  expect(creditView(holding(5), 'gif')).toEqual({ left: 5, total: 9, isAdmin: false, upgrade: true })
  expect(creditView(holding(6), 'gif')).toMatchObject({ left: 6, total: 10, upgrade: false })
  expect(creditView({ ...holding(0), known: false }, 'gif')).toMatchObject({ left: null, upgrade: false })
  expect(creditView({ ...holding(0), isAdmin: true }, 'gif')).toMatchObject({ left: 'unlimited', upgrade: false })
})

test('unlimited counts 999 in the sum', () => {
  expect(creditView({ credits: unlimitedCredits(), known: true, isAdmin: true }, 'dp').total).toBe(9990)
})
