import { STRETCH_TYPE, sendStretch, uploadProgress } from '@ufaro/contract/http/uploads.ts'
import { ApiError } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/session.ts'
import { persist } from '../run/persist.ts'
import { wait } from '../run/wait.ts'

export const RESUMED_FROM_BYTES = 128 * 1024

/**
 * Uploads a file and returns the upload's id. After a lost connection, sends only the missing bytes.
 * @param onSent called with the number of bytes sent
 * @throws ApiError if the upload is refused, or when `persist` gives up
 */
export async function sendResumed(blob: Blob, onSent: (bytes: number) => void): Promise<string> {
  const params = { id: crypto.randomUUID() }
  const total = blob.size
  const { signal } = new AbortController()
  const read = () => call(uploadProgress, { params })
  let offset: number | null = 0

  const attempt = async (): Promise<string> => {
    const from: number = offset ?? (await read()).received
    offset = null
    const body = blob.slice(from, total, STRETCH_TYPE)
    const query = { offset: from, total }
    const tell = (fraction: number) => onSent(from + fraction * (total - from))
    const { upload } = await call(sendStretch, { params, query, body, onSent: tell }).catch((error) => {
      // An earlier request has already delivered these bytes, so ask the server how many it has.
      if (error instanceof ApiError && error.code === 'CONFLICT') return read()
      throw error
    })
    return upload?.id ?? attempt()
  }
  return persist(signal, wait, attempt)
}
