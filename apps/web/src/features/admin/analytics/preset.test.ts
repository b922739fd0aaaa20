import { expect, test } from 'vitest'
import type { TabState } from '#web/ui/table/use-tab-state.ts'
import { daysOf, presetOf } from './preset.ts'

const stateOf = (values: Record<string, string>) =>
  ({
    get: (name: string, known?: readonly string[]) =>
      !known || known.includes(values[name] ?? '') ? values[name] : undefined,
  }) as TabState

test('after 23:00 UTC, a day preset uses the next day, as in Lagos', () => {
  const evening = Date.parse('2026-03-05T23:00:00Z')
  expect(daysOf('1', stateOf({}), evening - 1)).toEqual({ startDate: '2026-03-05', endDate: '2026-03-05' })
  expect(daysOf('1', stateOf({}), evening)).toEqual({ startDate: '2026-03-06', endDate: '2026-03-06' })
  expect(daysOf('7', stateOf({}), evening)).toEqual({ startDate: '2026-02-28', endDate: '2026-03-06' })
  expect(daysOf('all', stateOf({}), evening)).toEqual({})
})

test('dates in the URL set a custom span, and the default is thirty days', () => {
  expect(presetOf(stateOf({}))).toBe('30')
  expect(presetOf(stateOf({ days: 'yesterday' }))).toBe('30')
  expect(presetOf(stateOf({ days: '7' }))).toBe('7')
  const dates = stateOf({ from: '2026-03-01' })
  expect(presetOf(dates)).toBe('custom')
  expect(daysOf('custom', dates, 0)).toEqual({ startDate: '2026-03-01', endDate: undefined })
})
