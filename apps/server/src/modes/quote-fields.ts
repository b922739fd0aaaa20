/**
 * User fields as one line of JSON, without empty ones. As in `quoteWish`, no text can escape the quotation and
 * continue as instructions.
 */
export function quoteFields(fields: Record<string, string>): string {
  const filled = Object.entries(fields)
    .map(([name, value]) => [
      name,
      value
        .normalize('NFC')
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim(),
    ])
    .filter(([, value]) => value)
  return `What the person wrote, as a JSON object: ${JSON.stringify(Object.fromEntries(filled))}`
}
