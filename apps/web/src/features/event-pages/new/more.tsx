import { EVENT_PAGE_LIMITS } from '@ufaro/contract/event-page.ts'
import { formatCount } from '#web/lib/formats.ts'
import { Field } from '#web/ui/field.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { Input } from '#web/ui/input.tsx'
import { EventMoreFields } from '../event-fields.tsx'
import { NameStyleFields } from '../name-style-fields.tsx'
import { type PageForm, slugOf } from './event-page.form.ts'

interface MoreProps {
  form: PageForm
  faults: Record<string, string>
  onChange: (changes: Partial<PageForm>) => void
}

const WITHIN = ['guest_limit', 'slug', 'closes_at']

export function More({ form, faults, onChange }: MoreProps) {
  const isWrong = WITHIN.some((field) => field in faults)
  return (
    // A change of the key remounts the group, so that an error opens it even if the user had closed it.
    <FieldGroup key={String(isWrong)} title="More" summary="Limits, address, letters" open={isWrong}>
      <div className="space-y-5">
        <EventMoreFields form={form} errors={faults} onChange={onChange} />
        <Field
          label="Most guests"
          required
          hint={`Up to ${formatCount(EVENT_PAGE_LIMITS.guests)}. After that the page says it is full.`}
          error={faults.guest_limit}
        >
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            max={EVENT_PAGE_LIMITS.guests}
            value={form.guestLimit}
            onChange={({ currentTarget }) => onChange({ guestLimit: currentTarget.value })}
          />
        </Field>
        <Field
          label="Address"
          hint={`${window.location.host}/e/${form.slug || '…'} Empty: it is made from the title. It cannot be changed later.`}
          error={faults.slug}
        >
          <Input
            value={form.slug}
            maxLength={60}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            placeholder="praise-night"
            onChange={({ currentTarget }) => onChange({ slug: slugOf(currentTarget.value) })}
          />
        </Field>
        <NameStyleFields style={form.nameStyle} onChange={(nameStyle) => onChange({ nameStyle })} />
      </div>
    </FieldGroup>
  )
}
