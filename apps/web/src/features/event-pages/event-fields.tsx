import { CONTACT_WISHES, EVENT_PAGE_LIMITS } from '@ufaro/contract/event-page.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Toggle } from '#web/ui/toggle.tsx'
import type { EventWords } from './new/event-page.form.ts'

const CONTACT_WORDS = {
  none: 'Do not ask',
  optional: 'Ask, and let guests leave it out',
  required: 'Ask everybody',
} as const

interface EventFieldsProps {
  form: EventWords
  errors: Record<string, string>
  onChange: (changes: Partial<EventWords>) => void
}

export function EventFields({ form, errors, onChange }: EventFieldsProps) {
  return (
    <>
      <Field label="Title" required error={errors.title}>
        <Input
          value={form.title}
          maxLength={EVENT_PAGE_LIMITS.title}
          onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="When" hint="Nigerian time" error={errors.starts_at}>
          <Input
            type="datetime-local"
            value={form.startsAt}
            onChange={({ currentTarget }) => onChange({ startsAt: currentTarget.value })}
          />
        </Field>
        <Field label="Where" error={errors.venue}>
          <Input
            value={form.venue}
            maxLength={EVENT_PAGE_LIMITS.venue}
            onChange={({ currentTarget }) => onChange({ venue: currentTarget.value })}
          />
        </Field>
      </div>
      <Field
        label="Phone number or email address"
        required
        hint="Guests who give it agree that you may contact them. Nobody but you sees it."
        error={errors.contact}
      >
        <Select
          value={form.contact}
          onChange={({ currentTarget }) => onChange({ contact: currentTarget.value as EventWords['contact'] })}
        >
          {CONTACT_WISHES.map((wish) => (
            <option key={wish} value={wish}>
              {CONTACT_WORDS[wish]}
            </option>
          ))}
        </Select>
      </Field>
    </>
  )
}

export function EventMoreFields({ form, errors, onChange }: EventFieldsProps) {
  return (
    <>
      <Field
        label="Guests can join until"
        hint="Nigerian time. Empty: until you close the page."
        error={errors.closes_at}
      >
        <Input
          type="datetime-local"
          value={form.closesAt}
          onChange={({ currentTarget }) => onChange({ closesAt: currentTarget.value })}
        />
      </Field>
      <Toggle
        label="Show how many are going"
        hint="Names are shown to nobody but you."
        checked={form.showCount}
        onChange={(showCount) => onChange({ showCount })}
      />
    </>
  )
}
