import type { Box, Drawable } from '../canvas.ts'
import type { PlainPicture } from '../plain-picture.ts'

export interface FlyerContact {
  type: 'address' | 'email' | 'phone' | 'website' | 'social_media'
  value: string
  position: 'top_left' | 'top_right' | 'bottom_left' | 'bottom_right' | 'center'
  platform?: 'facebook' | 'instagram' | 'twitter' | 'linkedin' | 'tiktok' | 'youtube' | undefined
}

export interface LogoLook {
  tone: 'light' | 'dark'
  /** The plain colour that an opaque logo stands on, unless it is white: it goes on as a tile. */
  ground?: string
  /** An opaque logo on white: multiplied onto a bright page, its paper does not show. */
  isOnWhite?: boolean
  /** Bounds of the ink as fractions: empty margins would make the logo small. */
  ink: Box
}

/** A logo with what was read from it. */
export interface Marked {
  logo: Drawable
  logoLook?: LogoLook | undefined
}

/** Colours are `#rrggbb`: main, second, accent. */
export interface FlyerJob extends Marked {
  picture?: Drawable | undefined
  plain?: PlainPicture | undefined
  /** The middle of the picture's faces, else of its object, as fractions; crops keep it in view. */
  focus?: { x: number; y: number } | undefined
  /** The bounds of those faces with their hair, or of that object, as fractions; the price stays off it. */
  subject?: Box | undefined
  colors: readonly [string, string, string]
  content: string
  brandName: string
  contacts: readonly FlyerContact[]
}
