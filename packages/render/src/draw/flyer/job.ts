import type { Box, Drawable } from '../canvas.ts'

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
}

/** `colors` are `#rrggbb`: main, second, accent. */
export interface FlyerJob {
  logo: Drawable
  logoLook?: LogoLook | undefined
  picture?: Drawable | undefined
  /** Centre of the picture's faces, else of its main object, as fractions. Crops keep this point in view. */
  focus?: { x: number; y: number } | undefined
  /** Bounds of those faces including hair, or of that object, as fractions. The price star avoids this box. */
  subject?: Box | undefined
  colors: readonly [string, string, string]
  content: string
  brandName: string
  contacts: readonly FlyerContact[]
}
