import { countWords, FLYER_LIMITS, FLYER_TEXTS } from '@ufaro/contract/tools/flyer.ts'
import type { FlyerField as FieldName } from '@ufaro/render/draw/flyer/find-texts.ts'
import { ContactsEditor } from '#web/studio/brand/contacts-editor.tsx'
import type { FieldList } from '#web/ui/fields/field-list.ts'
import { Fields } from '#web/ui/fields/fields.tsx'
import type { FlyerForm } from './flyer.form.ts'

const TEXTS: Record<Exclude<FieldName, 'contacts'>, FieldList<FlyerForm>> = {
  content: [
    {
      type: 'paragraph',
      name: 'content',
      label: 'What it says',
      required: true,
      hint: 'The first line or sentence becomes the headline.',
      max: FLYER_LIMITS.characters,
      rows: 5,
      placeholder: 'Grand opening this Saturday!\nFree pastries and half price coffee all day.',
      aside: ({ content }) => `${countWords(content)} / ${FLYER_LIMITS.words} words`,
      error: ({ content }) => (countWords(content) > FLYER_LIMITS.words ? FLYER_TEXTS.contentWords : undefined),
    },
  ],
  brandName: [
    {
      type: 'text',
      name: 'brandName',
      label: 'Brand name',
      max: FLYER_LIMITS.brandName,
      autoComplete: 'organization',
    },
  ],
}

interface FlyerFieldProps {
  name: FieldName
  form: FlyerForm
  onChange: (changes: Partial<FlyerForm>) => void
}

export const FlyerField = ({ name, form, onChange }: FlyerFieldProps) => (
  <div data-flyer-field={name}>
    {name === 'contacts' ? (
      <ContactsEditor contacts={form.contacts} onChange={(contacts) => onChange({ contacts })} />
    ) : (
      <Fields of={TEXTS[name]} form={form} onChange={onChange} />
    )}
  </div>
)

export function focusText(name: FieldName, text: string): boolean {
  const frame = document.querySelector(`[data-flyer-field=${name}]`)
  const inputs = [...(frame?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('textarea, input') ?? [])]
  const input = inputs.find(({ value }) => placeOf(text, value) >= 0) ?? inputs[0]
  if (!input) return false
  input.focus({ preventScroll: true })
  input.scrollIntoView({ block: 'center' })
  const at = placeOf(text, input.value)
  if (at >= 0) input.setSelectionRange(at, at + text.length)
  return true
}

/** Position of a text of the drawn flyer in what the user typed, or -1. Layouts may change case and line breaks. */
const placeOf = (text: string, typed: string): number =>
  typed.replace(/\s/g, ' ').toLowerCase().indexOf(text.toLowerCase())
