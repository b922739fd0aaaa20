import { BRAND_LIMITS } from '@ufaro/contract/brand.ts'
import {
  BRAND_TYPES,
  type CHARACTER_COUNTS,
  CONTENT_STYLES,
  CONTENT_TYPES,
  LOCATIONS,
  QUICK_KEYWORDS,
} from '@ufaro/contract/tools/content-script.ts'
import { LANGUAGES } from '@ufaro/contract/tools/copywriter.ts'
import { UseBrandKit } from '#web/studio/brand/use-brand-kit.tsx'
import { KeywordField } from '#web/studio/words/keyword-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { type ContentScriptForm, languageOf, ofBrand } from './content-script.form.ts'

const COUNT_LABELS: Record<(typeof CHARACTER_COUNTS)[number], string> = {
  single: 'One person',
  two: 'Two people',
  three: 'Three people',
  multi: 'Four or more people',
}
const LOCATION_LABELS = Object.fromEntries(
  LOCATIONS.map((place) => [place, place.charAt(0).toUpperCase() + place.slice(1)]),
) as Record<(typeof LOCATIONS)[number], string>
/** Characters; the request allows 2,000 for both together. */
const [KEYWORDS_MAX, REQUIREMENTS_MAX] = [600, 1390]

interface ScriptFieldsProps {
  form: ContentScriptForm
  onChange: (changes: Partial<ContentScriptForm>) => void
}

export function ScriptFields({ form, onChange }: ScriptFieldsProps) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2 sm:max-w-sm">
        <UseBrandKit of={ofBrand} form={form} onChange={onChange} />
      </div>
      <Field label="Brand name" required>
        <Input
          value={form.brandName}
          maxLength={100}
          autoComplete="organization"
          onChange={({ currentTarget }) => onChange({ brandName: currentTarget.value })}
        />
      </Field>
      <Field label="Target audience" required>
        <Input
          value={form.targetAudience}
          maxLength={500}
          placeholder="Young parents in Lagos"
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ targetAudience: currentTarget.value })}
        />
      </Field>
      <div className="sm:col-span-2">
        <Field label="Brand or product description" required>
          <Textarea
            value={form.brandDescription}
            maxLength={3000}
            onChange={({ currentTarget }) => onChange({ brandDescription: currentTarget.value })}
          />
        </Field>
      </div>
      <div className="sm:col-span-2">
        <Field label="Brand voice" hint="How the brand speaks.">
          <Input
            value={form.brandVoice}
            maxLength={BRAND_LIMITS.voice}
            placeholder="Warm, proud, plain words"
            autoComplete="off"
            onChange={({ currentTarget }) => onChange({ brandVoice: currentTarget.value })}
          />
        </Field>
      </div>
      <ScriptChoices form={form} onChange={onChange} />
      <div className="sm:col-span-2">
        <KeywordField
          label="Keywords"
          hint="Choose some, or add your own with Enter."
          value={form.keywords}
          quick={QUICK_KEYWORDS}
          max={KEYWORDS_MAX}
          onChange={(keywords) => onChange({ keywords })}
        />
      </div>
      <div className="sm:col-span-2">
        <Field label="Key requirements" hint="What must be in it.">
          <Textarea
            value={form.requirements}
            maxLength={REQUIREMENTS_MAX}
            rows={2}
            onChange={({ currentTarget }) => onChange({ requirements: currentTarget.value })}
          />
        </Field>
      </div>
    </div>
  )
}

function ScriptChoices({ form, onChange }: ScriptFieldsProps) {
  return (
    <>
      <Choice
        label="Brand type"
        value={form.brandType}
        labels={BRAND_TYPES}
        onChange={(brandType) => onChange({ brandType })}
      />
      <Choice
        label="Content type"
        value={form.contentType}
        labels={CONTENT_TYPES}
        onChange={(contentType) => onChange({ contentType })}
      />
      <Choice
        label="Content style"
        value={form.contentStyle}
        labels={CONTENT_STYLES}
        onChange={(contentStyle) => onChange({ contentStyle })}
      />
      <Choice
        label="Location"
        value={form.contentLocation}
        labels={LOCATION_LABELS}
        onChange={(contentLocation) => onChange({ contentLocation })}
      />
      <Choice
        label="Characters"
        value={form.characterCount}
        labels={COUNT_LABELS}
        onChange={(characterCount) => onChange({ characterCount })}
      />
      <Field label="Duration">
        <Input
          value={form.duration}
          maxLength={100}
          placeholder="60 seconds"
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ duration: currentTarget.value })}
        />
      </Field>
      <Choice
        label="Language"
        value={languageOf(form)}
        labels={Object.fromEntries(LANGUAGES.map((each) => [each, each])) as Record<(typeof LANGUAGES)[number], string>}
        onChange={(language) => onChange({ language })}
      />
    </>
  )
}

interface ChoiceProps<T extends string> {
  label: string
  value: T
  labels: Readonly<Record<T, string>>
  onChange: (value: T) => void
}

function Choice<T extends string>({ label, value, labels, onChange }: ChoiceProps<T>) {
  return (
    <Field label={label} required>
      <Select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value as T)}>
        {(Object.entries(labels) as [T, string][]).map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
