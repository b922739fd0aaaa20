import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { brandKitQuery } from '#web/studio/brand/read-brand.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { Reference } from '#web/ui/reference.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { BrandKitEditor } from './brand-kit-editor.tsx'

export function BrandKitPage() {
  // Never refetch, because the reply would overwrite what the user types.
  const { data, error, refetch } = useQuery({ ...brandKitQuery, staleTime: Number.POSITIVE_INFINITY })
  return (
    <Page title="Brand kit" width="max-w-3xl">
      <p className="-mt-4 mb-6 text-ink-soft">
        What your brand is known by. Every tool that can use it fills it in by one press.
      </p>
      {data && <BrandKitEditor kit={data} />}
      {error && !data && (
        <Notice tone="danger" title="Your brand kit could not be loaded">
          <p>{sentenceOf(error)}</p>
          <Reference error={error} />
          <Button look="secondary" onClick={() => refetch()}>
            Try Again
          </Button>
        </Notice>
      )}
      {!error && !data && <Skeleton className="h-96 w-full" />}
    </Page>
  )
}
