import type { Theme } from './theme.ts'

export const DEFAULT_THEME: Theme = {
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
}
