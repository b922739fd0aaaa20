import { MINIMUM_PAYOUT_KOBO } from '@ufaro/contract/commission.ts'
import { formatNaira, nairaOf } from '@ufaro/contract/money.ts'
import { type Db, type Tx, transaction } from '../../db/db.ts'
import type { PayoutRow } from '../../db/schema/affiliate.ts'
import { AppError } from '../../http/app-error.ts'
import type { Log } from '../../infra/log.ts'
import type { ErrorsService } from '../errors/errors.service.ts'
import { findAffiliateById } from './affiliates.repo.ts'
import { findBankAccountOf, keepRecipient } from './banks.repo.ts'
import * as payouts from './payouts.repo.ts'
import { isDuplicate, isRefusal, isUnknown, type PayoutProvider, providerFailed } from './provider.ts'
import { endOf, NOTES, type Transfers } from './transfers.ts'

interface Deps {
  db: Db
  log: Log
  provider: PayoutProvider | null
  transfers: Transfers
  errors: Pick<ErrorsService, 'record'>
}

export interface HandChange {
  status?: 'paid' | 'failed' | undefined
  note?: string | null | undefined
}

/**
 * `sentAt` is the time of the last transfer request in milliseconds since 1970. It is read before Paystack is queried,
 * so that a later request is noticed.
 */
interface ProviderCheck {
  sentAt: number | undefined
}

const isOpen = ({ status }: PayoutRow): boolean => status === 'pending' || status === 'processing'
const waitsForPerson = (status: string): boolean => status === 'otp'
const onItsWay = () => new AppError('CONFLICT', 'Its transfer may be on its way. Please look again in a few minutes.')

const REASON = 'Ufaro affiliate commission'
const FOLLOWED_AT_ONCE = 50
/** After a change of bank details, payouts wait this long, so that the owner can react to the mail about the change. */
const AFTER_CHANGE_MS = 24 * 3_600_000

async function refusalOf(db: Db, affiliateId: string): Promise<AppError | undefined> {
  const { amount, isOpen } = await payouts.readDue(db, affiliateId)
  if (isOpen) return new AppError('NOTHING_PAYABLE', 'A payout to this affiliate has not come to its end yet.')
  if (amount <= 0) return new AppError('NOTHING_PAYABLE')
  if (amount >= MINIMUM_PAYOUT_KOBO) return undefined
  const [now, minimum] = [amount, MINIMUM_PAYOUT_KOBO].map((kobo) => formatNaira(nairaOf(kobo)))
  return new AppError('NOTHING_PAYABLE', `Payouts begin at ${minimum}, and ${now} may be paid out now.`)
}

/**
 * A payout is committed before its transfer is sent. After that, its reference is queried or sent again until Paystack
 * reports a final state.
 */
