import { AppError } from '../../http/app-error.ts'
import type { Paystack } from '../../infra/paystack/paystack.ts'
import { PaystackFault } from '../../infra/paystack/paystack-fault.ts'

/** What payouts need of the provider. */
export type PayoutProvider = Pick<
  Paystack,
  'listBanks' | 'resolveAccount' | 'createRecipient' | 'transfer' | 'verifyTransfer'
>

/** The provider looked at the call and said no: nothing has happened, and asking again would not help. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof PaystackFault && (error.kind === 'rejected' || error.kind === 'not_found')

/** The provider has a transfer of this reference already, whether or not it finds it when asked. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof PaystackFault && /duplicate|already (exists|used)/i.test(`${error.code ?? ''} ${error.message}`)

/** The provider knows nothing by this name. */
export const isUnknown = (error: unknown): boolean => error instanceof PaystackFault && error.kind === 'not_found'

/** A fault of the provider as people read it. */
export const providerFailed = (cause: unknown): never => {
  if (!(cause instanceof PaystackFault)) throw cause
  throw new AppError('PROVIDER_FAILED', undefined, { cause })
}
