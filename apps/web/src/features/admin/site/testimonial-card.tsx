import type { Testimonial } from '@ufaro/contract/testimonials.ts'
import { Trash2 } from 'lucide-react'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

interface TestimonialCardProps {
  testimonial: Testimonial
  faults: { name: string | undefined; content: string | undefined }
  onChange: (changes: Partial<Testimonial>) => void
  onRemove: () => void
}

export function TestimonialCard({ testimonial, faults, onChange, onRemove }: TestimonialCardProps) {
  const { name, content } = testimonial
  return (
    <Card className="space-y-3">
      <div className="flex items-end gap-2">
        <div className="grow">
          <Field label="Name" required error={faults.name}>
            <Input value={name} maxLength={100} onChange={(event) => onChange({ name: event.currentTarget.value })} />
          </Field>
        </div>
        <IconButton label={`Remove the words of ${name || 'nobody'}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <Field label="Content" required error={faults.content}>
        <Textarea
          rows={3}
          className="field-sizing-content min-h-24"
          value={content}
          maxLength={600}
          onChange={(event) => onChange({ content: event.currentTarget.value })}
        />
      </Field>
    </Card>
  )
}
