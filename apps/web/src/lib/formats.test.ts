import { expect, test, vi } from 'vitest'
import { formatDays } from './format-days.ts'
import {
  fieldOfMoment,
  formatBytes,
  formatDuration,
  formatKobo,
  formatLagosMoment,
  momentOfField,
  plural,
} from './formats.ts'

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1_572_864, '1.5 MB'],
  [5 * 1024 ** 4, '5120 GB'],
])('%d bytes read %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})

test.each([
  [640, '640 ms'],
  [999.6, '1.0 s'],
  [4200, '4.2 s'],
  [59_949, '59.9 s'],
  [59_960, '1 min 0 s'],
  [125_000, '2 min 5 s'],
])('%d ms read %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text)
})

test('kobo read as Naira', () => {
  expect(formatKobo(500_000)).toBe('₦5,000')
})

test('one is singular, other counts are plural', () => {
  expect([plural(1, 'credit'), plural(0, 'credit')]).toEqual(['1 credit', '0 credits'])
})

test('a plan of less than a day lasts hours', () => {
  expect([1 / 24, 0.0417, 0.5, 1, 30].map(formatDays)).toEqual(['1 hour', '1 hour', '12 hours', '1 day', '30 days'])
})

test('the hour of an event is the one typed, in Nigerian time, wherever the browser is', () => {
  for (const TZ of ['UTC', 'America/New_York', 'Africa/Lagos']) {
    vi.stubEnv('TZ', TZ)
    const moment = momentOfField('2026-12-19T14:00')
    expect(moment, TZ).toBe('2026-12-19T13:00:00.000Z')
    expect(fieldOfMoment(moment), TZ).toBe('2026-12-19T14:00')
    expect(formatLagosMoment(moment ?? ''), TZ).toBe('19 Dec 2026, 14:00')
  }
  vi.unstubAllEnvs()
  expect([momentOfField(''), fieldOfMoment(null)]).toEqual([null, ''])
})
