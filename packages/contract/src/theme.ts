import { z } from 'zod/mini'

export const Theme = z.object({
  accentColor: z.string(),
  accentColorHover: z.string(),
  primaryFont: z.string(),
  secondaryFont: z.string(),
  headingFont: z.string(),
  monoFont: z.string(),
  adminFont: z.string(),
  fontSizeBase: z.string(),
  fontWeightNormal: z.string(),
  fontWeightBold: z.string(),
})
export type Theme = z.infer<typeof Theme>

const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'Please enter a colour such as #3b82f6'))
/** The characters are restricted, so that a font name cannot inject CSS. */
const family = z.string().check(z.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} -]{0,79}$/u, 'Please enter the name of a font'))
const weight = z.string().check(z.regex(/^(?:normal|bold|[1-9]00)$/, 'Please enter a weight from 100 to 900'))

/**
 * A theme is safe to apply to the pages of all users, because every value is a plain CSS value of the expected type.
 */
export const SafeTheme = z.object({
  accentColor: color,
  accentColorHover: color,
  primaryFont: family,
  secondaryFont: family,
  headingFont: family,
  monoFont: family,
  adminFont: family,
  fontSizeBase: z.string().check(z.regex(/^(?:1[2-9]|2[0-4])px$/, 'Please enter a size from 12px to 24px')),
  fontWeightNormal: weight,
  fontWeightBold: weight,
})
