import { useQuery, useQueryClient } from '@tanstack/react-query'
import { deleteSession, listSessions, type Session } from '@ufaro/contract/http/auth.ts'
import { useState } from 'react'
import { ApiError, sentenceOf } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/session.ts'
import { notify } from '#web/ui/toast.tsx'

const KEY = ['sessions']

export function useSessions() {
  const cache = useQueryClient()
  const [ending, setEnding] = useState<ReadonlySet<string>>(new Set())
  const list = useQuery({ queryKey: KEY, queryFn: () => call(listSessions), select: ({ sessions }) => sessions })

  async function end(ids: readonly string[]): Promise<void> {
    setEnding(new Set(ids))
    try {
      await Promise.all(ids.map(endOne))
      notify.success(ids.length === 1 ? 'Signed out there.' : 'Signed out everywhere else.')
    } catch (error) {
      notify.error(sentenceOf(error))
    } finally {
      await cache.invalidateQueries({ queryKey: KEY })
      setEnding(new Set())
    }
  }

  return { list, ending, end, endOthers: (others: readonly Session[]) => end(others.map(({ id }) => id)) }
}

async function endOne(id: string): Promise<void> {
  try {
    await call(deleteSession, { params: { id } })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}
