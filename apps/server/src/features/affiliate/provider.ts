import { AppError } from '../../http/app-error.ts'
import type { Paystack } from '../../infra/paystack/paystack.ts'
import { PaystackFault } from '../../infra/paystack/paystack-fault.ts'

export type PayoutProvider = Pick<
  Paystack,
  'listBanks' | 'resolveAccount' | 'createRecipient' | 'transfer' | 'verifyTransfer'
>

/** Whether Paystack refused the request. A refused request had no effect, and a retry would not help. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof PaystackFault && (error.kind === 'rejected' || error.kind === 'not_found')

/** Whether Paystack already has a transfer with this reference, even if the transfer cannot be queried yet. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof PaystackFault && /duplicate|already (exists|used)/i.test(`${error.code ?? ''} ${error.message}`)

export const isUnknown = (error: unknown): boolean => error instanceof PaystackFault && error.kind === 'not_found'

export const providerFailed = (cause: unknown): never => {
  if (!(cause instanceof PaystackFault)) throw cause
  throw new AppError('PROVIDER_FAILED', undefined, { cause })
}
