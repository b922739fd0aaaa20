import { BRAND_LIMITS } from '@ufaro/contract/brand.ts'
import { AUDIENCES, COPY_STYLES, DESCRIPTION_MAX, KEYWORDS_MAX, LANGUAGES } from '@ufaro/contract/tools/copywriter.ts'
import { UseBrandKit } from '#web/studio/brand/use-brand-kit.tsx'
import { IntakeFault } from '#web/studio/upload/intake-fault.tsx'
import { PictureField } from '#web/studio/upload/picture-field.tsx'
import { askedFor } from '#web/studio/words/asked-for.ts'
import { KeywordField } from '#web/studio/words/keyword-field.tsx'
import type { FieldList } from '#web/ui/fields/field-list.ts'
import { Fields } from '#web/ui/fields/fields.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Toggle } from '#web/ui/toggle.tsx'
import { AUTO_EXTRACT, type CopywriterForm, type CopywriterTool, ofBrand, PHOTO_HINT } from './copywriter.form.ts'
import { useAutoExtract } from './use-auto-extract.ts'

const DESCRIPTION: FieldList<CopywriterForm> = [
  {
    type: 'paragraph',
    name: 'description',
    label: 'Product description',
    required: true,
    hint: ({ description }) => askedFor(description),
    max: DESCRIPTION_MAX,
    aside: 'length',
    placeholder: 'Handmade leather bags from Aba. Each one is stitched by hand.',
  },
]

const BRAND_AND_VOICE: FieldList<CopywriterForm> = [
  {
    type: 'text',
    name: 'brandName',
    label: 'Brand name',
    hint: 'Signs the texts.',
    max: BRAND_LIMITS.name,
    autoComplete: 'organization',
  },
  {
    type: 'text',
    name: 'brandVoice',
    label: 'Brand voice',
    hint: 'The style below decides most.',
    max: BRAND_LIMITS.voice,
    placeholder: 'Warm, proud, plain words',
  },
  { type: 'select', name: 'audience', label: 'Audience', options: AUDIENCES },
  { type: 'select', name: 'style', label: 'Style', options: COPY_STYLES },
  { type: 'select', name: 'language', label: 'Language', options: LANGUAGES },
]

export function CopywriterFields({ tool }: { tool: CopywriterTool }) {
  const { form, pictures, busy, change } = tool
  const { photo } = pictures
  return (
    <>
      <UseBrandKit of={ofBrand} form={form} disabled={busy} onChange={change} />
      <div className="space-y-1.5">
        <PictureField
          label="Product photo (optional)"
          {...photo}
          name={photo.name ?? PHOTO_HINT}
          disabled={busy}
          onRemove={() => change({ photo: null })}
        />
        <IntakeFault intake={photo.intake} />
      </div>
      <AutoExtract tool={tool} />
      <Fields of={DESCRIPTION} form={form} onChange={change} />
      <KeywordField
        label="Keywords"
        hint="Press Enter after each."
        value={form.keywords}
        max={KEYWORDS_MAX}
        onChange={(keywords) => change({ keywords })}
      />
      <Fields of={BRAND_AND_VOICE} form={form} onChange={change} />
    </>
  )
}

function AutoExtract({ tool: { form, ready, change } }: { tool: CopywriterTool }) {
  const { reading, fault } = useAutoExtract(form, ready, change)
  return (
    <div>
      <Toggle
        label={AUTO_EXTRACT}
        hint="Reads your photo while the description is empty. It costs no credit."
        checked={form.autoExtract}
        onChange={(autoExtract) => change({ autoExtract })}
      />
      <p role="status" className="flex items-center gap-1.5 text-small empty:hidden">
        {reading && (
          <>
            <Spinner className="[&_svg]:size-4" />
            Reading your photo…
          </>
        )}
        {fault && <span className="text-danger">{fault}</span>}
      </p>
    </div>
  )
}
