/**
 * User text as a one-line JSON string. Quotes and line breaks are escaped, so that no text can escape the quotation
 * and continue as instructions.
 */
export function quoteWish(wish: string): string {
  const words = wish
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  if (!words) return 'The person has no special wishes.'
  return `The person's wishes, as a JSON string: ${JSON.stringify(words)}`
}
