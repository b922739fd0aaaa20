import { expect, test } from 'vitest'
import { countBrowserTests, honest } from './suites.ts'

test('what the runner counted stands', () => {
  expect(honest(0, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 0 })
  expect(honest(1, { passed: 3, failed: 2 })).toEqual({ passed: 3, failed: 2 })
})

test('a runner that ends badly without a failed test is a failure', () => {
  expect(honest(1, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 1 })
})

test('a runner that ran nothing is a failure', () => {
  expect(honest(0, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 })
})

test('a browser test that passed on a later try has passed, one that never did has failed', () => {
  expect(countBrowserTests({ expected: 3, flaky: 2, unexpected: 1 })).toEqual({ passed: 5, failed: 1 })
})
