import { expect, test } from 'vitest'
import { keyStep } from './key-step.ts'

test('arrow keys move finely, with Shift ten times as far, and other keys not at all', () => {
  expect(keyStep({ key: 'Enter', shiftKey: false }, 0.005)).toBeNull()
  expect(keyStep({ key: 'ArrowLeft', shiftKey: false }, 0.005)).toEqual({ x: -0.005, y: 0 })
  expect(keyStep({ key: 'ArrowDown', shiftKey: true }, 0.002)).toEqual({ x: 0, y: 0.02 })
})
