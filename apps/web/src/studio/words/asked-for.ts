import { MEASURED, PLEASE_ADD, withoutMeasured } from '@ufaro/contract/tools/measured.ts'

/**
 * Returns a hint below a description that contains a part measured from a picture. Undefined for other descriptions.
 */
export function askedFor(description: string): string | undefined {
  if (!description.includes(MEASURED)) return undefined
  return withoutMeasured(description) ? 'The measured line is left out of your texts.' : PLEASE_ADD
}
