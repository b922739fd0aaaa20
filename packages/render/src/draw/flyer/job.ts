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
  /** Background colour of an opaque logo, unless it is white. */
  ground?: string
  /** True for an opaque logo on white. `multiply` hides its white on a bright page. */
  isOnWhite?: boolean
  /** Bounds without the logo's empty margins, as fractions. */
  ink: Box
  /** Number of separate shapes that are as tall as letters. */
  letters: number
}

export interface Marked {
  logo: Drawable
  logoLook?: LogoLook | undefined
}

/** The `colors` are `#rrggbb`, in the order main, second, accent. */
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
  /** Whether `subject` holds faces. A crop may cut into an object, but not into a head. */
  hasFaces?: boolean | undefined
  colors: readonly [string, string, string]
  content: string
  brandName: string
  contacts: readonly FlyerContact[]
}
