import { type BRAND_TYPES, ContentScriptRequest, SCRIPT_TEXTS } from '@ufaro/contract/tools/content-script.ts'
import type { Language } from '@ufaro/contract/tools/copywriter.ts'
import { wantedLanguage } from '@ufaro/contract/tools/wanted-language.ts'
import type { BenchTool } from '#web/studio/bench/bench-tool.ts'
import type { Tool } from '#web/studio/bench/use-tool.ts'
import type { Brand } from '#web/studio/brand/brand.ts'
import { type RunInputs, runKindOf } from '#web/studio/run/run-inputs.ts'
import { joinKeywords } from '#web/studio/words/keywords.ts'

export interface ContentScriptForm
  extends Omit<ContentScriptRequest, 'language' | 'keyRequirements' | 'brandTypeGuidance'> {
  keywords: string[]
  requirements: string
  language: Language | null
}

export const EMPTY_FORM: ContentScriptForm = {
  brandName: '',
  brandDescription: '',
  brandVoice: '',
  targetAudience: '',
  brandType: 'small',
  contentType: 'video_script',
  contentStyle: 'professional',
  contentLocation: 'indoor',
  characterCount: 'single',
  duration: '',
  keywords: [],
  requirements: '',
  language: null,
}

export const GUIDANCE: Record<keyof typeof BRAND_TYPES, string> = {
  small: 'Personal and close: show the people behind the brand.',
  medium: 'Reliable and near: show the team and what it can do.',
  large: 'Assured and consistent: show reach and one standard for all.',
  multi_enterprise: 'One voice for many: show what the companies have in common.',
}

export function missing({ brandName, targetAudience, brandDescription }: ContentScriptForm): string | null {
  if (!brandName.trim()) return SCRIPT_TEXTS.brandName
  if (!targetAudience.trim()) return SCRIPT_TEXTS.targetAudience
  return brandDescription.trim() ? null : SCRIPT_TEXTS.brandDescription
}

const requirementsOf = ({ keywords, requirements }: ContentScriptForm): string =>
  [joinKeywords(keywords), requirements.trim()].filter(Boolean).join(', ')

export const languageOf = (form: ContentScriptForm): Language =>
  wantedLanguage({ language: form.language ?? undefined, keyRequirements: requirementsOf(form) })

export function contentScriptInputs(form: ContentScriptForm): RunInputs {
  const fields = ContentScriptRequest.parse({
    ...form,
    brandTypeGuidance: GUIDANCE[form.brandType],
    keyRequirements: requirementsOf(form),
    language: languageOf(form),
  })
  return { fields, pictures: {} }
}

export const hasMore = (form: ContentScriptForm): boolean =>
  (['brandVoice', 'brandType', 'contentLocation', 'characterCount', 'requirements'] as const).some(
    (field) => form[field] !== EMPTY_FORM[field],
  ) || form.keywords.length > 0

export const ofBrand = ({ name, voice, audience }: Brand) => ({
  brandName: name,
  brandVoice: voice,
  targetAudience: audience,
})

const SCRIPT_DESCRIPTION_MAX = 3000

export const CONTENT_SCRIPT: BenchTool<ContentScriptForm, never> = {
  run: runKindOf('content_script'),
  emptyForm: EMPTY_FORM,
  pictures: {},
  texts: { description: (text) => ({ brandDescription: text.slice(0, SCRIPT_DESCRIPTION_MAX) }) },
  missing,
  inputs: contentScriptInputs,
  again: (request) => ({ keywords: [], requirements: ContentScriptRequest.parse(request).keyRequirements }),
  fresh: { ready: 'another script' },
}

export type ScriptTool = Tool<ContentScriptForm, never>
