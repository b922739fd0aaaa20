import { useMutation } from '@tanstack/react-query'
import { updateTestimonials } from '@ufaro/contract/http/admin-site.ts'
import type { Testimonial } from '@ufaro/contract/testimonials.ts'
import { Plus } from 'lucide-react'
import { type FormEvent, useMemo } from 'react'
import { queryClient } from '#web/lib/query-client.ts'
import { call } from '#web/lib/session.ts'
import { useTestimonials } from '#web/lib/testimonials-query.ts'
import { useDraft } from '#web/studio/use-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Loaded } from '#web/ui/table/loaded.tsx'
import { notify } from '#web/ui/toast.tsx'
import { Failure, failing } from '../failing.ts'
import { TestimonialCard } from './testimonial-card.tsx'

const MOST = 12

export function TestimonialsTab() {
  return (
    <Loaded query={useTestimonials()} failure="Failed to load testimonials">
      {(testimonials) => <Editor stored={testimonials} />}
    </Loaded>
  )
}

interface Draft extends Testimonial {
  key: string
}

const draftOf = (testimonial: Testimonial): Draft => ({ ...testimonial, key: crypto.randomUUID() })

interface HeldDraft {
  draft: readonly Draft[] | null
}
const NO_DRAFT: HeldDraft = { draft: null }

function Editor({ stored }: { stored: readonly Testimonial[] }) {
  const { value, ready, change } = useDraft('testimonials', NO_DRAFT)
  const { draft } = value
  const saved = useMemo(() => stored.map(draftOf), [stored])
  const list = draft ?? saved
  const setList = (next: HeldDraft['draft']) => change({ draft: next })
  const { mutate, isPending, error } = useSaveTestimonials(() => setList(null))
  const faults = error instanceof Failure ? error.fields : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate(list.map(({ name, content }) => ({ name, content })))
  }
  // Render nothing until the draft is read. Otherwise, the server's testimonials would flash before it.
  if (!ready) return null
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <p className="text-small text-ink-soft">These stand on the landing page, in this order, for every visitor.</p>
      {list.length === 0 && <EmptyState title="No testimonials">The landing page goes without them.</EmptyState>}
      {list.map((each, at) => (
        <TestimonialCard
          key={each.key}
          testimonial={each}
          faults={{ name: faults[`testimonials.${at}.name`], content: faults[`testimonials.${at}.content`] }}
          onChange={(changes) => setList(list.map((other) => (other === each ? { ...each, ...changes } : other)))}
          onRemove={() => setList(list.filter((other) => other !== each))}
        />
      ))}
      {error && <Notice tone="danger">{error.message}</Notice>}
      {draft && <p className="text-small text-ink-soft">These changes are not saved yet.</p>}
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
        {draft && (
          <Button look="ghost" onClick={() => setList(null)}>
            Discard changes
          </Button>
        )}
      </div>
    </form>
  )
}

const useSaveTestimonials = (onSaved: () => void) =>
  useMutation({
    mutationFn: (testimonials: Testimonial[]) =>
      call(updateTestimonials, { body: { testimonials } }).catch(failing('Failed to save testimonials')),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['testimonials'] })
      onSaved()
      notify.success('Testimonials saved.')
    },
  })
