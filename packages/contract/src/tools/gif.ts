import { z } from 'zod/mini'
import { HexColor } from '../brand.ts'
import { defineTool } from './define-tool.ts'

export const GIF_IMAGES = { min: 2, max: 50 } as const
export const GIF_TEXTS = {
  tooFew: 'Please upload at least 2 images to create a GIF.',
  tooLong: 'Please shorten the text on the pictures to 200 characters.',
  noVideo: (format: string) =>
    `This server has no encoder for ${format.toUpperCase()} videos. Please choose GIF, or save the preview as a video in your browser.`,
} as const
export const GIF_LIMITS = { text: 200, name: 100, tagline: 150, callToAction: 60, website: 200 } as const
/** Durations are in seconds per picture. */
export const DURATIONS = [0.2, 0.5, 1, 2] as const
/** Sizes are the longer side in pixels. */
export const GIF_SIZES = { small: 320, medium: 512, large: 720 } as const
export const QUALITIES = ['low', 'medium', 'high'] as const
export const TEXT_POSITIONS = ['top', 'center', 'bottom'] as const
export const TEXT_STYLES = ['bold', 'elegant', 'playful', 'minimal'] as const
export const TEXT_ANIMATIONS = ['none', 'fade', 'slide', 'pop'] as const
export const FRAME_STYLES = ['none', 'thin', 'rounded', 'polaroid'] as const
export const BACKGROUND_TYPES = ['solid', 'gradient', 'blur'] as const
export const BACKGROUND_STYLES = ['light', 'dark', 'brand'] as const
export const GIF_FORMATS = ['gif', 'mp4', 'webm'] as const

const text = (max: number) => z._default(z.string().check(z.trim(), z.maxLength(max)), '')
const yes = (fallback: boolean) => z._default(z.boolean(), fallback)
const keys = Object.keys(GIF_SIZES) as (keyof typeof GIF_SIZES)[]

export const GifSettings = z.strictObject({
  duration: z._default(z.literal([...DURATIONS]), 0.5),
  size: z._default(z.enum(keys as ['small', 'medium', 'large']), 'medium'),
  quality: z._default(z.enum(QUALITIES), 'medium'),
  loop: yes(true),
  addText: yes(false),
  textContent: text(GIF_LIMITS.text),
  textStyle: z._default(z.enum(TEXT_STYLES), 'bold'),
  textAnimation: z._default(z.enum(TEXT_ANIMATIONS), 'none'),
  textPosition: z._default(z.enum(TEXT_POSITIONS), 'bottom'),
  enhanceTransitions: yes(false),
  optimizeFrames: yes(true),
  marketingStyle: yes(false),
  mode: z.optional(z.string().check(z.maxLength(40))).check(z.describe('Accepted and ignored.')),
  businessName: text(GIF_LIMITS.name),
  businessTagline: text(GIF_LIMITS.tagline),
  brandColors: z.optional(z.strictObject({ primary: HexColor, secondary: HexColor, accent: HexColor })),
  callToAction: z._default(z.string().check(z.trim(), z.maxLength(GIF_LIMITS.callToAction)), 'Shop Now'),
  website: text(GIF_LIMITS.website),
  frameStyle: z._default(z.enum(FRAME_STYLES), 'none'),
  inferFontFromLogo: yes(false),
  useAestheticBackground: yes(false),
  backgroundType: z._default(z.enum(BACKGROUND_TYPES), 'gradient'),
  backgroundStyle: z._default(z.enum(BACKGROUND_STYLES), 'light'),
  format: z._default(z.enum(GIF_FORMATS), 'gif'),
})
export type GifSettings = z.infer<typeof GifSettings>

export const tooLong = ({ addText, textContent }: Pick<GifSettings, 'addText' | 'textContent'>): string | undefined =>
  addText && textContent.length > GIF_LIMITS.text ? GIF_TEXTS.tooLong : undefined

export const GifRequest = z.object({ settings: z.prefault(GifSettings, {}) })
export type GifRequest = z.infer<typeof GifRequest>

export const gif = defineTool({
  id: 'gif',
  label: 'GIFs',
  description: 'An animated GIF from two or more pictures.',
  guide:
    '`images` are 2 to 50 pictures, shown in this order; `logoImage` is optional. `settings.duration` is in seconds a picture. `settings.format` `mp4` and `webm` need a video encoder on the server.',
  service: 'gif_mode',
  result: 'pictures',
  slots: { labels: ['Animated GIF'] },
  call: {
    name: 'makeGif',
    path: '/api/gif',
    summary: 'Make an animated GIF or a video from pictures',
    reply: {
      gifUrl: z.string(),
      width: z.int(),
      height: z.int(),
      frames: z.int(),
      bytes: z.int(),
      understood: z.nullable(z.array(z.string())),
    },
  },
  credits: { free: 2, 'day-pass': 4, 'starter-monthly': 15, 'creator-monthly': 45, 'creator-yearly': 540 },
  request: GifRequest,
  pictures: {
    frames: { part: 'images', label: 'Pictures', ...GIF_IMAGES, missing: GIF_TEXTS.tooFew },
    logo: { part: 'logoImage', label: 'Logo', min: 0 },
  },
  accepts: { pictures: { picture: 'frames' } },
})
