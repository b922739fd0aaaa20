import { z } from 'zod/mini'
import { BRAND_LIMITS } from '../brand.ts'
import { WordOption } from '../output.ts'
import { tooLong } from '../too-long.ts'
import { defineTool } from './define-tool.ts'
import { PLEASE_ADD, withoutMeasured } from './measured.ts'

export const AUDIENCES = ['Gen Z', 'Millennials', 'Professionals', 'Families', 'Luxury Consumers'] as const
export const COPY_STYLES = [
  'Persuasive & Direct',
  'Friendly & Casual',
  'Humorous & Witty',
  'Urgent & Scarcity-driven',
  'Inspirational & Aspirational',
] as const
export const LANGUAGES = ['English', 'Nigerian Pidgin', 'Yoruba', 'Hausa', 'Igbo'] as const
export type Audience = (typeof AUDIENCES)[number]
export type CopyStyle = (typeof COPY_STYLES)[number]
export type Language = (typeof LANGUAGES)[number]

export const COPY_TEXTS = { description: 'Please describe your product' } as const
export const DESCRIPTION_MAX = 3000
export const KEYWORDS_MAX = 500

const { name: NAME_MAX, voice: VOICE_MAX } = BRAND_LIMITS

export const CopyRequest = z.object({
  keywords: z
    ._default(z.string().check(z.trim(), z.maxLength(KEYWORDS_MAX)), '')
    .check(z.describe('What to mention, and where the text appears, such as `LinkedIn post`.')),
  audience: z._default(z.enum(AUDIENCES), 'Millennials'),
  style: z._default(z.enum(COPY_STYLES), 'Persuasive & Direct'),
  language: z._default(z.enum(LANGUAGES), 'English'),
  productDescription: z.string(COPY_TEXTS.description).check(
    z.trim(),
    z.minLength(1, COPY_TEXTS.description),
    z.maxLength(DESCRIPTION_MAX, tooLong(DESCRIPTION_MAX)),
    // Refuse a text with nothing but measured colours and shapes, because they are not enough to write about. Also
    // refuse a text that contains the form's hint `PLEASE_ADD`, because the user did not write it.
    z.refine((text) => !text || (!text.includes(PLEASE_ADD) && withoutMeasured(text) !== ''), PLEASE_ADD),
    z.overwrite(withoutMeasured),
  ),
  brandName: z._default(z.string().check(z.trim(), z.maxLength(NAME_MAX)), ''),
  brandVoice: z._default(z.string().check(z.trim(), z.maxLength(VOICE_MAX)), ''),
})
export type CopyRequest = z.infer<typeof CopyRequest>

export const copywriter = defineTool({
  id: 'copywriter',
  label: 'Copywriter',
  description: 'Marketing copy for a product, in five languages.',
  guide:
    '`productDescription` (at most 3,000 characters) has the facts to write about; `imageData` is an optional photo of the product. The reply has at least three texts with a title each.',
  service: 'copywriter_mode',
  result: 'words',
  call: {
    name: 'writeCopy',
    path: '/api/copy',
    summary: 'Write marketing copy for a product',
    reply: { copies: z.array(WordOption) },
  },
  credits: { free: 3, 'day-pass': 6, 'starter-monthly': 30, 'creator-monthly': 100, 'creator-yearly': 1200 },
  request: CopyRequest,
  pictures: { photo: { part: 'imageData', label: 'Product photo', min: 0 } },
  accepts: { pictures: { photo: 'photo' }, texts: ['description'] },
})
