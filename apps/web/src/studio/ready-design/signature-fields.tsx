import type { Signature } from '@ufaro/contract/template.ts'
import { Plus, X } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { InsetField } from './inset-field.tsx'

const MOST = 3

interface SignatureFieldsProps {
  signatures: readonly Signature[]
  onChange: (signatures: Signature[]) => void
}

export function SignatureFields({ signatures, onChange }: SignatureFieldsProps) {
  const change = (at: number, part: Partial<Signature>) =>
    onChange(signatures.map((one, n) => (n === at ? { ...one, ...part } : one)))
  return (
    <fieldset className="space-y-4">
      <legend className="text-small font-bold">Signatures</legend>
      {signatures.map((signature, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a new signature has nothing else to identify it
        <div key={at} className="space-y-3 rounded-card border border-line p-3">
          <Field label="Name" required>
            <Input
              value={signature.name}
              maxLength={80}
              onChange={({ currentTarget }) => change(at, { name: currentTarget.value })}
            />
          </Field>
          <Field label="Office">
            <Input
              value={signature.role}
              maxLength={80}
              onChange={({ currentTarget }) => change(at, { role: currentTarget.value })}
            />
          </Field>
          <InsetField
            label="Signature"
            value={signature.image ?? null}
            onChange={(image) => change(at, { image: image ?? undefined })}
          />
          <Button
            look="ghost"
            className="px-3 text-small"
            onClick={() => onChange(signatures.filter((_, n) => n !== at))}
          >
            <X aria-hidden className="size-4" />
            Nobody signs here
          </Button>
        </div>
      ))}
      {signatures.length < MOST && (
        <Button
          look="secondary"
          className="px-3 text-small"
          onClick={() => onChange([...signatures, { name: '', role: '' }])}
        >
          <Plus aria-hidden className="size-4" />
          Add somebody who signs
        </Button>
      )}
    </fieldset>
  )
}
