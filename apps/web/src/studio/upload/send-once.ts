import { createUpload, UPLOAD_HOURS } from '@ufaro/contract/http/uploads.ts'
import { createStore } from 'zustand/vanilla'
import { call } from '#web/lib/session.ts'
import { RESUMED_FROM_BYTES, sendResumed } from './send-resumed.ts'

interface Sending {
  id: Promise<string>
  goodUntil: number
}

/** An upload that expires within this many milliseconds is not reused, because the run must start before then. */
const MARGIN_MS = 15 * 60_000

const sendings = new WeakMap<Blob, Sending>()

export const onTheWay = createStore<ReadonlyMap<Blob, number>>(() => new Map())

function show(blob: Blob, bytes: number | null): void {
  const next = new Map(onTheWay.getState())
  if (bytes === null) next.delete(blob)
  else next.set(blob, bytes)
  onTheWay.setState(next, true)
}

async function send(blob: Blob): Promise<string> {
  show(blob, 0)
  try {
    if (blob.size > RESUMED_FROM_BYTES) return await sendResumed(blob, (bytes) => show(blob, bytes))
    const { id } = await call(createUpload, { body: blob, onSent: (fraction) => show(blob, fraction * blob.size) })
    return id
  } finally {
    show(blob, null)
  }
}

/**
 * Uploads a file, and returns the upload's id. Calls with the same file share the upload until it is about to expire.
 * @throws ApiError, after which the next call tries again
 */
export function sendOnce(blob: Blob): Promise<string> {
  const known = sendings.get(blob)
  if (known && known.goodUntil > Date.now()) return known.id
  const sending = { id: send(blob), goodUntil: Date.now() + UPLOAD_HOURS * 3_600_000 - MARGIN_MS }
  sendings.set(blob, sending)
  sending.id.catch(() => sendings.delete(blob))
  return sending.id
}
