import { expect, test } from 'vitest'
import { countBrowserTests, countLateUnitTests, countUnitTests, faultOf, honest } from './suites.ts'

test('a runner that ends badly without a failed test is a failure, and says how it ended', () => {
  expect(honest('unit tests', 7, { passed: 3, failed: 0, faults: [] })).toEqual({
    passed: 3,
    failed: 1,
    faults: ['✗ unit tests\nended with 7'],
  })
})

test('a runner that ran nothing is a failure', () => {
  expect(honest('unit tests', 0, { passed: 0, failed: 0, faults: [] }).failed).toBe(1)
})

test('the counts of the test runner are kept', () => {
  const good = { passed: 3, failed: 0, faults: [] }
  const bad = { passed: 3, failed: 2, faults: ['✗ one', '✗ other'] }
  expect(honest('unit tests', 0, good)).toEqual(good)
  expect(honest('unit tests', 1, bad)).toEqual(bad)
})

test('a unit test that failed is named with its cause, and so is a file that failed around its tests', () => {
  const assertion = { fullName: 'money is kept', status: 'passed', failureMessages: [] }
  const failed = { fullName: 'money is lost', status: 'failed', failureMessages: ['\u001b[31mexpected 1\u001b[39m'] }
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [assertion, failed] },
      { name: 'b.test.ts', status: 'failed', message: 'cannot clean up', assertionResults: [assertion] },
      { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [] },
    ],
  }
  expect(countUnitTests(report)).toEqual({
    passed: 2,
    failed: 1,
    faults: ['✗ a.test.ts › money is lost\nexpected 1', '✗ b.test.ts\ncannot clean up'],
  })
})

test('a unit test that passed on a second try has passed, and is counted apart', () => {
  const late = { fullName: 'money waits', status: 'passed', failureMessages: ['too soon'] }
  const prompt = { fullName: 'money is there', status: 'passed', failureMessages: [] }
  const never = { fullName: 'money is lost', status: 'failed', failureMessages: ['first', 'last'] }
  const results = [{ name: 'a.test.ts', status: 'failed', message: '', assertionResults: [late, prompt, never] }]
  const report = { numPassedTests: 2, numFailedTests: 1, testResults: results }
  expect(countLateUnitTests(report)).toBe(1)
  expect(countUnitTests(report).passed).toBe(2)
})

test('a browser test that passed on a later try has passed, one that never did is named with its last cause', () => {
  const told = (status: string, ...messages: string[]) => ({
    projectName: 'phone',
    status,
    results: messages.map((message) => ({ errors: [{ message }] })),
  })
  const specs = [
    { title: 'late', file: 'a.spec.ts', tests: [told('flaky', 'slow')] },
    { title: 'never', file: 'a.spec.ts', tests: [told('unexpected', 'first', 'last')] },
  ]
  const stats = { expected: 3, flaky: 2, unexpected: 1 }
  expect(countBrowserTests({ stats, suites: [{ specs: [], suites: [{ specs }] }], errors: [] })).toEqual({
    passed: 5,
    failed: 1,
    faults: ['✗ [phone] a.spec.ts › never\nlast'],
  })
  expect(countBrowserTests({ stats, suites: [], errors: [{ message: 'no server' }] }).faults).toEqual([
    '✗ browser tests\nno server',
  ])
})

test('a long message is truncated', () => {
  expect(faultOf('a', 'x'.repeat(5000)).length).toBeLessThan(1600)
})
