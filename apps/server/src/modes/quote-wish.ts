/**
 * The person's words as data: one JSON string on one line. Quotes and line breaks are escaped, so that no wording can
 * end the quotation and go on as an instruction of ours.
 */
export function quoteWish(wish: string): string {
  const words = wish
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  if (!words) return 'The person has no special wishes.'
  return `The person's wishes, as a JSON string: ${JSON.stringify(words)}`
}
