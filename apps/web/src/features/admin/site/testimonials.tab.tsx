import { useMutation } from '@tanstack/react-query'
import { updateTestimonials } from '@ufaro/contract/http/admin-site.ts'
import type { Testimonial } from '@ufaro/contract/testimonials.ts'
import { Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
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
import { Failure, failing } from '../failing.ts'
import { Loaded } from '../table/loaded.tsx'

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
  const { mutate, isPending, error } = useSaveTestimonials()
  const faults = error instanceof Failure ? error.fields : {}
  const change = (at: number, changes: Partial<Testimonial>) =>
    setList(list.map((each, index) => (index === at ? { ...each, ...changes } : each)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate(list.map(({ name, content }) => ({ name, content })))
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
      {error && <Notice tone="danger">{error.message}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={isPending}>
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

const useSaveTestimonials = () =>
  useMutation({
    mutationFn: (testimonials: Testimonial[]) =>
      call(updateTestimonials, { body: { testimonials } }).catch(failing('Failed to save testimonials')),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['testimonials'] })
      notify.success('Testimonials saved.')
    },
  })
