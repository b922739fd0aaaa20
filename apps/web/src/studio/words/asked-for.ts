import { MEASURED, PLEASE_ADD, withoutMeasured } from '@ufaro/contract/tools/measured.ts'

/** What is said under a description that was measured from a photo, until the person has added what a photo cannot tell. */
export function askedFor(description: string): string | undefined {
  if (!description.includes(MEASURED)) return undefined
  return withoutMeasured(description) ? 'The measured line is left out of your texts.' : PLEASE_ADD
}
