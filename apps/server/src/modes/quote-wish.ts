import { oneLine } from './own-words.ts'

/** JSON escaping keeps the text from ending the quotation and being read as instructions by the model. */
export function quoteWish(wish: string): string {
  const words = oneLine(wish)
  if (!words) return 'The person has no special wishes.'
  return `The person's wishes, as a JSON string: ${JSON.stringify(words)}`
}
