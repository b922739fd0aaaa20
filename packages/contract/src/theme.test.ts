import { expect, test } from 'vitest'
import { DEFAULT_THEME } from './default-theme.ts'
import { SafeTheme, Theme } from './theme.ts'

test('a theme has ten text fields', () => {
  expect(Theme.safeParse({ ...DEFAULT_THEME, fontSizeBase: 16 }).success).toBe(false)
  expect(Object.keys(Theme.shape)).toHaveLength(10)
})

test('the default theme', () => {
  expect(SafeTheme.parse(DEFAULT_THEME)).toEqual({
    accentColor: '#3b82f6',
    accentColorHover: '#2563eb',
    primaryFont: 'Inter',
    secondaryFont: 'Permanent Marker',
    headingFont: 'Caveat',
    monoFont: 'JetBrains Mono',
    adminFont: 'system-ui',
    fontSizeBase: '16px',
    fontWeightNormal: '400',
    fontWeightBold: '600',
  })
})
