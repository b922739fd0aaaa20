import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApiKey } from '@ufaro/contract/api-key.ts'
import { createKey, deleteKey, listKeys, type NewKey } from '@ufaro/contract/http/keys.ts'
import { useState } from 'react'
import { ApiError, sentenceOf } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/session.ts'
import { notify } from '#web/ui/toast.tsx'

const KEY = ['api-keys']

export function useKeys() {
  const cache = useQueryClient()
  const [removing, setRemoving] = useState<string>()
  const list = useQuery({ queryKey: KEY, queryFn: () => call(listKeys), select: ({ keys }) => keys })
  const refresh = () => cache.invalidateQueries({ queryKey: KEY })

  return {
    list,
    removing,

    async create(wanted: NewKey) {
      const made = await call(createKey, { body: wanted })
      void refresh()
      return made
    },

    async remove({ id, name }: ApiKey): Promise<void> {
      setRemoving(id)
      try {
        await call(deleteKey, { params: { id } })
        notify.success(`“${name}” was deleted.`)
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) notify.error(sentenceOf(error))
      } finally {
        await refresh()
        setRemoving(undefined)
      }
    },
  }
}
