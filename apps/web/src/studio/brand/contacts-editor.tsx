import { BRAND_LIMITS, CONTACT_POSITIONS, CONTACT_TYPES, PLATFORMS } from '@ufaro/contract/brand.ts'
import { Plus, Trash2 } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import type { DraftContact } from './contacts.ts'

const TYPES = {
  address: 'Address',
  email: 'Email',
  phone: 'Phone',
  website: 'Website',
  social_media: 'Social media',
} as const
const POSITIONS = {
  top_left: 'Top left',
  top_right: 'Top right',
  bottom_left: 'Bottom left',
  bottom_right: 'Bottom right',
  center: 'Centre',
} as const
const PLATFORM_NAMES = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'Twitter',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  youtube: 'YouTube',
} as const

interface ContactsEditorProps {
  contacts: readonly DraftContact[]
  onChange: (contacts: DraftContact[]) => void
}

export function ContactsEditor({ contacts, onChange }: ContactsEditorProps) {
  const add = () =>
    onChange([...contacts, { id: crypto.randomUUID(), type: 'phone', value: '', position: 'bottom_left' }])
  return (
    <fieldset className="space-y-3">
      <legend className="mb-1.5 text-small font-bold">
        Contacts <span className="font-normal text-ink-soft">(optional)</span>
      </legend>
      {contacts.map((contact, index) => (
        <ContactRow
          key={contact.id}
          name={`Contact ${index + 1}`}
          contact={contact}
          onChange={(changes) =>
            onChange(contacts.map((each) => (each.id === contact.id ? { ...each, ...changes } : each)))
          }
          onRemove={() => onChange(contacts.filter(({ id }) => id !== contact.id))}
        />
      ))}
      {contacts.length < BRAND_LIMITS.contacts && (
        <Button look="secondary" className="w-full text-small" onClick={add}>
          <Plus aria-hidden className="size-4" />
          Add a contact
        </Button>
      )}
    </fieldset>
  )
}

interface ContactRowProps {
  name: string
  contact: DraftContact
  onChange: (changes: Partial<DraftContact>) => void
  onRemove: () => void
}

function ContactRow({ name, contact, onChange, onRemove }: ContactRowProps) {
  const { type, value, position, platform } = contact
  return (
    <div className="space-y-2 rounded-card border border-line p-2">
      <div className="flex gap-1">
        <div className="min-w-0 flex-1">
          <Choice
            label={`${name}: kind`}
            value={type}
            names={TYPES}
            order={CONTACT_TYPES}
            onChange={(kind) => onChange({ type: kind })}
          />
        </div>
        <IconButton label={`Remove ${name.toLowerCase()}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      {type === 'social_media' && (
        <Choice
          label={`${name}: platform`}
          value={platform ?? PLATFORMS[0]}
          names={PLATFORM_NAMES}
          order={PLATFORMS}
          onChange={(chosen) => onChange({ platform: chosen })}
        />
      )}
      <Input
        aria-label={`${name}: what it says`}
        value={value}
        maxLength={BRAND_LIMITS.contact}
        placeholder={PLACEHOLDERS[type]}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange({ value: currentTarget.value })}
      />
      <Choice
        label={`${name}: place`}
        value={position}
        names={POSITIONS}
        order={CONTACT_POSITIONS}
        onChange={(chosen) => onChange({ position: chosen })}
      />
    </div>
  )
}

const PLACEHOLDERS = {
  address: '12 Adéọlá Odeku St, Lagos',
  email: 'hello@example.com',
  phone: '+234 803 555 0199',
  website: 'example.com',
  social_media: '@yourname',
} as const

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  names: Record<Value, string>
  order: readonly Value[]
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, value, names, order, onChange }: ChoiceProps<Value>) {
  return (
    <Select aria-label={label} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}>
      {order.map((each) => (
        <option key={each} value={each}>
          {names[each]}
        </option>
      ))}
    </Select>
  )
}
