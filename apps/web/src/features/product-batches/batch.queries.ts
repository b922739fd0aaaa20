import { useQueries, useQueryClient } from '@tanstack/react-query'
import { archiveLink, getRun } from '@ufaro/contract/http/generations.ts'
import { retryProductPhoto } from '@ufaro/contract/http/product-batches.ts'
import { isEnded } from '@ufaro/contract/run.ts'
import { runKey } from '#web/lib/query-keys.ts'
import { call } from '#web/lib/session.ts'
import { sendOnce } from '#web/studio/upload/send-once.ts'
import { takePicture } from '#web/studio/upload/take-picture.ts'

const LOOK_AGAIN_MS = 2000

export const useBatchRuns = (runIds: readonly string[]) =>
  useQueries({
    queries: runIds.map((id) => ({
      queryKey: runKey(id),
      queryFn: ({ signal }: { signal: AbortSignal }) => call(getRun, { params: { id }, signal }),
      refetchInterval: ({ state }: { state: { data?: { status: Parameters<typeof isEnded>[0] } } }) =>
        state.data && isEnded(state.data.status) ? (false as const) : LOOK_AGAIN_MS,
    })),
  })

export function useBatchChanges() {
  const cache = useQueryClient()
  return {
    async retry(runId: string, index: number, file?: File): Promise<void> {
      const named = file ? [['photo', `upload:${await sendOnce((await takePicture(file)).blob)}`]] : []
      const body = Object.fromEntries(named)
      const run = await call(retryProductPhoto, { params: { id: runId, index: String(index) }, body })
      cache.setQueryData(runKey(runId), run)
    },

    archive: async (runId: string): Promise<string> => (await call(archiveLink, { params: { id: runId } })).url,
  }
}
