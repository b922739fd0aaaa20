import { z } from 'zod/mini'
import { WordOption } from '../output.ts'
import { tooLong } from '../too-long.ts'
import { LANGUAGES } from './copywriter.ts'
import { defineTool } from './define-tool.ts'

export const BRAND_TYPES = {
  small: 'Small (1-10 employees)',
  medium: 'Medium (11-100)',
  large: 'Large (100+)',
  multi_enterprise: 'Multi-enterprise',
} as const
export const CONTENT_TYPES = {
  video_script: 'Video script',
  social_media: 'Social media',
  blog_post: 'Blog post',
  ad_copy: 'Ad copy',
} as const
export const CONTENT_STYLES = {
  dramatic: 'Dramatic',
  funny: 'Funny',
  professional: 'Professional',
  inspirational: 'Inspirational',
  casual: 'Casual',
} as const
export const LOCATIONS = [
  'indoor',
  'office',
  'outdoor',
  'home',
  'studio',
  'retail',
  'restaurant',
  'event',
  'nature',
  'urban',
] as const
export const CHARACTER_COUNTS = ['single', 'two', 'three', 'multi'] as const
export const QUICK_KEYWORDS = [
  'Nigeria Pidgin',
  'Street Slang',
  'Local References',
  'Cultural Context',
  'Humor',
  'Emotional',
  'Educational',
  'Entertaining',
  'Inspiring',
  'Professional',
  'Casual',
  'Youth-focused',
  'Family-friendly',
  'Luxury',
  'Budget-friendly',
] as const
export const SCRIPT_OPTIONS = ['Creative Approach', 'Professional Style', 'Dynamic Format'] as const

export const SCRIPT_TEXTS = {
  brandName: 'Please enter your brand name',
  targetAudience: 'Please enter your target audience',
  brandDescription: 'Please describe your brand or product',
  noCredits: 'No content script credits remaining',
} as const

const keys = <T extends Record<string, string>>(labels: T) =>
  Object.keys(labels) as [keyof T & string, ...(keyof T & string)[]]
const required = (message: string, max: number) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(max, tooLong(max)))
const optional = (max: number) => z._default(z.string().check(z.trim(), z.maxLength(max)), '')

export const ContentScriptRequest = z.object({
  brandName: required(SCRIPT_TEXTS.brandName, 100),
  brandDescription: required(SCRIPT_TEXTS.brandDescription, 3000),
  targetAudience: required(SCRIPT_TEXTS.targetAudience, 500),
  brandType: z._default(z.enum(keys(BRAND_TYPES)), 'small'),
  brandTypeGuidance: optional(500),
  brandVoice: optional(500),
  contentType: z._default(z.enum(keys(CONTENT_TYPES)), 'video_script'),
  contentStyle: z._default(z.enum(keys(CONTENT_STYLES)), 'professional'),
  contentLocation: z._default(z.enum(LOCATIONS), 'indoor'),
  duration: optional(100).check(z.describe('How long a script lasts, in words such as `60 seconds`.')),
  keyRequirements: optional(2000).check(z.describe('What the scripts must mention or be like.')),
  characterCount: z._default(z.enum(CHARACTER_COUNTS), 'single').check(z.describe('How many people speak.')),
  language: z
    .optional(z.enum(LANGUAGES))
    .check(z.describe('The default is the language that the key requirements name, else English.')),
})
export type ContentScriptRequest = z.infer<typeof ContentScriptRequest>

export const content_script = defineTool({
  id: 'content_script',
  label: 'Content Script',
  description: 'Three scripts for video, posts and ads.',
  guide:
    '`brandDescription` (at most 3,000 characters) has the facts to write about. The reply has exactly three scripts: Creative Approach, Professional Style and Dynamic Format.',
  service: 'content_script_mode',
  noCredits: SCRIPT_TEXTS.noCredits,
  result: 'words',
  call: {
    name: 'writeScripts',
    path: '/api/content-scripts',
    summary: 'Write three content scripts for a business',
    reply: { scripts: z.array(WordOption) },
  },
  credits: { free: 2, 'day-pass': 4, 'starter-monthly': 20, 'creator-monthly': 60, 'creator-yearly': 720 },
  request: ContentScriptRequest,
  pictures: {},
  accepts: { texts: ['description'] },
})
