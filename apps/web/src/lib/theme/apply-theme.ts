import { DEFAULT_THEME } from '@ufaro/contract/default-theme.ts'
import type { Theme } from '@ufaro/contract/theme.ts'
import { buttonColors, isHex, readable } from './contrast.ts'

const STORAGE_NAME = 'ufaro-theme'
/**
 * The backgrounds on which accent-coloured text has the least contrast: the darkest of the light scheme and the
 * lightest of the dark scheme.
 */
const LIGHT_GROUND = '#eeeef0'
const DARK_GROUND = '#242428'

export function themeVariables(theme: Theme): Record<string, string> {
  const accent = isHex(theme.accentColor) ? theme.accentColor : DEFAULT_THEME.accentColor
  const hover = isHex(theme.accentColorHover) ? theme.accentColorHover : accent
  return {
    '--accent': accent,
    '--accent-hover': hover,
    ...buttonColors(accent, hover),
    '--accent-text-light': readable(accent, LIGHT_GROUND, '#000000'),
    '--accent-text-dark': readable(accent, DARK_GROUND, '#ffffff'),
    '--font-primary': quoted(theme.primaryFont),
    // The family Permanent Marker has only the five letters of the logo, Permanent Marker Text has all characters.
    '--font-heading': quoted(theme.headingFont === 'Permanent Marker' ? 'Permanent Marker Text' : theme.headingFont),
    '--font-marker': quoted(theme.secondaryFont),
    '--font-code': quoted(theme.monoFont),
    '--font-admin': quoted(theme.adminFont),
    '--size-base': theme.fontSizeBase,
    '--weight-normal': theme.fontWeightNormal,
    '--weight-bold': theme.fontWeightBold,
  }
}

/** Generic families, such as system-ui, must not be quoted. */
const quoted = (family: string): string => (/^[a-z-]+$/.test(family) ? family : JSON.stringify(family))

export function showTheme(theme: Theme): void {
  for (const [name, value] of Object.entries(themeVariables(theme)))
    document.documentElement.style.setProperty(name, value)
}

export function applyTheme(theme: Theme): void {
  showTheme(theme)
  try {
    localStorage.setItem(STORAGE_NAME, JSON.stringify(themeVariables(theme)))
  } catch {
    // Ignore the error: without storage, the default accent colour flashes on the next load.
  }
}
