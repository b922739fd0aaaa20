import type { Transaction } from '#sandbox/store/records.ts'

/**
 * Returns the callback URL with the reference under both names that Paystack uses, or null if there is no callback URL.
 */
export function returnUrl({ callback_url, reference }: Transaction): string | null {
  if (callback_url === null) return null
  const url = new URL(callback_url)
  url.searchParams.set('trxref', reference)
  url.searchParams.set('reference', reference)
  return url.href
}
