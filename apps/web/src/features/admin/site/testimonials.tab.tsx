import { updateTestimonials } from '@ufaro/contract/http/admin-site.ts'
import type { Testimonial } from '@ufaro/contract/testimonials.ts'
import { Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { ApiError } from '#web/lib/http/api-error.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { call } from '#web/lib/session.ts'
import { useTestimonials } from '#web/lib/testimonials-query.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { notify } from '#web/ui/toast.tsx'
import { Loaded } from '../table/loaded.tsx'
import { failureOf } from '../tell-failure.ts'

const MOST = 12

/** What customers say on the landing page. */
export function TestimonialsTab() {
  return (
    <Loaded query={useTestimonials()} failure="Failed to load testimonials">
      {(testimonials) => <Editor stored={testimonials} />}
    </Loaded>
  )
}

interface Draft extends Testimonial {
  key: number
}

let drafts = 0
const draftOf = (testimonial: Testimonial): Draft => ({ ...testimonial, key: drafts++ })

function Editor({ stored }: { stored: readonly Testimonial[] }) {
  const [list, setList] = useState<readonly Draft[]>(() => stored.map(draftOf))
  const { saving, fault, save } = useSaving()
  const faults = fault instanceof ApiError ? fault.fields : {}
  const change = (at: number, changes: Partial<Testimonial>) =>
    setList(list.map((each, index) => (index === at ? { ...each, ...changes } : each)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(list.map(({ name, content }) => ({ name, content })))
  }
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <p className="text-small text-ink-soft">These stand on the landing page, in this order, for every visitor.</p>
      {list.map((each, at) => (
        <Card key={each.key} className="space-y-3">
          <div className="flex items-end gap-2">
            <div className="grow">
              <Field label="Name" required error={faults[`testimonials.${at}.name`]}>
                <Input
                  value={each.name}
                  maxLength={100}
                  onChange={(event) => change(at, { name: event.currentTarget.value })}
                />
              </Field>
            </div>
            <IconButton
              label={`Remove the words of ${each.name || 'nobody'}`}
              onClick={() => setList(list.filter((other) => other !== each))}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </div>
          <Field label="Words" required error={faults[`testimonials.${at}.content`]}>
            <Textarea
              rows={3}
              value={each.content}
              maxLength={600}
              onChange={(event) => change(at, { content: event.currentTarget.value })}
            />
          </Field>
        </Card>
      ))}
      {fault !== null && <Notice tone="danger">{failureOf('Failed to save testimonials', fault)}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={saving}>
          Save testimonials
        </Button>
        <Button
          look="secondary"
          disabled={list.length >= MOST}
          onClick={() => setList([...list, draftOf({ name: '', content: '' })])}
        >
          <Plus aria-hidden className="size-5" />
          Add one
        </Button>
      </div>
    </form>
  )
}

function useSaving() {
  const [saving, setSaving] = useState(false)
  const [fault, setFault] = useState<unknown>(null)
  async function save(testimonials: Testimonial[]) {
    setSaving(true)
    setFault(null)
    try {
      await call(updateTestimonials, { body: { testimonials } })
      await queryClient.invalidateQueries({ queryKey: ['testimonials'] })
      notify.success('Testimonials saved.')
    } catch (error) {
      setFault(error)
    } finally {
      setSaving(false)
    }
  }
  return { saving, fault, save }
}
