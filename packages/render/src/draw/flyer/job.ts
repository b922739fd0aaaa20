import type { Box, Drawable } from '../canvas.ts'

export interface FlyerContact {
  type: 'address' | 'email' | 'phone' | 'website' | 'social_media'
  value: string
  position: 'top_left' | 'top_right' | 'bottom_left' | 'bottom_right' | 'center'
  platform?: 'facebook' | 'instagram' | 'twitter' | 'linkedin' | 'tiktok' | 'youtube' | undefined
}

/** What a design has to know of a logo before it sets it. */
export interface LogoLook {
  /** A light logo needs a dark ground: on paper it would vanish. */
  tone: 'light' | 'dark'
  /** Where its ink is, as fractions: empty margins would make it small. */
  ink: Box
}

/** Everything a design needs. Colours are `#rrggbb`: main, second, accent. */
export interface FlyerJob {
  logo: Drawable
  /** A dark logo without margins where this is absent. */
  logoLook?: LogoLook | undefined
  picture?: Drawable | undefined
  colors: readonly [string, string, string]
  content: string
  brandName: string
  contacts: readonly FlyerContact[]
}
