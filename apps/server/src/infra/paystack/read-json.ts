type Revive = (key: string, value: unknown, context: { source?: string }) => unknown

/**
 * JSON as the provider sends it. Whole numbers beyond a double (its ids are unsigned 64-bit) come as text, and texts
 * lose what a database cannot hold: zero characters and halves of a pair.
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
