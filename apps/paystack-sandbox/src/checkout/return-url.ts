import type { Transaction } from '#sandbox/store/records.ts'

/** The callback URL with the reference under both names the provider uses; null without one. */
export function returnUrl({ callback_url, reference }: Transaction): string | null {
  if (callback_url === null) return null
  const url = new URL(callback_url)
  url.searchParams.set('trxref', reference)
  url.searchParams.set('reference', reference)
  return url.href
}
