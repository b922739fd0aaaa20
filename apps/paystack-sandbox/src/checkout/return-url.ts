import type { Transaction } from '#sandbox/store/records.ts'

/** The merchant's page, told of the payment under both names it goes by; null where none was given. */
export function returnUrl({ callback_url, reference }: Transaction): string | null {
  if (callback_url === null) return null
  const url = new URL(callback_url)
  url.searchParams.set('trxref', reference)
  url.searchParams.set('reference', reference)
  return url.href
}
