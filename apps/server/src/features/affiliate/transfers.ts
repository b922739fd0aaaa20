import { z } from 'zod/mini'
import type { Tx } from '../../db/db.ts'
import type { PayoutRow } from '../../db/schema/affiliate.ts'
import type { ErrorsService } from '../errors/errors.service.ts'
import { endPayout, lockByReference, type TransferEnd } from './payouts.repo.ts'

export interface TransferEvent {
  event: string
  data?: unknown
}

const ENDS = new Map<string, TransferEnd>([
  ['success', 'paid'],
  ['failed', 'failed'],
  ['reversed', 'reversed'],
])

/** Null while the transfer is in progress. */
export const endOf = (status: string): TransferEnd | null => ENDS.get(status) ?? null

const EventData = z.object({ reference: z.string(), amount: z.union([z.int(), z.string()]) })

function readEvent({ event, data }: TransferEvent): { reference: string; amount: number; end: TransferEnd } | null {
  const end = event.startsWith('transfer.') && endOf(event.slice('transfer.'.length))
  const parsed = EventData.safeParse(data)
  return end && parsed.success ? { reference: parsed.data.reference, amount: Number(parsed.data.amount), end } : null
}

/**
 * Records an alarm through a database connection of its own. Must run after the commit, because transactions that wait
 * for a second connection can exhaust the pool.
 */
export type AfterCommit = (() => Promise<void>) | null

export const NOTES = {
  refused: 'The provider did not take the transfer.',
  failed: 'The transfer failed.',
  reversed: 'The transfer came back.',
} as const

export function createTransfers({ errors }: { errors: Pick<ErrorsService, 'record'> }) {
  const alarm = (code: string, message: string) =>
    errors.record({ severity: 'critical', service_type: 'payouts', code, message })

  const mismatchOf = (payout: PayoutRow, end: TransferEnd, amount: number): [code: string, message: string] | null => {
    const name = `Payout ${payout.reference}`
    if (amount !== payout.amount)
      return ['TRANSFER_AMOUNT', `${name} is ${payout.amount} kobo, its transfer ${amount}.`]
    if (end !== 'paid') return null
    if (payout.byHand) return ['PAID_TWICE', `${name} was marked as paid by hand, and its transfer went through too.`]
    if (payout.status === 'failed') return ['PAID_AFTER_FAILURE', `${name} had failed, and its transfer went through.`]
    return null
  }

  const settle = async (tx: Tx, reference: string, end: TransferEnd, amount: number): Promise<AfterCommit> => {
    const payout = await lockByReference(tx, reference)
    if (!payout) return null
    const mismatch = mismatchOf(payout, end, amount)
    if (mismatch) return () => alarm(...mismatch)
    if (!payout.byHand) await endPayout(tx, payout, end, end === 'paid' ? {} : { note: NOTES[end] })
    return null
  }

  return {
    settle,

    async transferChanged(tx: Tx, event: TransferEvent): Promise<AfterCommit> {
      const transfer = readEvent(event)
      return transfer && settle(tx, transfer.reference, transfer.end, transfer.amount)
    },
  }
}
export type Transfers = ReturnType<typeof createTransfers>
