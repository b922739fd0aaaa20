import { expect, test } from 'vitest'
import { commandOf } from './keys.ts'

const press = (key: string, held: object = {}) =>
  commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, target: null, ...held })

test('keys are mapped to commands', () => {
  expect(press('Enter')).toBeNull()
  expect(press('k')).toBeNull()
  expect(press('Enter', { ctrlKey: true, altKey: true })).toBeNull()
  expect(press('?', { defaultPrevented: true })).toBeNull()
  expect(press('Enter', { ctrlKey: true })).toBe('generate')
  expect(press('Enter', { metaKey: true })).toBe('generate')
  expect(press('K', { ctrlKey: true })).toBe('palette')
  expect(press('?')).toBe('shortcuts')
})
