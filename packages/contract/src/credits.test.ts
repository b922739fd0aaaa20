import { expect, test } from 'vitest'
import { CreditsBreakdown, emptyCredits, formatCredits, sumCredits, UNLIMITED, unlimitedCredits } from './credits.ts'
import { slotLabel, TOOL_IDS, toolOfService } from './tool-ids.ts'
import { TOOLS } from './tools.ts'

test('a breakdown without one of the ten keys is refused', () => {
  const { flyer: _, ...nine } = emptyCredits()
  expect(CreditsBreakdown.safeParse(nine).success).toBe(false)
  expect(CreditsBreakdown.safeParse({ ...nine, flyer: -1 }).success).toBe(false)
  expect(CreditsBreakdown.safeParse({ ...nine, flyer: Infinity }).success).toBe(false)
})

test('there are ten credit keys, each 0 by default', () => {
  expect(TOOL_IDS).toEqual([
    'headshot',
    'product',
    'dp',
    'mockup',
    'certificates',
    'events',
    'copywriter',
    'content_script',
    'gif',
    'flyer',
  ])
  expect(CreditsBreakdown.parse(emptyCredits())).toEqual(Object.fromEntries(TOOL_IDS.map((mode) => [mode, 0])))
})

test('unlimited counts 999 in a sum and is shown as the infinity sign', () => {
  expect(sumCredits({ ...emptyCredits(), headshot: 4, gif: UNLIMITED })).toBe(1003)
  expect(sumCredits(unlimitedCredits())).toBe(9990)
  expect(sumCredits({ ...emptyCredits(), headshot: 4, gif: 2 }, ['gif'])).toBe(2)
  expect(formatCredits(UNLIMITED)).toBe('∞')
  expect(formatCredits(12)).toBe('12')
  expect(formatCredits(1200)).toBe('1,200')
})

test('every mode has its own service, and the flyer has two ids', () => {
  const ids = TOOL_IDS.map((mode) => TOOLS[mode].service)
  expect(new Set(ids).size).toBe(10)
  expect(toolOfService('flyer_mode')).toBe('flyer')
  expect(toolOfService('flyer_generation')).toBe('flyer')
  expect(toolOfService('gemini')).toBeUndefined()
  expect(toolOfService('__proto__')).toBeUndefined()
})

test('a slot of a picture mode has its own label', () => {
  expect(slotLabel('headshot', 3)).toBe('Look 3')
  expect(slotLabel('product', 4)).toBe('Model with Product')
  expect(slotLabel('dp', 1)).toBe('Profile Picture')
  expect(slotLabel('content_script', 1)).toBe('Content Script')
})
