import { BRAND_LIMITS } from '@ufaro/contract/brand.ts'
import { AUDIENCES, COPY_STYLES, DESCRIPTION_MAX, KEYWORDS_MAX, LANGUAGES } from '@ufaro/contract/tools/copywriter.ts'
import { UseBrandKit } from '#web/studio/brand/use-brand-kit.tsx'
import { PictureField } from '#web/studio/upload/picture-field.tsx'
import { IntakeFault } from '#web/studio/upload/picture-zone.tsx'
import { askedFor } from '#web/studio/words/asked-for.ts'
import { KeywordField } from '#web/studio/words/keyword-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { AUTO_EXTRACT, type CopywriterTool, ofBrand, PHOTO_HINT } from './copywriter.form.ts'
import { useAutoExtract } from './use-auto-extract.ts'

export function CopywriterFields({ tool }: { tool: CopywriterTool }) {
  const { form, pictures, busy, change } = tool
  const { photo } = pictures
  const extract = useAutoExtract(form, tool.ready, change)
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
      <div>
        <div className="flex items-center justify-between gap-2">
          <span aria-hidden className="text-small font-bold">
            {AUTO_EXTRACT}
          </span>
          <Switch label={AUTO_EXTRACT} checked={form.autoExtract} onChange={(autoExtract) => change({ autoExtract })} />
        </div>
        <p className="text-small text-ink-soft">Reads your photo while the description is empty. It costs no credit.</p>
        <p role="status" className="flex items-center gap-1.5 text-small empty:hidden">
          {extract.reading && (
            <>
              <Spinner className="[&_svg]:size-4" />
              Reading your photo…
            </>
          )}
          {extract.fault && <span className="text-danger">{extract.fault}</span>}
        </p>
      </div>
      <Field
        label="Product description"
        required
        hint={askedFor(form.description)}
        aside={`${form.description.length}/${DESCRIPTION_MAX.toLocaleString('en')}`}
      >
        <Textarea
          value={form.description}
          maxLength={DESCRIPTION_MAX}
          placeholder="Handmade leather bags from Aba. Each one is stitched by hand."
          onChange={({ currentTarget }) => change({ description: currentTarget.value })}
        />
      </Field>
      <KeywordField
        label="Keywords"
        hint="Press Enter after each."
        value={form.keywords}
        max={KEYWORDS_MAX}
        onChange={(keywords) => change({ keywords })}
      />
      <Field label="Brand name" hint="Signs the texts.">
        <Input
          value={form.brandName}
          maxLength={BRAND_LIMITS.name}
          autoComplete="organization"
          onChange={({ currentTarget }) => change({ brandName: currentTarget.value })}
        />
      </Field>
      <Field label="Brand voice" hint="The style below decides most.">
        <Input
          value={form.brandVoice}
          maxLength={BRAND_LIMITS.voice}
          placeholder="Warm, proud, plain words"
          autoComplete="off"
          onChange={({ currentTarget }) => change({ brandVoice: currentTarget.value })}
        />
      </Field>
      <Choice
        label="Audience"
        value={form.audience}
        choices={AUDIENCES}
        onChange={(audience) => change({ audience })}
      />
      <Choice label="Style" value={form.style} choices={COPY_STYLES} onChange={(style) => change({ style })} />
      <Choice
        label="Language"
        value={form.language}
        choices={LANGUAGES}
        onChange={(language) => change({ language })}
      />
    </>
  )
}

interface ChoiceProps<T extends string> {
  label: string
  value: T
  choices: readonly T[]
  onChange: (value: T) => void
}

function Choice<T extends string>({ label, value, choices, onChange }: ChoiceProps<T>) {
  return (
    <Field label={label} required>
      <Select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value as T)}>
        {choices.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </Select>
    </Field>
  )
}
