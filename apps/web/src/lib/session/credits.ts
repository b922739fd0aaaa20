import { UNLIMITED } from '@ufaro/contract/credits.ts'
import { refundCredit as refundEndpoint, spendCredit as spendEndpoint } from '@ufaro/contract/http/credits.ts'
import type { ToolId } from '@ufaro/contract/tools.ts'
import { ApiError } from '../http/api-error.ts'
import type { Call } from '../http/create-call.ts'
import type { RefreshData } from './refresh-data.ts'
import type { SessionCore } from './session-core.ts'

/** Spends and refunds credits. Does nothing for admins, whose runs are opened by the first generate call. */
export function createCredits({ store, kept }: SessionCore, call: Call, refreshData: RefreshData) {
  /**
   * Changes the shown number of credits after a call without a response, until the next refresh. The number never falls
   * below 0. A call that the server refused changes nothing.
   */
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
     * Spends one credit and opens a run. Calls with the same `key` spend only once.
     * @returns the run's id, or null for admins
     * @throws ApiError NO_CREDITS, PLAN_EXPIRED, DAILY_LIMIT, SERVICE_DISABLED, or unreachable
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
    /**
     * Refunds the credit of a run in which no work has started.
     * @throws ApiError NOTHING_TO_REFUND, or unreachable
     */
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
