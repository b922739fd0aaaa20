import { invalid } from '#sandbox/http/envelope.ts'

export type Fields = Record<string, unknown>

/** @throws PaystackError if the body is not a JSON object */
export function readFields(body: unknown): Fields {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Fields
  throw invalid('Invalid request body')
}

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

/** @throws PaystackError that names the missing field */
export function needText(fields: Fields, name: string, title: string): string {
  const value = textOf(fields[name])
  if (value === undefined) throw invalid(`${title} is required`, 'missing_params')
  return value
}

/** Reads a whole number of kobo from a number or digits. Undefined for anything else. */
export function amountOf(value: unknown): number | undefined {
  const amount = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
  return typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 0 ? amount : undefined
}
