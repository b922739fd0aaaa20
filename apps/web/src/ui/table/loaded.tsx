import type { UseQueryResult } from '@tanstack/react-query'
import { createContext, type ReactNode } from 'react'
import { ApiError, sentenceOf } from '#web/lib/http/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { cn } from '#web/ui/cn.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Reference } from '#web/ui/reference.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export const Stale = createContext(false)

interface LoadedProps<Data> {
  query: UseQueryResult<Data>
  failure: string
  children: (data: Data) => ReactNode
}

export function Loaded<Data>({ query, failure, children }: LoadedProps<Data>) {
  const { data, error, isPlaceholderData, isFetching, refetch } = query
  if (error instanceof ApiError && error.code === 'NOT_ALLOWED') return <NoRights />
  if (error) {
    return (
      <Notice tone="danger" title={failure}>
        <p>{sentenceOf(error)}</p>
        <Reference error={error} />
        <Button look="secondary" loading={isFetching} onClick={() => refetch()}>
          Try Again
        </Button>
      </Notice>
    )
  }
  if (data === undefined) {
    return (
      <div role="status">
        <span className="sr-only">Loading...</span>
        <Skeleton className="h-96" />
      </div>
    )
  }
  return (
    <div
      aria-busy={isPlaceholderData}
      className={cn('transition-opacity duration-150', isPlaceholderData && 'opacity-60')}
    >
      <Stale value={isPlaceholderData}>{children(data)}</Stale>
    </div>
  )
}

function NoRights() {
  return (
    <div role="alert" className="flex flex-col items-center gap-3 py-12 text-center">
      <h2 className="text-body font-bold">Access Denied</h2>
      <p>Admin privileges required</p>
      <ButtonLink to={paths.studio}>Go to Studio</ButtonLink>
    </div>
  )
}
