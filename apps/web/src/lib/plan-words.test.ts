import { sumCredits } from '@ufaro/contract/credits.ts'
import { TOOL_IDS } from '@ufaro/contract/tool-ids.ts'
import { describe, expect, test } from 'vitest'
import { creditsOf } from '../../test/people.ts'
import { isToolEnabled, planLabel, planTerm, visibleModes } from './plan-words.ts'

describe('planLabel', () => {
  const plans = [{ id: 'pro', name: 'Pro' }]
  test.each([
    [{ is_admin: true }, { plan_name: 'pro' }, 'Admin Plan'],
    [{ is_admin: false }, null, 'Free Plan'],
    [{ is_admin: false }, { plan_name: null }, 'Free Plan'],
    [{ is_admin: false }, { plan_name: 'pro' }, 'Pro'],
    [{ is_admin: false }, { plan_name: 'gone' }, 'gone'],
  ])('%j with %j reads %s', (user, plan, label) => {
    expect(planLabel(user, plan, plans)).toBe(label)
  })
})

describe('planTerm', () => {
  const [past, future] = ['2020-03-01T12:00:00Z', '2120-03-01T12:00:00Z']
  test.each([
    [true, null, null],
    [true, future, 'Until 1 Mar 2120'],
    [false, past, 'Ended 1 Mar 2020'],
    // An admin ended the plan early.
    [false, future, 'Ended'],
  ])('active: %j, expires at %j reads %j', (is_active, expires_at, term) => {
    expect(planTerm({ is_active, expires_at })).toBe(term)
  })
})

describe('visibleModes', () => {
  const services = [
    { id: 'gif_mode', enabled: false },
    { id: 'flyer_generation', enabled: false },
  ]

  test('without a status all are shown', () => {
    expect(visibleModes(creditsOf(0), undefined, false)).toEqual(TOOL_IDS)
  })

  test('with one only what is on, or not mentioned, and has credits', () => {
    const credits = { ...creditsOf(2), dp: 0 }
    const modes = visibleModes(credits, services, false)
    expect(modes).toEqual(TOOL_IDS.filter((mode) => !['gif', 'flyer', 'dp'].includes(mode)))
    expect(sumCredits(credits, modes)).toBe(14)
  })

  test('an admin sees all, and unlimited counts 999 in the sum', () => {
    const credits = { ...creditsOf(0), gif: 'unlimited' as const }
    expect(visibleModes(credits, services, true)).toEqual(TOOL_IDS)
    expect(sumCredits(credits, ['gif', 'dp'])).toBe(999)
  })

  test('the flyer uses its single switch', () => {
    expect(isToolEnabled('flyer', services)).toBe(false)
    expect(isToolEnabled('dp', services)).toBe(true)
  })
})
