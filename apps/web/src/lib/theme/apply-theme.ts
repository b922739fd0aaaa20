import { DEFAULT_THEME, type Theme } from '@ufaro/contract/theme.ts'
import { inkUpon, isHex, readable } from './contrast.ts'

const STORAGE_NAME = 'ufaro-theme'
/** The grounds that text of the accent's colour meets: the darkest of the light look, the lightest of the dark one. */
const LIGHT_GROUND = '#eeeef0'
const DARK_GROUND = '#242428'

/** The stylesheet's variables for a theme. Colours that are no `#rrggbb` fall back to the default ones. */
export function themeVariables(theme: Theme): Record<string, string> {
  const accent = isHex(theme.accentColor) ? theme.accentColor : DEFAULT_THEME.accentColor
  const hover = isHex(theme.accentColorHover) ? theme.accentColorHover : accent
  return {
    '--accent': accent,
    '--accent-hover': hover,
    '--on-accent': inkUpon(accent),
    '--on-accent-hover': inkUpon(hover),
    '--accent-text-light': readable(accent, LIGHT_GROUND, '#000000'),
    '--accent-text-dark': readable(accent, DARK_GROUND, '#ffffff'),
    '--font-primary': quoted(theme.primaryFont),
    // The brand's own cut of this face holds five letters.
    '--font-heading': quoted(theme.headingFont === 'Permanent Marker' ? 'Permanent Marker Text' : theme.headingFont),
    '--font-marker': quoted(theme.secondaryFont),
    '--font-code': quoted(theme.monoFont),
    '--font-admin': quoted(theme.adminFont),
    '--size-base': theme.fontSizeBase,
    '--weight-normal': theme.fontWeightNormal,
    '--weight-bold': theme.fontWeightBold,
  }
}

/** Family names with spaces want quotes; generic ones such as system-ui must not have them. */
const quoted = (family: string): string => (/^[a-z-]+$/.test(family) ? family : JSON.stringify(family))

/** Puts a theme on this page alone, until it is loaded again. */
export function showTheme(theme: Theme): void {
  for (const [name, value] of Object.entries(themeVariables(theme)))
    document.documentElement.style.setProperty(name, value)
}

/** Puts a theme on the page, and into storage for the boot script of the next visit. */
export function applyTheme(theme: Theme): void {
  showTheme(theme)
  try {
    localStorage.setItem(STORAGE_NAME, JSON.stringify(themeVariables(theme)))
  } catch {
    // A full or forbidden storage costs a flash of the default accent, nothing more.
  }
}
