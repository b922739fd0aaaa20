type Revive = (key: string, value: unknown, context: { source?: string }) => unknown

/**
 * Parses the provider's JSON. Integers beyond a double (its ids are unsigned 64-bit) become text; NUL and lone
 * surrogates, which the database cannot store, are removed from texts.
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
