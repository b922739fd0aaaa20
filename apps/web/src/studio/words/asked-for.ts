import { MEASURED, PLEASE_ADD, withoutMeasured } from '@ufaro/contract/tools/measured.ts'

/** Hint below a measured description, until the user has completed the description. */
export function askedFor(description: string): string | undefined {
  if (!description.includes(MEASURED)) return undefined
  return withoutMeasured(description) ? 'The measured line is left out of your texts.' : PLEASE_ADD
}