export function createPayoutsService({ db, log, provider, transfers, errors }: Deps) {
  const hear = async (payout: PayoutRow, transfer: { status: string; amount: number }) => {
    const end = endOf(transfer.status)
    if (!end) return
    const after = await transaction(db, (tx) => transfers.settle(tx, payout.reference, end, transfer.amount))
    await after?.()
  }

  /**
   * After Paystack refuses a transfer, marks its payout as failed only if Paystack has no transfer with the reference,
   * because an earlier request may have succeeded.
   */
  const refused = async (provider: PayoutProvider, payout: PayoutRow, refusal: Error) => {
    try {
      await hear(payout, await provider.verifyTransfer(payout.reference))
    } catch (error) {
      // A duplicate reference means that the transfer exists but cannot be queried yet. It is queried again later.
      if (!isUnknown(error) || isDuplicate(refusal)) throw error
      const message = `Payout ${payout.reference}: ${refusal.message}`
      await errors.record({ severity: 'error', service_type: 'payouts', code: 'TRANSFER_REFUSED', message })
      await transaction(db, async (tx) => {
        const held = await payouts.lockPayout(tx, payout.id)
        if (held) await payouts.endPayout(tx, held, 'failed', { note: NOTES.refused })
      })
    }
  }

  const send = async (provider: PayoutProvider, payout: PayoutRow & { recipientCode: string }) => {
    const { reference, amount, recipientCode: recipient } = payout
    if (!(await payouts.claimSending(db, payout.id))) return
    try {
      await hear(payout, await provider.transfer({ reference, amount, recipient, reason: REASON }))
    } catch (error) {
      if (!isRefusal(error)) throw error
      await refused(provider, payout, error as Error)
    } finally {
      await payouts.endSending(db, payout.id)
    }
  }

  const sendAgainIfUnknown = async (provider: PayoutProvider, payout: PayoutRow & { recipientCode: string }) => {
    try {
      await hear(payout, await provider.verifyTransfer(payout.reference))
    } catch (error) {
      if (!isUnknown(error)) throw error
      await send(provider, payout)
    }
  }

  const attempt = (payout: PayoutRow, work: (payout: PayoutRow & { recipientCode: string }) => Promise<void>) => {
    const { recipientCode } = payout
    if (!recipientCode) return
    return work({ ...payout, recipientCode }).catch((error) =>
      log.warn({ err: error, reference: payout.reference }, 'the outcome of a transfer is unknown'),
    )
  }

  return {
    /**
     * Registers the affiliate's bank account with Paystack, outside any transaction.
     * @returns the recipient code, or null if the payout must be paid by hand: no bank details, or payments are off
     * @throws AppError NOT_FOUND, NOTHING_PAYABLE, PROVIDER_FAILED
     */
    async prepare(affiliateId: string): Promise<string | null> {
      if (!(await findAffiliateById(db, affiliateId))) throw new AppError('NOT_FOUND')
      const refusal = await refusalOf(db, affiliateId)
      if (refusal) throw refusal
      const account = await findBankAccountOf(db, affiliateId)
      if (account && Date.now() - account.updatedAt.getTime() < AFTER_CHANGE_MS) {
        throw new AppError('NOTHING_PAYABLE', 'The bank details have changed. Payouts wait for 24 hours after that.')
      }
      if (!account || !provider) return null
      if (account.recipientCode) return account.recipientCode
      const { accountName: name, accountNumber, bankCode } = account
      const recipient = await provider.createRecipient({ name, accountNumber, bankCode }).catch(providerFailed)
      await keepRecipient(db, account, recipient.recipient_code)
      return recipient.recipient_code
    },

    async open(tx: Tx, affiliateId: string, recipientCode: string | null): Promise<PayoutRow> {
      const payout = await payouts.openPayout(tx, affiliateId, recipientCode)
      if (!payout) throw (await refusalOf(tx, affiliateId)) ?? new AppError('NOTHING_PAYABLE')
      return payout
    },

    /** Starts the transfer of a committed payout. Never throws, because `follow` retries. */
    async start(payout: PayoutRow): Promise<void> {
      if (provider) await attempt(payout, (ready) => send(provider, ready))
    },

    /**
     * Queries the transfers of open payouts and sends those that Paystack does not know. Also queries recently paid
     * transfers, because banks may return money.
     */
    async follow(): Promise<void> {
      if (!provider) return
      for (const payout of await payouts.listTravelling(db, FOLLOWED_AT_ONCE)) {
        await attempt(payout, (ready) => sendAgainIfUnknown(provider, ready))
      }
      for (let count = 0; count < FOLLOWED_AT_ONCE; count++) {
        const payout = await payouts.claimPaidOut(db)
        if (!payout) return
        await attempt(payout, async (paid) => hear(paid, await provider.verifyTransfer(paid.reference)))
      }
    },

    /**
     * Asks Paystack for the transfer's state before an admin marks a payout as paid by hand. Must run outside any
     * transaction.
     * @returns the state that `changeByHand` expects
     * @throws AppError CONFLICT while a transfer may be in progress, PROVIDER_FAILED if its state is unknown
     */
    async checkProvider(id: string, { status }: HandChange): Promise<ProviderCheck> {
      const payout = await payouts.findPayout(db, id)
      const sentAt = payout?.sentAt?.getTime()
      if (status !== 'paid' || !payout?.recipientCode || !provider || !isOpen(payout)) return { sentAt }
      if (payout.sendingUntil && payout.sendingUntil.getTime() > Date.now()) throw onItsWay()
      const transfer = await provider.verifyTransfer(payout.reference).catch((error) => {
        if (!isUnknown(error)) providerFailed(error)
        return null
      })
      if (!transfer) return { sentAt }
      await hear(payout, transfer)
      if (!endOf(transfer.status) && !waitsForPerson(transfer.status)) throw onItsWay()
      return { sentAt }
    },

    /**
     * A transfer that was sent cannot be stopped, so its payout cannot be marked as failed.
     * @throws AppError NOT_FOUND, CONFLICT if the payout has ended or its transfer was sent since Paystack was asked
     */
    async changeByHand(tx: Tx, id: string, { status, note }: HandChange, checked: ProviderCheck): Promise<void> {
      const payout = await payouts.lockPayout(tx, id)
      if (!payout) throw new AppError('NOT_FOUND')
      if (status && isOpen(payout) && payout.sentAt?.getTime() !== checked.sentAt) throw onItsWay()
      if (note !== undefined) await payouts.setNote(tx, id, note)
      if (!status || (status === 'paid' && payout.status === 'paid')) return
      const mayEnd = status === 'paid' || payout.status === 'pending'
      const ended = mayEnd && (await payouts.endPayout(tx, payout, status, { byHand: true }))
      if (!ended) throw new AppError('CONFLICT', `A payout that is ${payout.status} cannot be marked as ${status}.`)
    },
  }
}
export type PayoutsService = ReturnType<typeof createPayoutsService>
