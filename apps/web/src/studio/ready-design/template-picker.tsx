import { useQuery } from '@tanstack/react-query'
import { listTemplates } from '@ufaro/contract/http/templates.ts'
import type { Template, TemplateKind } from '@ufaro/contract/template.ts'
import { useId } from 'react'
import { shared } from '#web/lib/query-client.ts'
import { call } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export const useTemplates = (kind: TemplateKind) =>
  useQuery({
    queryKey: ['templates', kind],
    queryFn: ({ signal }) => call(listTemplates, { query: { kind }, signal }),
    select: ({ templates }) => templates,
    staleTime: Number.POSITIVE_INFINITY,
    meta: shared,
  })

interface TemplatePickerProps {
  query: ReturnType<typeof useTemplates>
  value: string | null
  onChange: (template: Template) => void
}

export function TemplatePicker({ query, value, onChange }: TemplatePickerProps) {
  const name = useId()
  if (query.isError)
    return (
      <Notice tone="danger" title="The designs could not be loaded">
        <Button look="secondary" loading={query.isFetching} onClick={() => query.refetch()}>
          Try Again
        </Button>
      </Notice>
    )
  if (!query.data) return <Skeleton className="h-48" />
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-small font-bold">Design</legend>
      <div className="-m-1 grid auto-cols-[8.5rem] gap-2 p-1 max-sm:grid-flow-col max-sm:overflow-x-auto sm:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]">
        {query.data.map((template) => (
          <label
            key={template.id}
            className={cn(
              'relative flex cursor-pointer flex-col gap-1 rounded-card border border-line-strong bg-surface p-2 transition-colors duration-150 hover:bg-sunken',
              'has-checked:border-accent-text has-checked:ring-1 has-checked:ring-accent-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text',
            )}
          >
            <input
              type="radio"
              name={name}
              value={template.id}
              checked={template.id === value}
              onChange={() => onChange(template)}
              className="sr-only"
            />
            <img
              src={template.preview_url}
              alt=""
              loading="lazy"
              width={template.width}
              height={template.height}
              className="h-auto w-full rounded-tight bg-sunken"
            />
            <span className="text-small">{template.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
