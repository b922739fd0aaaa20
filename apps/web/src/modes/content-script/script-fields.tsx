import { BRAND_LIMITS } from '@ufaro/contract/brand.ts'
import {
  BRAND_TYPES,
  CONTENT_STYLES,
  CONTENT_TYPES,
  LOCATIONS,
  QUICK_KEYWORDS,
} from '@ufaro/contract/tools/content-script.ts'
import { LANGUAGES, type Language } from '@ufaro/contract/tools/copywriter.ts'
import { useState } from 'react'
import { UseBrandKit } from '#web/studio/brand/use-brand-kit.tsx'
import { KeywordField } from '#web/studio/words/keyword-field.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import type { FieldList } from '#web/ui/fields/field-list.ts'
import { Fields } from '#web/ui/fields/fields.tsx'
import { type ContentScriptForm, hasMore, languageOf, ofBrand, type ScriptTool } from './content-script.form.ts'

const COUNTS = { single: 'One person', two: 'Two people', three: 'Three people', multi: 'Four or more people' }
const PLACES = LOCATIONS.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))
/** Characters allowed in the two fields. The request joins both in `keyRequirements`, which allows 2,000 characters. */
const [KEYWORDS_MAX, REQUIREMENTS_MAX] = [600, 1390]

type Shown = Omit<ContentScriptForm, 'language'> & { language: Language }

const FIRST: FieldList<Shown> = [
  { type: 'text', name: 'brandName', label: 'Brand name', required: true, max: 100, autoComplete: 'organization' },
  {
    type: 'text',
    name: 'targetAudience',
    label: 'Target audience',
    required: true,
    max: 500,
    placeholder: 'Young parents in Lagos',
  },
  {
    type: 'paragraph',
    name: 'brandDescription',
    label: 'Brand or product description',
    required: true,
    max: 3000,
    wide: true,
  },
  { type: 'select', name: 'contentType', label: 'Content type', options: CONTENT_TYPES },
  { type: 'select', name: 'contentStyle', label: 'Content style', options: CONTENT_STYLES },
  { type: 'select', name: 'language', label: 'Language', options: LANGUAGES },
  { type: 'text', name: 'duration', label: 'Duration', max: 100, placeholder: '60 seconds' },
]
const MORE: FieldList<ContentScriptForm> = [
  {
    type: 'text',
    name: 'brandVoice',
    label: 'Brand voice',
    hint: 'How the brand speaks.',
    max: BRAND_LIMITS.voice,
    placeholder: 'Warm, proud, plain words',
    wide: true,
  },
  { type: 'select', name: 'brandType', label: 'Brand type', options: BRAND_TYPES },
  { type: 'select', name: 'contentLocation', label: 'Location', options: PLACES },
  { type: 'select', name: 'characterCount', label: 'Characters', options: COUNTS },
  {
    type: 'paragraph',
    name: 'requirements',
    label: 'Key requirements',
    hint: 'What must be in it.',
    max: REQUIREMENTS_MAX,
    rows: 2,
    wide: true,
  },
]

export function ScriptFields({ tool: { form, change } }: { tool: ScriptTool }) {
  const saysMore = hasMore(form)
  const [unfolded, setUnfolded] = useState(saysMore)
  // Open the group if a field has a value. Keep it open when the field is emptied: the user may still type.
  if (saysMore && !unfolded) setUnfolded(true)
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2 sm:max-w-sm">
        <UseBrandKit of={ofBrand} form={form} onChange={change} />
      </div>
      <Fields of={FIRST} form={{ ...form, language: languageOf(form) }} onChange={change} />
      <div className="sm:col-span-2">
        <FieldGroup title="More" summary="Keywords, place, voice" open={unfolded}>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <div className="sm:col-span-2">
              <KeywordField
                label="Keywords"
                hint="Choose some, or add your own with Enter."
                value={form.keywords}
                quick={QUICK_KEYWORDS}
                max={KEYWORDS_MAX}
                onChange={(keywords) => change({ keywords })}
              />
            </div>
            <Fields of={MORE} form={form} onChange={change} />
          </div>
        </FieldGroup>
      </div>
    </div>
  )
}
