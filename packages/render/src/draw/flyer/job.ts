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
  /** Background colour of an opaque logo, unless it is white. Such a logo is drawn on a tile of this colour. */
  ground?: string
  /**
   * True for an opaque logo on white. It is drawn with `multiply` on a bright page, so that its white does not show.
   */
  isOnWhite?: boolean
  /** Bounds of the logo without its empty margins, as fractions. With the margins the logo would be drawn too small. */
  ink: Box
  /** Number of separate shapes as tall as letters. */
  letters: number
}

/** A logo and the properties that were read from its pixels. */
export interface Marked {
  logo: Drawable
  logoLook?: LogoLook | undefined
}

/** Colours are `#rrggbb`: main, second, accent. */
export interface FlyerJob extends Marked {
  picture?: Drawable | undefined
  plain?: PlainPicture | undefined
  /**
   * Centre of the faces in the picture, or of its object if there are no faces, as fractions. Crops keep this point
   * visible.
   */
  focus?: { x: number; y: number } | undefined
  /**
   * Bounds of the faces in the picture including hair, or of its object, as fractions. The price star avoids this
   * box.
   */
  subject?: Box | undefined
  /** Whether the subject is people. A crop may cut into an object, but not into a head. */
  hasFaces?: boolean | undefined
  colors: readonly [string, string, string]
  content: string
  brandName: string
  contacts: readonly FlyerContact[]
}
