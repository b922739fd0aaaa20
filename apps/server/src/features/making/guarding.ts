import type { Guard } from '@ufaro/contract/output.ts'
import type { Log } from '../../infra/log.ts'
import type { Made } from '../../modes/tool-job.ts'
import type { Builtin } from '../builtin/builtin.service.ts'
import type { Effort } from '../runs/outputs.service.ts'
import type { Order } from './try-engines.ts'

const GUARDED: readonly Order['mode'][] = ['headshot', 'dp']
const NOT_MEASURED: Guard = { tone: 'not_measured', lightness: null, face: 'not_measured' }

/**
 * Compares the skin tone and face of an AI picture with the user's photo. If the comparison fails with an error, the
 * picture is delivered anyway.
 */
export function createGuarding({ builtin, log }: { builtin: Pick<Builtin, 'ask'>; log: Log }) {
  return async (order: Order, made: Made, { engine }: Effort, signal: AbortSignal): Promise<Guard | null> => {
    const [photo] = order.inputs.productImageDataUrl ?? []
    if (engine === null || engine === 'builtin' || made.kind !== 'image' || !photo) return null
    if (!GUARDED.includes(order.mode)) return null
    const pictures = { before: photo, after: made.picture.bytes }
    return builtin.ask('guard', pictures, { key: order.runId, signal }).catch((error) => {
      signal.throwIfAborted()
      log.warn({ err: error, runId: order.runId }, 'a picture could not be compared with its photo')
      return NOT_MEASURED
    })
  }
}
export type Guarding = ReturnType<typeof createGuarding>
