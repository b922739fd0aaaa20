import { UNLIMITED } from '@ufaro/contract/credits.ts'
import { refundCredit as refundEndpoint, spendCredit as spendEndpoint } from '@ufaro/contract/http/credits.ts'
import type { ToolId } from '@ufaro/contract/tools.ts'
import { ApiError } from '../http/api-error.ts'
import type { Call } from '../http/create-call.ts'
import type { RefreshData } from './refresh-data.ts'
import type { SessionCore } from './session-core.ts'

/** For admins, whose runs cost no credits, spending and refunding do nothing. */
export function createCredits({ store, kept }: SessionCore, call: Call, refreshData: RefreshData) {
  /** A call without a response may have succeeded, so change the shown number of credits until the next refresh. */
  function adjust(mode: ToolId, by: 1 | -1, error: unknown): void {
    const { credits } = store.getState()
    const count = credits[mode]
    if (!(error instanceof ApiError && error.unreachable) || count === UNLIMITED) return
    const guessed = { ...credits, [mode]: Math.max(0, count + by) }
    store.setState({ credits: guessed })
    kept.keepCredits(guessed)
  }

  const isAdmin = () => store.getState().user?.is_admin === true
  const keyed = (key: string) => ({ 'idempotency-key': key })

  return {
    /**
     * Calls with the same `key` spend only once.
     * @returns the run's id, or null for admins
     */
    async spendCredit(mode: ToolId, key: string = crypto.randomUUID()): Promise<string | null> {
      if (isAdmin()) return null
      try {
        const { runId } = await call(spendEndpoint, { body: { mode }, headers: keyed(key) })
        void refreshData({ force: true })
        return runId
      } catch (error) {
        adjust(mode, -1, error)
        throw error
      }
    },
    /** Refunds the credit of a run in which no work has started. */
    async refundCredit(mode: ToolId, runId?: string, key: string = crypto.randomUUID()): Promise<void> {
      if (isAdmin()) return
      try {
        await call(refundEndpoint, { body: { mode, runId }, headers: keyed(key) })
        void refreshData({ force: true })
      } catch (error) {
        adjust(mode, 1, error)
        throw error
      }
    },
  }
}
