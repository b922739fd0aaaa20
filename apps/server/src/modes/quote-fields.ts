import { oneLine } from './own-words.ts'

/** JSON escaping keeps the text from ending the quotation and being read as instructions by the model. */
export function quoteFields(fields: Record<string, string>): string {
  const filled = Object.entries(fields)
    .map(([name, value]) => [name, oneLine(value)])
    .filter(([, value]) => value)
  return `What the person wrote, as a JSON object: ${JSON.stringify(Object.fromEntries(filled))}`
}
