import { json, lineFault } from '../stand-ins/faults.ts'
import { type RecordedCall, startStandIn } from '../stand-ins/stand-in-server.ts'

interface Sent {
  reference: string
  amount: number
  recipient: string
  status: string
}

const BANKS = [
  { name: 'Zenith Bank', code: '057', active: true, is_deleted: false },
  { name: 'Access Bank', code: '044', active: true, is_deleted: false },
  { name: 'Access Bank', code: '044', active: true, is_deleted: false, pay_with_bank: true },
  { name: 'Closed Bank', code: '999', active: false, is_deleted: true },
]
const UNRESOLVABLE = '9999999999'

const good = (message: string, data: unknown, meta?: unknown) => json(200, { status: true, message, data, meta })
const bad = (status: number, message: string, code?: string) =>
  json(status, { status: false, message, type: 'validation_error', code, meta: { nextStep: 'Look again' } })

/**
 * The provider's side of payouts. A fault named `late` takes the transfer in and loses the answer; `refuse` refuses it;
 * `otp`, `success` and others are the state a transfer begins with.
 */
export async function startBank() {
  const transfers = new Map<string, Sent>()

  const transfer = (call: RecordedCall, fault: string | null) => {
    const { reference, amount, recipient } = call.body as Sent
    if (fault === 'refuse') return bad(400, 'Your balance is not enough to fulfil this request', 'insufficient_balance')
    if (transfers.has(reference)) return bad(400, 'Please provide a unique reference', 'duplicate_reference')
    const status = fault && fault !== 'late' ? fault : 'pending'
    transfers.set(reference, { reference, amount, recipient, status })
    return fault === 'late' ? ('reset' as const) : good('Transfer requires OTP to continue', view(reference))
  }

  const view = (reference: string) => {
    const sent = transfers.get(reference)
    return sent && { ...sent, transfer_code: `TRF_${reference}`, currency: 'NGN', source: 'balance', domain: 'test' }
  }

  const answer = (call: RecordedCall, fault: string | null) => {
    const url = new URL(call.path, 'http://bank')
    if (url.pathname === '/bank') return good('Banks retrieved', BANKS, { next: null, perPage: 100 })
    if (url.pathname === '/bank/resolve') {
      const account_number = url.searchParams.get('account_number')
      if (account_number === UNRESOLVABLE)
        return bad(422, 'Could not resolve account name. Check parameters or try again.')
      return good('Account number resolved', { account_number, account_name: '=ADA "QUEEN", EZE' })
    }
    if (url.pathname === '/transferrecipient') {
      const { account_number } = call.body as { account_number: string }
      return good('Transfer recipient created successfully', { recipient_code: `RCP_${account_number}`, active: true })
    }
    if (url.pathname === '/transfer') return transfer(call, fault)
    const found = view(url.pathname.replace('/transfer/verify/', ''))
    return found ? good('Transfer retrieved', found) : bad(404, 'Transfer not found', 'transfer_not_found')
  }

  const standIn = await startStandIn({
    keyOf: (headers) => headers.authorization?.replace('Bearer ', '') ?? '',
    answer: async (call, fault) => {
      const right = async () => answer(call, fault?.name ?? null)
      return (fault && (await lineFault(fault, async () => answer(call, null)))) ?? right()
    },
  })
  return {
    ...standIn,
    env: { PAYSTACK_SECRET_KEY: 'sk_test_affiliates', PAYSTACK_BASE_URL: standIn.origin },
    transfers,
    /** How a transfer stands from now on. */
    settle: (reference: string, status: string) => {
      const sent = transfers.get(reference)
      if (sent) sent.status = status
    },
    callsTo: (path: string) => standIn.calls.filter((call) => call.path.startsWith(path) && call.method === 'POST'),
  }
}
export type BankStandIn = Awaited<ReturnType<typeof startBank>>
