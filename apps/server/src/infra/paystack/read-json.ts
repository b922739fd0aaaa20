type Revive = (key: string, value: unknown, context: { source?: string }) => unknown

/**
 * Parses JSON from Paystack. Integers beyond double precision become text, because Paystack's ids have 64 bits. NUL and
 * lone surrogates are removed, because PostgreSQL cannot store them.
 * @throws SyntaxError
 */
export function readJson(text: string): unknown {
  const revive: Revive = (_key, value, { source }) => {
    if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '')
    const exact = typeof value !== 'number' || Number.isSafeInteger(value) || !/^-?\d+$/.test(source ?? '')
    return exact ? value : source
  }
  return JSON.parse(text, revive as (key: string, value: unknown) => unknown)
}
