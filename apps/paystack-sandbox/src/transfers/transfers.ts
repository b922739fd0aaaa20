import type { Faults } from '#sandbox/control/faults.ts'
import { invalid, notFound, PaystackError } from '#sandbox/http/envelope.ts'
import { amountOf, type Fields, needText, textOf } from '#sandbox/http/fields.ts'
import { type NextId, randomCode } from '#sandbox/store/ids.ts'
import type { Journal } from '#sandbox/store/journal.ts'
import type { Later } from '#sandbox/store/later.ts'
import type { Recipient, Transfer, TransferEnd } from '#sandbox/store/records.ts'
import { toTransfer } from '#sandbox/transfers/transfer.view.ts'
import type { Webhooks } from '#sandbox/webhooks/webhooks.ts'

const OTP = '123456'
/** The merchant's balance in kobo. A transfer does not reduce it, so it only limits the amount of one transfer. */
export const BALANCE = 1_000_000_000

interface Deps {
  journal: Journal
  nextId: NextId
  faults: Faults
  webhooks: Webhooks
  later: Later
}

export type Transfers = ReturnType<typeof createTransfers>

export function createTransfers({ journal, nextId, faults, webhooks, later }: Deps) {
  const table = journal.table<Transfer>('transfers')
  const recipients = journal.table<Recipient>('recipients')
  const view = (row: Transfer) => toTransfer(row, recipients.get(row.recipient))

  function change(row: Transfer, what: Partial<Transfer>): Transfer {
    return table.put(row.reference, { ...row, ...what, updated_at: new Date().toISOString() })
  }

  function end(reference: string, status: TransferEnd): Transfer {
    const ended = change(get(reference), { status })
    void webhooks.emit(`transfer.${status}`, view(ended))
    return ended
  }

  function goOn({ reference, ends }: Transfer): void {
    later.aStep(() => {
      if (get(reference).status === 'pending') end(reference, ends)
    })
  }

  function get(name: string): Transfer {
    const row = table.get(name) ?? table.all().find(({ transfer_code }) => transfer_code === name)
    if (!row) throw notFound('Transfer not found')
    return row
  }

  function readNew(fields: Fields): Pick<Transfer, 'amount' | 'recipient' | 'reference' | 'reason'> {
    if (needText(fields, 'source', 'Source') !== 'balance') throw invalid('Source must be balance')
    const amount = amountOf(fields.amount)
    if (!amount || amount < 10_000) throw invalid('Invalid Amount Sent', 'invalid_amount')
    if (amount > BALANCE) throw invalid('Your balance is not enough to fulfil this request', 'insufficient_balance')
    const recipient = needText(fields, 'recipient', 'Recipient')
    if (!recipients.get(recipient)) throw notFound('Recipient specified is invalid')
    const reference = textOf(fields.reference) ?? randomCode(20)
    if (!/^[a-z0-9_-]{16,50}$/.test(reference)) {
      throw invalid('Reference must be 16 to 50 lowercase letters, digits, dashes and underscores', 'invalid_reference')
    }
    return { amount, recipient, reference, reason: textOf(fields.reason) ?? '' }
  }

  return {
    get,
    view,
    end,
    list: (): Transfer[] => table.all().reverse(),

    /** A repeated call with the same reference, amount and recipient returns the first transfer. */
    create: (fields: Fields): Transfer => {
      const request = readNew(fields)
      const known = table.get(request.reference)
      if (known?.amount === request.amount && known.recipient === request.recipient) return known
      if (known) {
        throw new PaystackError({
          message: 'Please provide a unique reference. Reference already exists on a transfer',
          code: 'duplicate_reference',
        })
      }
      const how = faults.now().transfers
      const now = new Date().toISOString()
      const row = table.put(request.reference, {
        ...request,
        id: nextId(),
        transfer_code: `TRF_${randomCode(15)}`,
        status: how === 'otp' ? 'otp' : 'pending',
        ends: how === 'otp' ? 'success' : how,
        ...{ created_at: now, updated_at: now },
      })
      if (row.status === 'pending') goOn(row)
      return row
    },

    finalize: (fields: Fields): Transfer => {
      const row = get(needText(fields, 'transfer_code', 'Transfer code'))
      if (row.status !== 'otp') throw invalid('Transfer is not waiting for an OTP')
      if (fields.otp !== OTP) throw invalid('OTP is invalid or has expired', 'invalid_otp')
      const pending = change(row, { status: 'pending' })
      goOn(pending)
      return pending
    },

    resume: () => {
      for (const row of table.all()) if (row.status === 'pending') goOn(row)
    },
  }
}
