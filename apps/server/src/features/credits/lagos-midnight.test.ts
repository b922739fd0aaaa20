import { expect, test } from 'vitest'
import { secondsToLagosMidnight } from './lagos-midnight.ts'

test('a Lagos day ends at 23:00 UTC', () => {
  expect(secondsToLagosMidnight(new Date('2026-03-29T22:59:59.500Z'))).toBe(1)
  expect(secondsToLagosMidnight(new Date('2026-03-29T23:00:00Z'))).toBe(86_400)
  expect(secondsToLagosMidnight(new Date('2026-07-01T11:00:00Z'))).toBe(43_200)
})
