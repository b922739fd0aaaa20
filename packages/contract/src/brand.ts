import { z } from 'zod/mini'

/**
 * Maximum numbers of characters, and for `contacts` of entries. They are the strictest limits of all tools, so that a
 * brand kit fits every tool.
 */
export const BRAND_LIMITS = {
  name: 100,
  tagline: 150,
  voice: 500,
  audience: 200,
  contacts: 20,
  contact: 200,
} as const

export const BRAND_TEXTS = {
  color: 'Please enter a colour such as #3B82F6',
  name: 'Brand name must be 100 characters or less',
  tagline: 'Tagline must be 150 characters or less',
  voice: 'Voice must be 500 characters or less',
  audience: 'Audience must be 200 characters or less',
  contacts: 'Please keep to 20 contacts',
  contactValue: 'Please enter the contact or remove it',
  contactLong: 'A contact must be 200 characters or less',
  platform: 'Only social media contacts have a platform',
  logo: 'Please send the logo as an image, the link it came with, or null',
} as const

export const HexColor = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, BRAND_TEXTS.color))

export const CONTACT_TYPES = ['address', 'email', 'phone', 'website', 'social_media'] as const
export const CONTACT_POSITIONS = ['top_left', 'top_right', 'bottom_left', 'bottom_right', 'center'] as const
export const PLATFORMS = ['facebook', 'instagram', 'twitter', 'linkedin', 'tiktok', 'youtube'] as const
export type Platform = (typeof PLATFORMS)[number]
export type ContactPosition = (typeof CONTACT_POSITIONS)[number]

export const Contact = z
  .strictObject({
    type: z.enum(CONTACT_TYPES),
    value: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, BRAND_TEXTS.contactValue),
        z.maxLength(BRAND_LIMITS.contact, BRAND_TEXTS.contactLong),
      ),
    position: z._default(z.enum(CONTACT_POSITIONS), 'bottom_left'),
    platform: z.optional(z.enum(PLATFORMS)),
  })
  .check(
    z.refine(({ type, platform }) => type === 'social_media' || platform === undefined, {
      error: BRAND_TEXTS.platform,
      path: ['platform'],
    }),
  )
export type Contact = z.infer<typeof Contact>

/** `logo` is a signed link. */
export const BrandKit = z.object({
  name: z.string(),
  tagline: z.string(),
  colors: z.tuple([z.string(), z.string(), z.string()]),
  contacts: z.array(Contact),
  voice: z.string().check(z.describe('How the brand speaks, for texts.')),
  audience: z.string().check(z.describe('Whom the brand addresses, for texts.')),
  logo: z.nullable(z.string()).check(z.describe('A link to the logo, which expires. Null without a logo.')),
})
export type BrandKit = z.infer<typeof BrandKit>

const text = (max: number, sentence: string) => z.optional(z.string().check(z.trim(), z.maxLength(max, sentence)))

/**
 * Absent fields keep their value. `logo` is the link of the stored logo, which keeps it, or null, which removes it. A
 * new logo does not get here, because the server takes pictures out of the body before it validates the body.
 */
export const BrandKitUpdate = z.object({
  name: text(BRAND_LIMITS.name, BRAND_TEXTS.name),
  tagline: text(BRAND_LIMITS.tagline, BRAND_TEXTS.tagline),
  colors: z.optional(z.tuple([HexColor, HexColor, HexColor])),
  contacts: z.optional(z.array(Contact).check(z.maxLength(BRAND_LIMITS.contacts, BRAND_TEXTS.contacts))),
  voice: text(BRAND_LIMITS.voice, BRAND_TEXTS.voice),
  audience: text(BRAND_LIMITS.audience, BRAND_TEXTS.audience),
  logo: z.optional(z.nullable(z.string().check(z.startsWith('/files/', BRAND_TEXTS.logo)))),
})
export type BrandKitUpdate = z.infer<typeof BrandKitUpdate>
