import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { brandKitQuery } from '../brand/read-brand.ts'
import { CopyButton } from '../words/copy-button.tsx'
import { type CaptionParts, captionOf } from './caption.ts'

function useBrandContact(): string {
  const { data } = useQuery(brandKitQuery)
  const contacts = data?.contacts ?? []
  return (contacts.find(({ type }) => type === 'phone') ?? contacts[0])?.value ?? ''
}

export function useCaption() {
  const [{ contact, ...typed }, setParts] = useState<Omit<CaptionParts, 'contact'> & { contact: string | null }>({
    ...{ what: '', price: '', contact: null },
  })
  const kept = useBrandContact()
  const parts = { ...typed, contact: contact ?? kept }
  return {
    parts,
    text: captionOf(parts),
    change: (changes: Partial<CaptionParts>) => setParts((before) => ({ ...before, ...changes })),
  }
}

export function CaptionFields({ parts, text, change }: ReturnType<typeof useCaption>) {
  return (
    <section aria-label="Caption" className="space-y-3">
      <Field label="What it is">
        <Input
          value={parts.what}
          maxLength={120}
          onChange={({ currentTarget }) => change({ what: currentTarget.value })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Price">
          <Input
            value={parts.price}
            maxLength={40}
            placeholder="₦5,000"
            onChange={({ currentTarget }) => change({ price: currentTarget.value })}
          />
        </Field>
        <Field label="Contact">
          <Input
            value={parts.contact}
            maxLength={200}
            placeholder="0801 234 5678"
            onChange={({ currentTarget }) => change({ contact: currentTarget.value })}
          />
        </Field>
      </div>
      {text && (
        <div className="space-y-2 rounded-card bg-sunken p-3">
          <p className="text-small break-words whitespace-pre-line">{text}</p>
          <CopyButton text={text} name="caption" />
        </div>
      )}
    </section>
  )
}
