import type { Box, Drawable } from '../canvas.ts'

export interface FlyerContact {
  type: 'address' | 'email' | 'phone' | 'website' | 'social_media'
  value: string
  position: 'top_left' | 'top_right' | 'bottom_left' | 'bottom_right' | 'center'
  platform?: 'facebook' | 'instagram' | 'twitter' | 'linkedin' | 'tiktok' | 'youtube' | undefined
}

export interface LogoLook {
  tone: 'light' | 'dark'
  /** Bounds of the ink as fractions: empty margins would make the logo small. */
  ink: Box
}

/** Colours are `#rrggbb`: main, second, accent. */
export interface FlyerJob {
  logo: Drawable
  logoLook?: LogoLook | undefined
  picture?: Drawable | undefined
  colors: readonly [string, string, string]
  content: string
  brandName: string
  contacts: readonly FlyerContact[]
}
