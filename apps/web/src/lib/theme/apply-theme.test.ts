import { DEFAULT_THEME } from '@ufaro/contract/default-theme.ts'
import { expect, test } from 'vitest'
import { themeVariables } from './apply-theme.ts'
import { contrast } from './contrast.ts'

test('black on white is 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
})

test.each(['#3b82f6', '#ffff00', '#000000', '#ffffff', '#7f7f7f', '#c2185b'])(
  '%s stays readable everywhere',
  (accent) => {
    const theme = themeVariables({ ...DEFAULT_THEME, accentColor: accent, accentColorHover: accent })
    const shown = (name: string) => theme[name] ?? ''
    expect(contrast(shown('--on-accent'), shown('--accent-ground'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(shown('--on-accent'), shown('--accent-ground-hover'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(shown('--accent-text-light'), '#eeeef0')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(shown('--accent-text-dark'), '#242428')).toBeGreaterThanOrEqual(4.5)
  },
)

test('an invalid colour is replaced by the default', () => {
  expect(themeVariables({ ...DEFAULT_THEME, accentColor: 'red; }' })['--accent']).toBe(DEFAULT_THEME.accentColor)
})

test('names of fonts with spaces are quoted, generic ones are not', () => {
  const theme = themeVariables(DEFAULT_THEME)
  expect([theme['--font-marker'], theme['--font-admin']]).toEqual(['"Permanent Marker"', 'system-ui'])
})
