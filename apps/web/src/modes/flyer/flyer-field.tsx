import { FLYER_LIMITS } from '@ufaro/contract/tools/flyer.ts'
import type { FlyerField as FieldName } from '@ufaro/render/draw/flyer/find-texts.ts'
import { ContactsEditor } from '#web/studio/brand/contacts-editor.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { ContentField } from './content-field.tsx'
import type { FlyerForm } from './flyer.form.ts'

interface FlyerFieldProps {
  name: FieldName
  form: FlyerForm
  onChange: (changes: Partial<FlyerForm>) => void
}

export const FlyerField = (props: FlyerFieldProps) => (
  <div data-flyer-field={props.name}>
    <Control {...props} />
  </div>
)

function Control({ name, form, onChange }: FlyerFieldProps) {
  if (name === 'content') return <ContentField content={form.content} onChange={(content) => onChange({ content })} />
  if (name === 'contacts')
    return <ContactsEditor contacts={form.contacts} onChange={(contacts) => onChange({ contacts })} />
  return (
    <Field label="Brand name">
      <Input
        value={form.brandName}
        maxLength={FLYER_LIMITS.brandName}
        autoComplete="organization"
        onChange={({ currentTarget }) => onChange({ brandName: currentTarget.value })}
      />
    </Field>
  )
}

/** Moves the cursor to a text in its field. False if the field is not on the page. */
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

/** Position of drawn words in the typed text; layouts may change case and line breaks. */
const placeOf = (text: string, typed: string): number =>
  typed.replace(/\s/g, ' ').toLowerCase().indexOf(text.toLowerCase())
