/**
 * Several of the person's fields as data: one JSON object on one line, empty ones left out. As in `quoteWish`, no wording
 * can end the quotation and go on as an instruction of ours.
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
